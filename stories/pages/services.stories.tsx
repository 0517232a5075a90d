import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ServicesPage } from "#src/pages/services/services-page.tsx";
import { fakeApp, guest, InApp } from "../support/app.tsx";

const meta = {
  title: "Pages/Services",
  component: ServicesPage,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ServicesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor is told what each tool takes, gives, costs, and how long it was measured to take. */
export const Visitor: Story = {
  render: () => (
    <InApp path="/services" make={() => fakeApp({ session: guest() })}>
      <ServicesPage />
    </InApp>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("thường 31–44 giây")).toHaveLength(5);
    await expect(canvas.getByRole("link", { name: "Mở Thử đồ" })).toHaveAttribute(
      "href",
      "/virtual-tryon",
    );
    await expect(canvas.getByRole("button", { name: "Tạo tài khoản" })).toBeVisible();
  },
};
export const English: Story = { ...Visitor, globals: { locale: "en" }, play: async () => {} };
