import { useLingui } from "@lingui/react/macro";
import { isRenewable } from "#machines/checkout/checkout.rules.ts";
import { useIsOpen } from "#src/lib/address/open-pages.ts";
import { useApp, useIsSignedIn, useUser } from "#src/lib/app.tsx";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { Icon } from "#src/ui/marks/icon.tsx";
import type { Plan } from "#wire/credits.ts";
import type { BillingCycle } from "#wire/values.ts";
import * as s from "./pricing.css.ts";

/** What one can do with a plan, by how it compares with the current one. */
export function PlanAction({
  plan,
  cycle,
  back,
}: {
  plan: Plan;
  cycle: BillingCycle;
  /** The page to come back to after buying. */
  back: string | undefined;
}) {
  const { t } = useLingui();
  const { authDialog } = useApp();
  const isSignedIn = useIsSignedIn();
  const periodEnd = useUser()?.plan_period_end ?? null;
  const isOpen = useIsOpen();
  const name = plan.name[currentLanguage()];
  const look = plan.popular ? "ink" : "plain";
  if (plan.custom_price) {
    return isOpen("/contact") ? (
      <LinkButton look={look} href="/contact?topic=billing">
        {t({ id: "pricing.talk", message: "Gặp tư vấn" })}
      </LinkButton>
    ) : null;
  }
  if (!isSignedIn && plan.id === "free_trial") {
    return (
      <Button
        look={look}
        onClick={() => authDialog.send({ type: "dialog.open", view: "register" })}
      >
        {t({ id: "auth.register", message: "Tạo tài khoản" })}
      </Button>
    );
  }
  if (
    plan.relation === "current" &&
    (plan.id === "free_trial" || !isRenewable(periodEnd, Date.now()))
  )
    return <Yours />;
  if (plan.relation === "inactive") {
    return <p>{t({ id: "pricing.inactive", message: "Không còn bán" })}</p>;
  }
  if (plan.id === "free_trial") {
    return (
      <p className={s.small}>
        {t({ id: "pricing.back_to_free", message: "Hết kỳ thì tự về gói này" })}
      </p>
    );
  }
  const query = new URLSearchParams({ plan: plan.id, cycle, ...(back && { return: back }) });
  const words = {
    upgrade: t({ id: "pricing.upgrade", message: `Nâng lên ${name}` }),
    downgrade: t({ id: "pricing.downgrade", message: `Hạ về ${name}` }),
    current: t({ id: "pricing.renew", message: "Gia hạn" }),
    none: t({ id: "pricing.choose", message: `Chọn ${name}` }),
  };
  return (
    <>
      {plan.relation === "current" && <Yours />}
      <LinkButton look={look} href={`/checkout?${query}`}>
        {words[plan.relation ?? "none"]}
      </LinkButton>
    </>
  );
}

function Yours() {
  const { t } = useLingui();
  return (
    <p className={s.current}>
      <Icon name="check" />
      {t({ id: "pricing.current", message: "Gói của bạn" })}
    </p>
  );
}
