import { i18n } from "@lingui/core";
import { TOOL_FACES, toneOfTool } from "#src/flows/kit/tools.ts";
import { LanguageToggle } from "#src/ui/actions/language-toggle.tsx";
import { AccountCard } from "#src/ui/frames/account-card.tsx";
import { Credits } from "#src/ui/frames/credits.tsx";
import type { SideGroup } from "#src/ui/frames/nav.ts";
import { FEATURES } from "#wire/values.ts";

export const home = { href: "#home", label: "Mẫu Studio, trang chủ" };
export const language = (
  <LanguageToggle
    code="VI"
    label="Đổi sang English"
    href="/?lang=en"
    leadsTo="en"
    onToggle={() => {}}
    quiet
  />
);

/** Named in the language that the story is shown in. */
const groups = (): SideGroup[] => [
  { links: [{ href: "#dashboard", label: "Tổng quan", icon: "dashboard" }] },
  {
    label: "Công cụ",
    links: FEATURES.map((feature, index) => ({
      href: `#${feature}`,
      label: i18n._(TOOL_FACES[feature].name),
      tone: toneOfTool(feature),
      current: index === 0,
    })),
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
  get groups() {
    return groups();
  },
  navLabel: "Studio",
  skipLabel: "Tới nội dung",
  language,
  account: <AccountCard initials="HN" name="Hạnh Nguyễn" note="Gói Cơ bản" />,
};
export const credits = <Credits amount="17" unit="credit" note="5 credit hết hạn 12/12" />;
