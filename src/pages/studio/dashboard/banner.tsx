import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useIsOpen } from "#src/lib/address/open-pages.ts";
import { FIRST_TOOL } from "#src/lib/address/tool-address.ts";
import { changePreferences } from "#src/lib/api/preferences.ts";
import { useApp } from "#src/lib/app.tsx";
import { toolCount } from "#src/lib/text/tool-count.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { IconButton } from "#src/ui/actions/icon-button.tsx";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { Backdrop } from "#src/ui/pictures/backdrop.tsx";
import { inDays } from "#wire/durations.ts";
import { ANNUAL_DISCOUNT_PERCENT, TIMES, TRIAL_CREDITS } from "#wire/limits.ts";
import { worthOf } from "#wire/tools/prices.ts";
import * as s from "./dashboard.css.ts";

/** What can be said, where it leads, and the words of the way there. */
const banners = {
  first_picture: {
    lead: msg({ id: "banner.first", message: "Tấm ảnh đầu tiên đang chờ." }),
    text: msg({
      id: "banner.first_text",
      message: "Chọn một người mẫu có sẵn và một món đồ, chưa tới một phút là xong.",
    }),
    verb: msg({ id: "history.first", message: "Tạo ảnh đầu tiên" }),
    href: FIRST_TOOL,
  },
  credits_expiring: {
    lead: msg({ id: "banner.expiring", message: "Có credit sắp hết hạn." }),
    text: msg({
      id: "banner.expiring_text",
      message: `Credit hết hạn trước được dùng trước, bạn tạo thêm ảnh trong ${{ days: inDays(TIMES.expiringSoon) }} ngày tới nhé.`,
    }),
    verb: msg({ id: "banner.create", message: "Tạo ảnh" }),
    href: FIRST_TOOL,
  },
  annual_saving: {
    lead: msg({
      id: "banner.annual",
      message: `Trả theo năm rẻ hơn ${{ percent: ANNUAL_DISCOUNT_PERCENT }}%.`,
    }),
    text: msg({ id: "banner.annual_text", message: "Credit vẫn cộng mỗi tháng." }),
    verb: msg({ id: "banner.prices", message: "Xem bảng giá" }),
    href: "/studio-pricing",
  },
} as const;
const isKnown = (kind: string): kind is keyof typeof banners => kind in banners;

/** The next useful thing, until it is put away. Nothing leads to a page that isn't there. */
export function Banner({ kind }: { kind: string }) {
  const { t, i18n } = useLingui();
  const app = useApp();
  const isOpen = useIsOpen();
  if (!isKnown(kind) || !isOpen(banners[kind].href)) return null;
  const { lead, text, verb, href } = banners[kind];
  const putAway = async () => {
    await changePreferences(app, ({ banner_dismissed }) => ({
      banner_dismissed: [...new Set([...banner_dismissed, kind])],
    })).catch(() => {});
    await app.queries.invalidateQueries({ queryKey: ["dashboard"] });
  };
  return (
    <Backdrop tone="bodyGenerator" paperClassName={s.banner}>
      <p className={s.bannerWords}>
        <strong>{i18n._(lead)}</strong> {i18n._(text)}
      </p>
      <LinkButton look="ink" href={href}>
        {i18n._(verb)}
      </LinkButton>
      <IconButton
        icon="close"
        look="quiet"
        label={t({ id: "banner.put_away", message: "Cất lời nhắc này" })}
        onClick={() => void putAway()}
      />
    </Backdrop>
  );
}

/** A guest's next useful thing is an account. */
export function GuestBanner() {
  const { t } = useLingui();
  const { authDialog } = useApp();
  const enough = useEnough();
  return (
    <Backdrop tone="bodyGenerator" paperClassName={s.banner}>
      <p className={s.bannerWords}>
        <strong>
          {t({
            id: "banner.guest",
            message: `Tài khoản mới có ${{ credits: TRIAL_CREDITS }} credit.`,
          })}
        </strong>{" "}
        {enough}
      </p>
      <Button look="ink" onClick={() => authDialog.send({ type: "dialog.open", view: "register" })}>
        {t({ id: "auth.register", message: "Tạo tài khoản" })}
      </Button>
    </Backdrop>
  );
}

/** What the first credits are enough for, and that no card is needed. */
function useEnough(): string {
  const { t, i18n } = useLingui();
  const { eachToolOnce, anyTool } = worthOf(TRIAL_CREDITS);
  if (eachToolOnce)
    return t({
      id: "banner.guest_text",
      message: `Đủ để thử cả ${{ tools: toolCount(i18n) }} công cụ, không cần thẻ.`,
    });
  if (anyTool)
    return t({
      id: "banner.guest_any",
      message: "Đủ để thử công cụ nào bạn thích, không cần thẻ.",
    });
  return t({ id: "banner.guest_card", message: "Không cần thẻ." });
}
