import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useCredits } from "#src/lib/api/queries.ts";
import { formatMoney, formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { planNames } from "#src/lib/text/plan-name.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { TextLink } from "#src/ui/actions/text-link.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Spinner } from "#src/ui/feedback/spinner.tsx";
import * as s from "./checkout.css.ts";
import { endTexts } from "./checkout.messages.ts";
import type { CheckoutRef } from "./use-checkout-ref.ts";

const ENDS = ["review", "cancelled", "declined", "expired", "failed"] as const;

/** What became of an order, from the moment it was made: only what the server knows. */
export function OrderState({
  checkout,
  back,
}: {
  checkout: CheckoutRef;
  /** The page credit was short on. */
  back: string | null;
}) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(checkout, (state) => state);
  const { gatewayUrl } = snapshot.context;
  const check = (
    <Button icon="refresh" onClick={() => checkout.send({ type: "order.check" })}>
      {t({ id: "checkout.check", message: "Kiểm tra lại" })}
    </Button>
  );
  const again = snapshot.can({ type: "order.again" }) && (
    <Button look="primary" onClick={() => checkout.send({ type: "order.again" })}>
      {t({ id: "checkout.again", message: "Đặt lại đơn" })}
    </Button>
  );
  const elsewhere = <Elsewhere back={back} />;
  if (snapshot.matches("paid")) return <Paid checkout={checkout} back={back} />;
  if (snapshot.matches("redirecting")) {
    return (
      <Spinner text={t({ id: "checkout.redirecting", message: "Đang mở trang thanh toán" })} />
    );
  }
  if (snapshot.matches("stuck")) {
    return (
      <div className={s.stack}>
        <Notice>
          {t({
            id: "checkout.stuck",
            message: "Trình duyệt chưa mở trang thanh toán. Bạn mở bằng nút này.",
          })}
        </Notice>
        <div className={s.actions}>
          <LinkButton look="primary" href={gatewayUrl ?? ""}>
            {t({ id: "checkout.open_gateway", message: "Mở trang thanh toán" })}
          </LinkButton>
          {check}
        </div>
      </div>
    );
  }
  if (snapshot.hasTag("confirming")) {
    return (
      <Spinner text={t({ id: "checkout.confirming", message: "Đang xác nhận với ngân hàng" })} />
    );
  }
  if (snapshot.matches("late")) {
    return (
      <EmptyState
        drawing="plug"
        title={t({ id: "checkout.late", message: "Ngân hàng chưa báo về" })}
        action={
          <>
            {check}
            {elsewhere}
          </>
        }
      >
        {t({
          id: "checkout.late_text",
          message: "Có kết quả là chúng tôi gửi email cho bạn. Credit chỉ cộng khi tiền đã tới.",
        })}
      </EmptyState>
    );
  }
  if (snapshot.matches("unfinished")) {
    return (
      <EmptyState
        drawing="plug"
        title={t({ id: "checkout.unfinished", message: "Đơn chưa được thanh toán" })}
        action={
          <>
            {again}
            {check}
            {elsewhere}
          </>
        }
      >
        {t({ id: "checkout.not_charged", message: "Chưa thu khoản nào của bạn." })}
      </EmptyState>
    );
  }
  if (snapshot.matches("unknown")) {
    return (
      <ErrorState
        title={t({ id: "checkout.unknown", message: "Không thấy đơn này" })}
        action={
          <>
            {check}
            {again}
            {elsewhere}
          </>
        }
      />
    );
  }
  const end = ENDS.find((name) => snapshot.matches(name));
  if (end === undefined) return null;
  return (
    <ErrorState
      look={end === "cancelled" || end === "review" ? "asked" : "fault"}
      title={i18n._(endTexts[end].title)}
      kept={i18n._(endTexts[end].text)}
      action={
        <>
          {end === "review" ? check : again}
          {elsewhere}
        </>
      }
    />
  );
}

/** Where one may go from an order that gave nothing. */
function Elsewhere({ back }: { back: string | null }) {
  const { t } = useLingui();
  return (
    <>
      {back && (
        <LinkButton href={back}>
          {t({ id: "checkout.back", message: "Quay lại chỗ đang làm" })}
        </LinkButton>
      )}
      <span className={s.ways}>
        <TextLink href="/credits?tab=payments">
          {t({ id: "payment.to_payments", message: "Xem các khoản đã trả" })}
        </TextLink>
        <TextLink href="/studio-pricing">
          {t({ id: "banner.prices", message: "Xem bảng giá" })}
        </TextLink>
        <TextLink href="/dashboard">
          {t({ id: "checkout.to_studio", message: "Vào studio" })}
        </TextLink>
      </span>
    </>
  );
}

function Paid({ checkout, back }: { checkout: CheckoutRef; back: string | null }) {
  const { t, i18n } = useLingui();
  const language = currentLanguage();
  const order = useSelector(checkout, (state) => state.context.order);
  const balance = useCredits().data?.balance;
  const money = formatMoney(language, order?.amount.amount ?? 0);
  const plan = order ? i18n._(planNames[order.plan_id]) : "";
  const credits = formatNumber(language, balance ?? 0);
  return (
    <div className={s.stack}>
      <Notice look="done">
        {t({ id: "checkout.paid", message: `Đã nhận ${money} cho gói ${plan}.` })}{" "}
        {balance !== undefined &&
          t({ id: "checkout.balance", message: `Số dư bây giờ: ${credits} credit.` })}
      </Notice>
      <div className={s.actions}>
        {back && (
          <LinkButton look="primary" href={back} iconEnd="arrowRight">
            {t({ id: "checkout.back", message: "Quay lại chỗ đang làm" })}
          </LinkButton>
        )}
        <LinkButton look={back ? "plain" : "primary"} href="/dashboard">
          {t({ id: "checkout.to_studio", message: "Vào studio" })}
        </LinkButton>
        <LinkButton href="/credits">
          {t({ id: "checkout.to_ledger", message: "Xem sổ credit" })}
        </LinkButton>
      </div>
    </div>
  );
}
