import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "#src/ui/actions/button.tsx";
import { showToast } from "#src/ui/feedback/toast.tsx";
import { Toaster } from "#src/ui/feedback/toaster.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Dialog, type DialogProps } from "#src/ui/overlays/dialog.tsx";
import { triable } from "../support/panels.ts";
import { pictures } from "../support/pictures.ts";

function Demo(props: Omit<DialogProps, "open" | "onClose"> & { startOpen?: boolean }) {
  const [open, setOpen] = useState(props.startOpen ?? true);
  return (
    <div style={{ minHeight: 640 }}>
      <Button onClick={() => setOpen(true)}>Mở</Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

const meta = {
  title: "UI/Dialog",
  component: Demo,
  parameters: triable,
  args: { closeLabel: "Đóng", title: "Đăng nhập" },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HungFromRoller: Story = {
  args: {
    tone: "tryOn",
    description: "Xong là bạn trở lại đúng trang Thử đồ.",
    side: <img src={pictures.dressed} alt="" />,
    children: (
      <>
        <TextField label="Email" type="email" />
        <Button look="primary" wide>
          Đăng nhập
        </Button>
      </>
    ),
  },
};

export const Plain: Story = {
  args: {
    title: "Tải xuống",
    children: <p>Bản gốc 1536 × 2048, PNG.</p>,
    foot: (
      <Button look="primary" icon="download">
        Tải xuống
      </Button>
    ),
  },
};

export const Question: Story = {
  args: {
    alert: true,
    width: "small",
    title: "Xoá ảnh này?",
    description: "Đường dẫn chia sẻ của ảnh cũng ngừng chạy.",
    foot: (
      <>
        <Button>Giữ lại</Button>
        <Button look="destroy">Xoá ảnh</Button>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    width: "small",
    title: "Đổi mã của khoá “Sàn Sen Nhà, kết nối kho hàng và trang bán lẻ ở Thừa Thiên Huế”?",
    children: Array.from({ length: 14 }, (_, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move.
      <p key={n}>Mã cũ ngừng chạy ngay; những nơi đang dùng mã cũ sẽ nhận lỗi cho tới khi đổi.</p>
    )),
    foot: <Button look="primary">Đổi mã</Button>,
  },
};

/** Esc closes it and the focus goes back to what opened it. */
export const EscapeAndFocusReturn: Story = {
  args: { startOpen: false, description: "Nhập email để tiếp tục." },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Mở" });
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog", { name: "Đăng nhập" });
    const cross = within(dialog).getByRole("button", { name: "Đóng" });
    await waitFor(() => expect(cross).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** What a toast says while a dialog is open is spoken; Alt+T reaches it, Esc leads back. */
export const ToastBesideDialog: Story = {
  args: { children: <TextField label="Email" type="email" /> },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster regionLabel="Thông báo" closeLabel="Đóng thông báo" />
      </>
    ),
  ],
  play: async () => {
    showToast("error", { title: "Chưa đăng nhập được" }, "beside-dialog");
    const dialog = await screen.findByRole("dialog", { name: "Đăng nhập" });
    const field = within(dialog).getByLabelText("Email");
    await waitFor(() => expect(document.querySelector("[data-aria-hidden]")).not.toBeNull());
    // By role: what is hidden from assistive technology is not found.
    const region = await screen.findByRole("region", { name: "Thông báo" });
    await expect(region.closest("[aria-hidden=true], [inert]")).toBeNull();
    const said = within(region).getByText("Chưa đăng nhập được");
    await waitFor(() => expect(said).toBeVisible());
    await userEvent.click(field);
    await userEvent.keyboard("{Alt>}{t}{/Alt}");
    await expect(region).toHaveFocus();
    await userEvent.tab();
    const close = within(region).getByRole("button", { name: "Đóng thông báo" });
    await expect(close).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveFocus();
    await expect(dialog).toBeVisible();
    await userEvent.click(close);
    await waitFor(() => expect(within(region).queryByText("Chưa đăng nhập được")).toBeNull());
    await expect(screen.getByRole("dialog", { name: "Đăng nhập" })).toBeVisible();
  },
};
