import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { StudioShell } from "#src/pages/shell/studio-shell.tsx";
import { Assets } from "#src/pages/studio/assets/assets.tsx";
import { fakeApp, InApp } from "../support/app.tsx";

/** Everything one has put in or made. */
const meta = {
  title: "Pages/Assets",
  component: Assets,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <InApp path="/assets" make={fakeApp}>
        <StudioShell guarded>
          <Story />
        </StudioShell>
      </InApp>
    ),
  ],
} satisfies Meta<typeof Assets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Library: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText("Thảo ở xưởng");
    await expect(canvas.getByText("120 KB trên 1 GB, 2 tệp")).toBeVisible();
  },
};
/** A name is asked for before anything travels. */
export const Renaming: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Việc khác với Thảo ở xưởng" }),
    );
    await userEvent.click(await screen.findByRole("menuitem", { name: "Đổi tên" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Đổi tên" }));
    await userEvent.clear(dialog.getByRole("textbox"));
    await userEvent.click(dialog.getByRole("button", { name: "Lưu tên" }));
    await dialog.findByText("Nhập tên cho ảnh này");
  },
};
export const Deleting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Việc khác với Thảo ở xưởng" }),
    );
    await userEvent.click(await screen.findByRole("menuitem", { name: "Xoá" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Xoá ảnh này?" });
    await expect(dialog).toHaveTextContent("Ảnh đã tạo từ đó vẫn còn trong Lịch sử.");
  },
};
export const English: Story = { globals: { locale: "en" } };
