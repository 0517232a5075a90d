import { LanguageToggle } from "#src/ui/actions/language-toggle.tsx";
import { AccountCard } from "#src/ui/frames/account-card.tsx";
import { Credits } from "#src/ui/frames/credits.tsx";
import type { SideGroup } from "#src/ui/frames/nav.ts";

export const home = { href: "#home", label: "Mẫu Studio, trang chủ" };
export const language = (
  <LanguageToggle code="VI" label="Đổi sang English" onToggle={() => {}} quiet />
);

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
export const frame = {
  home,
  groups,
  navLabel: "Studio",
  skipLabel: "Tới nội dung",
  language,
  account: <AccountCard initials="HN" name="Hạnh Nguyễn" note="Gói Cơ bản" />,
};
export const credits = <Credits amount="17" unit="credit" note="5 credit hết hạn 12/12" />;
