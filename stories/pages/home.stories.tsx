import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { HomePage } from "#src/pages/site/home/home.tsx";
import { SiteFrame } from "#src/pages/site/site-frame.tsx";
import { LanguageToggle } from "#src/ui/actions/language-toggle.tsx";

const meta = {
  title: "Pages/Home",
  component: HomePage,
  args: { onRegister: fn() },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story, { globals }) => (
      <SiteFrame
        path="/"
        language={
          <LanguageToggle
            quiet
            code={String(globals.locale).toUpperCase()}
            label={globals.locale === "en" ? "Đổi sang Tiếng Việt" : "Đổi sang English"}
            href="/?lang=en"
            leadsTo="en"
            onToggle={() => {}}
          />
        }
      >
        <Story />
      </SiteFrame>
    ),
  ],
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was measured yet: no time is promised. */
export const Landing: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole("button", { name: "Tạo tài khoản" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Thử miễn phí/ }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(/\d+–\d+ giây/)).toBeNull();
  },
};
export const English: Story = { globals: { locale: "en" } };
/** Signed in: the way to the studio instead of the invitation, and the time that was measured. */
export const SignedIn: Story = {
  args: { isSignedIn: true, usualMs: [31_000, 44_000] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Thử miễn phí/)).toBeNull();
    await expect(canvas.queryByText(/Không cần thẻ/)).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Tạo tài khoản" })).toBeNull();
    await expect(canvas.getByText(/thường 31–44 giây/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Vào trang Tổng quan" })).toHaveAttribute(
      "href",
      "/dashboard",
    );
  },
};
