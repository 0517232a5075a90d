import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "#src/ui/actions/button.tsx";
import { IconButton } from "#src/ui/actions/icon-button.tsx";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { TextButton, TextLink } from "#src/ui/actions/text-link.tsx";
import { Row } from "../support/layout.tsx";
import { triable } from "../support/panels.ts";

const meta = {
  title: "UI/Button",
  component: Button,
  parameters: triable,
  args: { children: "Tiếp tục", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Looks: Story = {
  render: () => (
    <Row>
      <Button look="primary" iconEnd="arrowRight">
        Tạo ảnh
      </Button>
      <Button look="ink">Vào studio</Button>
      <Button icon="arrowLeft">Quay lại</Button>
      <Button look="quiet">Làm lại từ đầu</Button>
      <Button look="danger" icon="close">
        Huỷ lượt này
      </Button>
      <Button look="destroy" icon="trash">
        Xoá ảnh
      </Button>
    </Row>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Row>
      <Button look="ink" size="large">
        Thử miễn phí 5 ảnh
      </Button>
      <Button>Chọn món khác</Button>
      <Button size="small" icon="share">
        Chia sẻ
      </Button>
      <IconButton icon="trash" label="Xoá ảnh" />
      <LinkButton href="#" size="small" icon="external">
        Mở thẻ mới
      </LinkButton>
      <TextLink href="#">Xem bảng giá</TextLink>
      <TextButton>Đổi người mẫu</TextButton>
    </Row>
  ),
};

/** Focusable, named, described by its reason, and a press does nothing. */
export const LockedWithReason: Story = {
  args: { look: "primary", reason: "Còn thiếu món đồ." },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Tiếp tục" });
    await expect(button).toHaveAccessibleDescription("Còn thiếu món đồ.");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const ReasonBelow: Story = {
  args: {
    look: "primary",
    wide: true,
    reason: "Mỗi phút chỉ gửi một lần. Bạn đợi 42 giây rồi gửi lại.",
    reasonPlace: "below",
    children: "Gửi lại mã",
  },
};

export const Busy: Story = {
  args: { look: "primary", busy: true, children: "Đang gửi ảnh" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { children: "Thử những món đồ khác của bộ sưu tập Tết trong lúc chờ ảnh vẽ xong nhé" },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
};
