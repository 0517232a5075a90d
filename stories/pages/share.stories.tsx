import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { SharePage } from "#src/pages/share/share-page.tsx";
import { PublicPage } from "#src/pages/shell/public-page.tsx";
import { fakeApp, InApp } from "../support/app.tsx";

/** What anyone with the address sees. */
const meta = {
  title: "Pages/Share",
  component: SharePage,
  parameters: { layout: "fullscreen" },
  args: { id: "shr_linh" },
  decorators: [
    (Story) => (
      <InApp path="/s/shr_linh" make={fakeApp}>
        <PublicPage path="/s">
          <Story />
        </PublicPage>
      </InApp>
    ),
  ],
} satisfies Meta<typeof SharePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Ảnh được chia sẻ" });
    await expect(canvas.getByText(/^Tạo bằng Thử đồ/)).toBeVisible();
  },
};
export const Video: Story = { args: { id: "shr_film" } };
export const Gone: Story = {
  args: { id: "shr_ended" },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Ảnh này không còn được chia sẻ" });
  },
};
/** Nothing travels before there is a reason; what was sent is said. */
export const Reporting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Báo cáo ảnh này" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Báo cáo ảnh này" }));
    await userEvent.click(dialog.getByRole("button", { name: "Gửi báo cáo" }));
    await dialog.findByText("Nhập điều bạn thấy không ổn");
    await userEvent.type(dialog.getByRole("textbox"), "Ảnh của tôi, tôi không cho đăng.");
    await userEvent.click(dialog.getByRole("button", { name: "Gửi báo cáo" }));
    await dialog.findByText(/^Đã gửi/);
  },
};
export const English: Story = { globals: { locale: "en" } };
