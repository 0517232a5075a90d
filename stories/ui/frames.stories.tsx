import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button } from "#src/ui/button.tsx";
import { DropZone } from "#src/ui/drop-zone.tsx";
import { AccountCard } from "#src/ui/frames/account-card.tsx";
import { Credits } from "#src/ui/frames/credits.tsx";
import { GuestCard } from "#src/ui/frames/guest-card.tsx";
import { InspectorBody, InspectorFoot } from "#src/ui/frames/inspector.tsx";
import type { SideGroup } from "#src/ui/frames/nav.ts";
import { PageBody, PageHead } from "#src/ui/frames/page-head.tsx";
import { PublicFooter } from "#src/ui/frames/public-footer.tsx";
import { PublicFrame } from "#src/ui/frames/public-frame.tsx";
import { PublicHeader } from "#src/ui/frames/public-header.tsx";
import { JudgingStage, Stage } from "#src/ui/frames/stage.tsx";
import { StudioFrame } from "#src/ui/frames/studio-frame.tsx";
import { WizardFrame } from "#src/ui/frames/wizard-frame.tsx";
import { Hanging } from "#src/ui/hanging.tsx";
import { LanguageToggle } from "#src/ui/language-toggle.tsx";
import { LinkButton } from "#src/ui/link-button.tsx";
import { PictureTile, TileGrid } from "#src/ui/picture-tile.tsx";
import { PrintFrame } from "#src/ui/print-frame.tsx";
import { TextButton } from "#src/ui/text-link.tsx";
import { pictures } from "../support/pictures.ts";

const meta = { title: "Frames", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const home = { href: "#home", label: "Mẫu Studio, trang chủ" };
const language = <LanguageToggle code="VI" label="Đổi sang English" onToggle={() => {}} quiet />;
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

const groups: SideGroup[] = [
  { links: [{ href: "#dashboard", label: "Tổng quan", icon: "dashboard" }] },
  {
    label: "Công cụ",
    links: [
      { href: "#try-on", label: "Thử đồ", tone: "tryOn", current: true },
      { href: "#body", label: "Tạo dáng mẫu", tone: "bodyGenerator" },
      { href: "#hair", label: "Đổi kiểu tóc", tone: "hairstyle" },
      { href: "#video", label: "Ảnh thành video", tone: "imageToVideo" },
      { href: "#edit", label: "Sửa ảnh", tone: "imageEditing" },
    ],
  },
  {
    label: "Của bạn",
    links: [
      { href: "#history", label: "Lịch sử", icon: "history" },
      { href: "#assets", label: "Kho ảnh", icon: "image" },
      { href: "#api", label: "Quản lý API", icon: "key" },
      { href: "#pricing", label: "Bảng giá", icon: "tag" },
    ],
  },
];
const frame = {
  home,
  groups,
  navLabel: "Studio",
  skipLabel: "Tới nội dung",
  language,
  account: <AccountCard initials="HN" name="Hạnh Nguyễn" note="Gói Cơ bản" />,
};
const credits = <Credits amount="17" unit="credit" note="5 credit hết hạn 12/12" />;
const garments = [
  { id: "teal", src: pictures.teal, caption: "Áo dài lụa cổ vịt" },
  { id: "pink", src: pictures.pink, caption: "Áo dài cánh sen" },
  { id: "canary", src: pictures.canary, caption: "Đầm quấn vàng" },
];

export const Wizard: Story = {
  render: () => (
    <StudioFrame {...frame}>
      <WizardFrame
        title="Thử đồ"
        stepsLabel="Các bước"
        steps={[
          {
            name: "Người mẫu",
            note: "Linh, toàn thân",
            picture: pictures.model,
            state: "done",
            onOpen: () => {},
          },
          {
            name: "Trang phục",
            note: "Áo dài lụa cổ vịt",
            picture: pictures.teal,
            state: "current",
          },
          { name: "Tạo ảnh", note: "30–45 giây", state: "ahead" },
        ]}
        credits={credits}
        stage={
          <Stage tone="tryOn" across>
            <PrintFrame
              src={pictures.model}
              alt="Linh, toàn thân"
              caption="Linh, toàn thân"
              action={<TextButton onBackdrop>Đổi người mẫu</TextButton>}
            />
            <Hanging
              src={pictures.teal}
              alt="Áo dài lụa cổ vịt"
              caption="Áo dài lụa cổ vịt"
              action={<TextButton onBackdrop>Bỏ chọn</TextButton>}
            />
          </Stage>
        }
        inspectorLabel="Chọn món đồ"
        inspector={
          <>
            <InspectorBody title="Chọn món đồ để mặc thử">
              <TileGrid label="Món đồ">
                {garments.map((item) => (
                  <PictureTile
                    key={item.id}
                    src={item.src}
                    caption={item.caption}
                    selected={item.id === "teal"}
                    onSelect={() => {}}
                  />
                ))}
              </TileGrid>
            </InspectorBody>
            <InspectorFoot>
              <DropZone
                title="Thả ảnh món đồ vào đây, hoặc"
                verb="chọn tệp"
                hint="JPEG, PNG, WebP, tối đa 10 MB."
                accept="image/png"
                onFiles={() => {}}
              />
            </InspectorFoot>
          </>
        }
        foot={{
          start: (
            <>
              <Button icon="arrowLeft">Quay lại</Button>
              <Button look="quiet">Làm lại từ đầu</Button>
            </>
          ),
          said: "Đã đủ người mẫu và trang phục.",
          cost: "Ảnh này tốn 1 credit, còn lại 16.",
          end: (
            <Button look="primary" iconEnd="arrowRight">
              Tiếp tục
            </Button>
          ),
        }}
      />
    </StudioFrame>
  ),
};

export const WizardLocked: Story = {
  render: () => (
    <StudioFrame
      {...frame}
      account={
        <GuestCard
          title="Chưa đăng nhập"
          note="Đăng nhập để giữ ảnh và credit."
          verb="Đăng nhập"
          onPress={() => {}}
        />
      }
    >
      <WizardFrame
        title="Thử đồ"
        stepsLabel="Các bước"
        steps={[
          { name: "Người mẫu", state: "current" },
          { name: "Trang phục", state: "ahead" },
          { name: "Tạo ảnh", state: "ahead" },
        ]}
        stage={
          <JudgingStage>
            <PrintFrame src={pictures.dressed} alt="Áo dài cổ vịt" />
          </JudgingStage>
        }
        inspectorLabel="Kết quả"
        foot={{
          said: "Còn thiếu món đồ.",
          saidId: "missing",
          end: (
            <Button
              look="primary"
              reason="Còn thiếu món đồ."
              reasonPlace="elsewhere"
              reasonId="missing"
            >
              Tạo ảnh
            </Button>
          ),
        }}
      />
    </StudioFrame>
  ),
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
