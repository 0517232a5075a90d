import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { TextLink } from "#src/ui/actions/text-link.tsx";
import { Checkbox } from "#src/ui/fields/checkbox.tsx";
import { CodeField } from "#src/ui/fields/code-field.tsx";
import { PasswordField } from "#src/ui/fields/password-field.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { Switch } from "#src/ui/fields/switch.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Column } from "../support/layout.tsx";
import { triable } from "../support/panels.ts";

const meta = { title: "UI/Fields", component: TextField, parameters: triable } satisfies Meta<
  typeof TextField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  args: { label: "Tên khoá API" },
  render: () => (
    <Column>
      <TextField label="Tên khoá API" defaultValue="Sàn Sen Nhà" />
      <TextField label="Tìm món đồ" icon="search" placeholder="Tìm, gõ không dấu cũng ra" />
      <TextField label="Họ và tên" hint="Tên hiện trên hoá đơn." optional="(không bắt buộc)" />
    </Column>
  ),
};

export const WithError: Story = {
  args: { label: "Email", defaultValue: "hanh@sennha", error: "Nhập một email như ten@shop.vn" },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Email");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("Nhập một email như ten@shop.vn");
  },
};

export const LongError: Story = {
  args: {
    label: "Mô tả kiểu tóc bạn muốn, càng kỹ càng giống: độ dài, mái, lọn, ngôi rẽ",
    error:
      "Cần ít nhất 10 ký tự để máy hiểu được kiểu tóc bạn tả; thử thêm độ dài, mái và độ xoăn của tóc",
  },
  decorators: [
    (Story) => (
      <Column width={300}>
        <Story />
      </Column>
    ),
  ],
};

export const Password: Story = {
  args: { label: "Mật khẩu" },
  render: () => (
    <Column>
      <PasswordField
        label="Mật khẩu"
        aside={<TextLink href="#">Quên mật khẩu</TextLink>}
        autoComplete="current-password"
        showLabel="Hiện mật khẩu"
        hideLabel="Ẩn mật khẩu"
        error="Nhập mật khẩu để tiếp tục"
      />
    </Column>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Mật khẩu");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Hiện mật khẩu" }));
    await expect(input).toHaveAttribute("type", "text");
    await expect(canvas.getByRole("button", { name: "Ẩn mật khẩu" })).toBeVisible();
  },
};

function CodeDemo() {
  const [code, setCode] = useState("");
  return (
    <CodeField
      label="Mã xác nhận"
      hint="Sáu chữ số trong thư vừa gửi."
      value={code}
      onChange={setCode}
    />
  );
}

export const Code: Story = {
  args: { label: "Mã xác nhận" },
  render: () => (
    <Column>
      <CodeDemo />
      <CodeField label="Mã đã sai" value="402" onChange={() => {}} error="Nhập đủ mã trong thư" />
    </Column>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Mã xác nhận");
    await userEvent.type(input, "12 a34567");
    await expect(input).toHaveValue("123456");
  },
};

export const Others: Story = {
  args: { label: "Lời dặn thêm" },
  render: () => (
    <Column>
      <TextArea
        label="Lời dặn thêm"
        optional="(không bắt buộc)"
        defaultValue="Uốn cụp nhẹ phần đuôi, giữ nguyên mái; nền quán cà phê gỗ, nắng sớm."
      />
      <SelectField
        label="Chủ đề"
        defaultValue="billing"
        options={[
          { value: "general", label: "Hỏi chung" },
          { value: "billing", label: "Thanh toán" },
        ]}
      />
      <Switch label="Đang bật" checked onChange={() => {}} />
      <Switch label="Đang tắt" checked={false} onChange={() => {}} />
      <Checkbox
        label="Tôi được phép dùng những ảnh này."
        note="Hỏi một lần cho cả tài khoản."
        checked={false}
        onChange={() => {}}
        error="Đánh dấu để tiếp tục"
      />
    </Column>
  ),
};
