import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { planOf, startsOf } from "#machines/checkout/checkout.rules.ts";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { useConfig } from "#src/lib/api/queries.ts";
import { formatMoney, formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { TextButton } from "#src/ui/actions/text-link.tsx";
import { Segmented } from "#src/ui/choices/segmented.tsx";
import { DefinitionList } from "#src/ui/content/definition-list.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { inMonths } from "#wire/durations.ts";
import { TIMES } from "#wire/limits.ts";
import { CYCLE_MONTHS } from "#wire/plans.ts";
import { BILLING_CYCLES, type BillingCycle, type Gateway } from "#wire/values.ts";
import * as s from "./checkout.css.ts";
import { cycleTexts, gatewayTexts, startsTexts } from "./checkout.messages.ts";
import type { CheckoutRef } from "./use-checkout-ref.ts";

/** The order before it is made: what it gives, from when, what it costs, how it is paid. */
export function Review({ checkout }: { checkout: CheckoutRef }) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(checkout, (state) => state);
  const { plans, planId, cycle, gateway, refusal } = snapshot.context;
  const gateways = useConfig().data?.gateways ?? [];
  const language = currentLanguage();
  const plan = planOf(plans, planId);
  if (plan === null) return null;
  const isSending = snapshot.matches("creating");
  const price = cycle === "annual" ? plan.price_annual : plan.price_monthly;
  const money = formatMoney(language, price?.amount ?? 0);
  const credits = formatNumber(language, plan.credits ?? 0);
  const chosen = gateway ?? gateways[0] ?? null;
  return (
    <div className={s.stack}>
      <DefinitionList
        items={[
          { term: t({ id: "checkout.plan", message: "Gói" }), detail: plan.name[language] },
          {
            term: t({ id: "checkout.credits", message: "Credit" }),
            detail:
              cycle === "annual"
                ? t({
                    id: "checkout.credits_year",
                    message: `${credits} mỗi tháng, trong ${{ months: CYCLE_MONTHS.annual }} tháng`,
                  })
                : t({
                    id: "checkout.credits_month",
                    message: `${credits}, dùng trong ${{ months: inMonths(TIMES.creditLot) }} tháng`,
                  }),
          },
          {
            term: t({ id: "checkout.starts", message: "Bắt đầu" }),
            detail: i18n._(startsTexts[startsOf(plan)]),
          },
        ]}
      />
      <Segmented<BillingCycle>
        label={t({ id: "checkout.cycle", message: "Kỳ trả" })}
        items={BILLING_CYCLES.map((value) => ({ value, label: i18n._(cycleTexts[value]) }))}
        value={cycle}
        locked={isSending}
        onChange={(value) => checkout.send({ type: "cycle.choose", cycle: value })}
      />
      {gateways.length > 0 && (
        <Segmented<Gateway>
          label={t({ id: "checkout.gateway", message: "Trả bằng" })}
          items={gateways.map((value) => ({ value, label: i18n._(gatewayTexts[value]) }))}
          value={chosen}
          locked={isSending}
          onChange={(value) => checkout.send({ type: "gateway.choose", gateway: value })}
        />
      )}
      <p className={s.total}>
        <span>{t({ id: "checkout.total", message: "Tổng cộng" })}</span>
        <strong>{money}</strong>
      </p>
      {snapshot.matches("notCreated") && (
        <ErrorState
          title={t({ id: "checkout.not_created", message: "Chưa đặt được đơn" })}
          kept={refusal && sentenceFor(i18n, refusal)}
        />
      )}
      <div className={s.actions}>
        <Button
          look="primary"
          busy={isSending}
          onClick={() => checkout.send({ type: "order.confirm" })}
        >
          {t({ id: "checkout.pay", message: `Thanh toán ${money}` })}
        </Button>
        {snapshot.can({ type: "plan.change" }) && (
          <TextButton onClick={() => checkout.send({ type: "plan.change" })}>
            {t({ id: "checkout.other_plan", message: "Chọn gói khác" })}
          </TextButton>
        )}
      </div>
      <p className={s.soft}>
        {t({
          id: "checkout.once",
          message:
            "Mua cho một kỳ, không tự trừ tiền lần sau. Lượt tạo hỏng luôn được hoàn credit.",
        })}
      </p>
    </div>
  );
}
