import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#src/ui/feedback/skeleton.tsx";
import * as s from "./checkout.css.ts";
import { OrderState } from "./order-state.tsx";
import { PlanChoice } from "./plan-choice.tsx";
import { Review } from "./review.tsx";
import type { CheckoutRef } from "./use-checkout-ref.ts";

/** Buying a plan, from the choice to what became of the order. */
export function Checkout({
  checkout,
  back = null,
}: {
  checkout: CheckoutRef;
  back?: string | null;
}) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(checkout, (state) => state);
  const { refusal } = snapshot.context;
  if (snapshot.matches("loadingPlans")) {
    return (
      <Loading label={t({ id: "shell.loading", message: "Đang tải…" })} className={s.stack}>
        <Skeleton shape="title" />
        <Skeleton shape="fill" />
      </Loading>
    );
  }
  if (snapshot.matches("plansFailed")) {
    return (
      <ErrorState
        title={t({ id: "pricing.failed", message: "Chưa mở được bảng giá" })}
        kept={refusal && sentenceFor(i18n, refusal)}
        retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
        onRetry={() => checkout.send({ type: "plans.retry" })}
      />
    );
  }
  if (snapshot.matches("noPlans")) {
    return <EmptyState title={t({ id: "pricing.none", message: "Hiện chưa có gói nào" })} />;
  }
  if (snapshot.matches("choosing")) return <PlanChoice checkout={checkout} />;
  const isReview = (["reviewing", "creating", "notCreated"] as const).some((name) =>
    snapshot.matches(name),
  );
  return isReview ? <Review checkout={checkout} /> : <OrderState checkout={checkout} back={back} />;
}
