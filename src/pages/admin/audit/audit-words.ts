import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatMoney, formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { usePlanName } from "#src/lib/text/plan-name.ts";
import { PLAN_IDS } from "#wire/values.ts";

const actionTexts: Record<string, ReturnType<typeof msg>> = {
  "user.plan": msg({ id: "audit.plan", message: "Đổi gói" }),
  "user.verified": msg({ id: "audit.verified", message: "Xác nhận email thay chủ" }),
  "user.unverified": msg({ id: "audit.unverified", message: "Bỏ xác nhận email" }),
  "user.locked": msg({ id: "audit.locked", message: "Khoá tài khoản" }),
  "user.unlocked": msg({ id: "audit.unlocked", message: "Mở khoá tài khoản" }),
  "user.totp_ended": msg({ id: "audit.totp_ended", message: "Tắt đăng nhập hai bước thay chủ" }),
  "user.credits": msg({ id: "audit.credits", message: "Điều chỉnh credit" }),
  "user.runs_read": msg({ id: "audit.runs_read", message: "Xem các lượt tạo" }),
  "contact.deleted": msg({ id: "audit.contact_deleted", message: "Xoá tin liên hệ" }),
  "picture.created": msg({ id: "audit.picture_created", message: "Đưa ảnh vào bài" }),
  "subscriber.deleted": msg({ id: "audit.subscriber_deleted", message: "Xoá người nhận thư tin" }),
  "subscriber.exported": msg({
    id: "audit.subscriber_exported",
    message: "Xuất danh sách nhận thư tin",
  }),
  "payment.refunded": msg({ id: "audit.refunded", message: "Hoàn tiền" }),
  "community.approved": msg({ id: "audit.approved", message: "Duyệt ảnh cộng đồng" }),
  "community.rejected": msg({ id: "audit.rejected", message: "Từ chối ảnh cộng đồng" }),
  "report.dismissed": msg({ id: "audit.dismissed", message: "Bỏ qua lượt báo vi phạm" }),
  "report.removed": msg({ id: "audit.removed", message: "Gỡ kết quả bị báo vi phạm" }),
  "comment.approved": msg({ id: "audit.comment_approved", message: "Duyệt bình luận" }),
  "comment.rejected": msg({ id: "audit.comment_rejected", message: "Từ chối bình luận" }),
};

/** What an entry says, in words; what this page has no words for is shown as it was written. */
export function useAuditWords() {
  const { t, i18n } = useLingui();
  const planName = usePlanName();
  const language = currentLanguage();
  const plan = (value: unknown) => {
    const known = PLAN_IDS.find((one) => one === value);
    return known ? planName(known) : String(value);
  };
  const number = (value: unknown) => formatNumber(language, Number(value));
  const signed = (value: unknown) => `${Number(value) > 0 ? "+" : ""}${number(value)}`;

  function details(given: Readonly<Record<string, unknown>>): readonly string[] {
    const { from, to, credits, balance, amount, credits_taken, money, reason, ...rest } = given;
    const before = plan(from);
    const after = plan(to);
    const left = number(balance);
    const change = signed(credits);
    const taken = number(credits_taken);
    const sum = formatMoney(language, Number(amount));
    return [
      from !== undefined && `${before} → ${after}`,
      credits !== undefined &&
        t({ id: "audit.credits_line", message: `${change} credit, số dư sau đó ${left}` }),
      amount !== undefined && sum,
      credits_taken !== undefined &&
        t({ id: "audit.taken_line", message: `Thu về ${taken} credit` }),
      money === "by_hand" && t({ id: "audit.by_hand", message: "Tiền phải chuyển trả bằng tay" }),
      money === "returned" && t({ id: "audit.returned", message: "Cổng thanh toán trả tiền" }),
      typeof reason === "string" && t({ id: "audit.reason_line", message: `Lý do: ${reason}` }),
      ...Object.entries(rest).map(([name, value]) => `${name}: ${String(value)}`),
    ].filter((line) => line !== false);
  }
  return {
    action: (name: string) => {
      const text = actionTexts[name];
      return text ? i18n._(text) : name;
    },
    details,
  };
}
