import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { isBuyable } from "#machines/checkout/checkout.rules.ts";
import { formatMoney } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Segmented } from "#src/ui/choices/segmented.tsx";
import { BILLING_CYCLES, type BillingCycle } from "#wire/values.ts";
import * as s from "./checkout.css.ts";
import { cycleTexts } from "./checkout.messages.ts";
import type { CheckoutRef } from "./use-checkout-ref.ts";

/** The plans that can be bought, when none came along or the one that came can't be. */
export function PlanChoice({ checkout }: { checkout: CheckoutRef }) {
  const { t, i18n } = useLingui();
  const { plans, cycle } = useSelector(checkout, (state) => state.context);
  const language = currentLanguage();
  return (
    <div className={s.stack}>
      <Segmented<BillingCycle>
        label={t({ id: "checkout.cycle", message: "Kỳ trả" })}
        items={BILLING_CYCLES.map((value) => ({ value, label: i18n._(cycleTexts[value]) }))}
        value={cycle}
        onChange={(value) => checkout.send({ type: "cycle.choose", cycle: value })}
      />
      <ul className={s.plans}>
        {plans.filter(isBuyable).map((plan) => {
          const price = cycle === "annual" ? plan.price_annual : plan.price_monthly;
          const name = plan.name[language];
          return (
            <li key={plan.id} className={s.plan}>
              <span>
                <span className={s.name}>{name}</span> {formatMoney(language, price?.amount ?? 0)}
              </span>
              <Button
                size="small"
                onClick={() => checkout.send({ type: "plan.choose", planId: plan.id })}
              >
                {t({ id: "pricing.choose", message: `Chọn ${name}` })}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
