import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { NotFoundPage } from "#src/pages/shell/not-found-page.tsx";
import { fakeApp, guest, InApp } from "../support/app.tsx";

const meta = {
  title: "Pages/Not found",
  component: NotFoundPage,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof NotFoundPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It names the address that is no page, and leads on. */
export const Missing: Story = {
  render: () => (
    <InApp path="/khong/co-trang-nay" make={() => fakeApp({ session: guest() })}>
      <NotFoundPage />
    </InApp>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Không có trang này");
    await expect(canvas.getByText("/khong/co-trang-nay")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Về trang chủ" })).toHaveAttribute("href", "/");
  },
};
export const English: Story = { ...Missing, globals: { locale: "en" }, play: async () => {} };
