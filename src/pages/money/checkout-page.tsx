import { useLingui } from "@lingui/react/macro";
import { useRouterState } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import type { Arrival } from "#machines/checkout/checkout.rules.ts";
import { Checkout } from "#src/flows/checkout/checkout.tsx";
import { useCheckoutRef } from "#src/flows/checkout/use-checkout-ref.ts";
import { askToSignIn, useApp, useIsGuest, useIsSignedIn } from "#src/lib/app.tsx";
import { readStored, removeStored, writeStored } from "#src/lib/browser/storage.ts";
import { heading } from "#src/theme/type.css.ts";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import type { BillingCycle, PlanId } from "#wire/values.ts";
import { PublicPage } from "../shell/public-page.tsx";
import { SignInNeeded } from "../shell/sign-in-needed.tsx";
import { Waiting } from "../shell/waiting.tsx";
import * as s from "./money.css.ts";

/** The gateway's way back knows the order alone; where one was before is kept in this browser. */
const RETURN_KEY = "checkout_return";

/** Buying a plan: asks for a sign-in, with this very address remembered. */
export function CheckoutPage({
  planId,
  cycle,
  order,
  back,
}: {
  planId: PlanId | null;
  cycle: BillingCycle;
  order: string | null;
  back: string | undefined;
}) {
  const { t } = useLingui();
  const app = useApp();
  const isSignedIn = useIsSignedIn();
  const isGuest = useIsGuest();
  const address = useRouterState({ select: (state) => state.location.href });
  useEffect(() => {
    if (back) writeStored(RETURN_KEY, back);
    else removeStored(RETURN_KEY);
  }, [back]);
  useEffect(() => {
    if (isGuest) askToSignIn(app, address);
  }, [isGuest, address, app]);
  return (
    <PublicPage path="/checkout">
      {isSignedIn ? (
        <Titled title={t({ id: "checkout.title", message: "Thanh toán" })}>
          <Order planId={planId} cycle={cycle} order={order} />
        </Titled>
      ) : isGuest ? (
        <SignInNeeded />
      ) : (
        <Waiting />
      )}
    </PublicPage>
  );
}

type Choice = { planId: PlanId | null; cycle: BillingCycle; order: string | null };
function Order(choice: Choice) {
  const checkout = useCheckoutRef({ ...choice, arrival: "board" });
  return <Checkout checkout={checkout} back={readStored(RETURN_KEY)} />;
}

/** Where a gateway sends one back to. It grants nothing: it shows what the server knows of the order. */
export function PaymentPage({
  arrival,
  order,
}: {
  arrival: Exclude<Arrival, "board">;
  order: string | null;
}) {
  const { t } = useLingui();
  const titles = {
    success: t({ id: "payment.success", message: "Kết quả thanh toán" }),
    cancel: t({ id: "payment.cancel", message: "Thanh toán đã dừng" }),
    error: t({ id: "payment.error", message: "Thanh toán gặp trục trặc" }),
  };
  return (
    <PublicPage path={`/payment/${arrival}`}>
      {order === null ? (
        <Titled title={titles[arrival]}>
          <Neutral />
        </Titled>
      ) : (
        <Outcome key={order} order={order} arrival={arrival} title={titles[arrival]} />
      )}
    </PublicPage>
  );
}

function Outcome({ order, arrival, title }: { order: string; arrival: Arrival; title: string }) {
  const { t } = useLingui();
  const checkout = useCheckoutRef({ planId: null, cycle: "monthly", order, arrival });
  // Ordered anew, it is no longer the page of the order that ended.
  const isAnew = useSelector(checkout, ({ context }) => context.orderId !== order);
  return (
    <Titled title={isAnew ? t({ id: "checkout.title", message: "Thanh toán" }) : title}>
      <Checkout checkout={checkout} back={readStored(RETURN_KEY)} />
    </Titled>
  );
}

/** Without an order there is nothing to tell. */
function Neutral() {
  const { t } = useLingui();
  return (
    <EmptyState
      drawing="search"
      title={t({ id: "payment.neutral", message: "Không có đơn nào để xem ở đây" })}
      action={
        <>
          <LinkButton look="primary" href="/credits?tab=payments">
            {t({ id: "payment.to_payments", message: "Xem các khoản đã trả" })}
          </LinkButton>
          <LinkButton href="/pricing">
            {t({ id: "banner.prices", message: "Xem bảng giá" })}
          </LinkButton>
        </>
      }
    >
      {t({
        id: "payment.neutral_text",
        message: "Đơn và khoản đã trả nằm trong mục Credit của tài khoản.",
      })}
    </EmptyState>
  );
}

const Titled = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={s.page}>
    <h1 className={heading.title}>{title}</h1>
    {children}
  </section>
);
