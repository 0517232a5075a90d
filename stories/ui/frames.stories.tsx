import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { CreditsPill } from "#src/ui/frames/credits-pill.tsx";
import { PageBody, PageHead } from "#src/ui/frames/page-head.tsx";
import { PublicFooter } from "#src/ui/frames/public-footer.tsx";
import { PublicFrame } from "#src/ui/frames/public-frame.tsx";
import { PublicHeader } from "#src/ui/frames/public-header.tsx";
import { StudioFrame } from "#src/ui/frames/studio-frame.tsx";
import { credits, frame, home, language } from "../support/studio.tsx";

const meta = { title: "Frames", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const services = [
  { href: "#try-on", label: "Thử đồ" },
  { href: "#body", label: "Tạo dáng mẫu" },
  { href: "#hair", label: "Đổi kiểu tóc" },
];

export const Public: Story = {
  render: () => (
    <PublicFrame
      skipLabel="Tới nội dung"
      header={
        <PublicHeader
          home={home}
          navLabel="Trang"
          menu={{ open: "Mở danh mục", close: "Đóng danh mục" }}
          links={[
            { href: "#home", label: "Trang chủ", current: true },
            { href: "#about", label: "Về chúng tôi" },
            { href: "#services", label: "Dịch vụ", children: services },
            { href: "#pricing", label: "Bảng giá" },
            { href: "#contact", label: "Liên hệ" },
            { href: "#blog", label: "Blog" },
          ]}
          language={language}
          action={
            <LinkButton href="#app" look="ink" size="small">
              Vào studio
            </LinkButton>
          }
        />
      }
      footer={
        <PublicFooter
          home={home}
          tagline="Tiệm ảnh trực tuyến cho shop thời trang, tiệm tóc và người làm video bán hàng."
          columns={[
            { head: "Mẫu Studio", links: services },
            { head: "Chính sách", links: [{ href: "#terms", label: "Điều khoản" }] },
            { head: "Thanh toán", content: "Visa, MasterCard" },
            { head: "Địa chỉ" },
          ]}
          copyright="© 2025 Mẫu Studio"
        />
      }
    >
      <div style={{ padding: 48, minHeight: 320 }}>
        <h1>Một trang</h1>
      </div>
    </PublicFrame>
  ),
  play: async ({ canvas }) => {
    const menu = canvas.queryByRole("button", { name: "Mở danh mục" });
    if (menu) await userEvent.click(menu);
    await userEvent.click(canvas.getByRole("button", { name: "Dịch vụ" }));
    await expect(canvas.getAllByRole("link", { name: "Thử đồ" })[0]).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "Dịch vụ" })).toHaveFocus();
  },
};

/** Folded to the rail by its person; names stand outside on focus and hover. */
export const StudioFolded: Story = {
  render: () => (
    <StudioFrame
      {...frame}
      fold={{ closed: true, label: "Mở rộng thanh bên", onToggle: () => {} }}
      credits={<CreditsPill href="#credits" amount="17" unit="credit" label="Số dư: 17 credit" />}
    >
      <PageHead title="Lịch sử">{credits}</PageHead>
      <PageBody>
        <p>Mọi ảnh và video bạn đã tạo.</p>
      </PageBody>
    </StudioFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Mở rộng thanh bên" })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
    await expect(canvas.getByRole("link", { name: "Lịch sử" })).toBeInTheDocument();
  },
};

export const StudioPage: Story = {
  render: () => (
    <StudioFrame {...frame}>
      <PageHead title="Lịch sử">{credits}</PageHead>
      <PageBody>
        <p>Mọi ảnh và video bạn đã tạo.</p>
      </PageBody>
    </StudioFrame>
  ),
};
