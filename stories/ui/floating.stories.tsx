import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "#src/ui/actions/button.tsx";
import { LanguageToggle } from "#src/ui/actions/language-toggle.tsx";
import { Menu } from "#src/ui/overlays/menu.tsx";
import { Tooltip } from "#src/ui/overlays/tooltip.tsx";

const meta = { title: "UI/Floating" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const chosen = fn();
export const AccountMenu: Story = {
  render: () => (
    <div style={{ minHeight: 260 }}>
      <Menu
        trigger={<Button iconEnd="chevronDown">Hạnh</Button>}
        onSelect={chosen}
        items={[
          { value: "dashboard", label: "Tổng quan", icon: "dashboard", href: "#dashboard" },
          { value: "profile", label: "Cài đặt tài khoản", icon: "person" },
          { value: "share", label: "Chia sẻ", icon: "share", reason: "Lượt này chưa xong" },
          "rule",
          { value: "logout", label: "Đăng xuất", icon: "logout" },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Hạnh" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Đăng xuất" }));
    await expect(chosen).toHaveBeenCalledWith("logout");
    await userEvent.click(canvas.getByRole("button", { name: "Hạnh" }));
    await screen.findByRole("menu");
  },
};

export const Hint: Story = {
  render: () => (
    <div style={{ padding: 60 }}>
      <Tooltip tip="Giữ mã ngẫu nhiên để ra ảnh gần giống">
        <Button>Tạo lại</Button>
      </Tooltip>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole("button"));
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible(), { timeout: 2000 });
  },
};

export const Language: Story = {
  render: () => (
    <LanguageToggle
      code="VI"
      label="Đổi sang English"
      href="/?lang=en"
      leadsTo="en"
      onToggle={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAccessibleName("VI. Đổi sang English");
    await expect(canvas.getByRole("link")).toHaveTextContent(/^VI$/);
  },
};
