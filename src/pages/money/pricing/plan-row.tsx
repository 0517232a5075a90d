import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatMoney, formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { heading } from "#src/theme/type.css.ts";
import { cx } from "#src/ui/class-names.ts";
import { Disclosure } from "#src/ui/content/disclosure.tsx";
import { Icon } from "#src/ui/marks/icon.tsx";
import { Tape } from "#src/ui/marks/tape.tsx";
import { Backdrop } from "#src/ui/pictures/backdrop.tsx";
import type { Plan } from "#wire/credits.ts";
import type { BillingCycle } from "#wire/values.ts";
import * as s from "./pricing.css.ts";

/** One plan of the price board; the popular one hangs from a roller. */
export function PlanRow({
  plan,
  cycle,
  action,
}: {
  plan: Plan;
  cycle: BillingCycle;
  action: ReactNode;
}) {
  const { t } = useLingui();
  const language = currentLanguage();
  const cells = (
    <>
      <h2 className={cx(heading.small, s.name)}>
        {plan.name[language]}
        {plan.popular && (
          <Tape look="ink">{t({ id: "pricing.popular", message: "Nên chọn" })}</Tape>
        )}
      </h2>
      <Price plan={plan} cycle={cycle} />
      <Credits plan={plan} cycle={cycle} />
      <div className={s.wide}>
        <Features plan={plan} />
      </div>
      <div className={s.action}>{action}</div>
    </>
  );
  if (!plan.popular) return <li className={cx(s.row, s.plain)}>{cells}</li>;
  return (
    <li>
      <Backdrop tone="bodyGenerator" paperClassName={s.row}>
        {cells}
      </Backdrop>
    </li>
  );
}

function Price({ plan, cycle }: { plan: Plan; cycle: BillingCycle }) {
  const { t } = useLingui();
  const language = currentLanguage();
  const monthly = plan.price_monthly?.amount;
  if (plan.custom_price || monthly === undefined) {
    return (
      <p className={heading.figure}>{t({ id: "pricing.custom", message: "Báo giá riêng" })}</p>
    );
  }
  const byMonth = formatMoney(language, monthly);
  const perMonth = plan.per_month_annual?.amount;
  if (cycle === "monthly" || monthly === 0 || perMonth === undefined) {
    return (
      <p className={heading.figure}>
        {byMonth} {monthly > 0 && <PerMonth />}
      </p>
    );
  }
  const total = formatMoney(language, plan.price_annual?.amount ?? 0);
  return (
    <div>
      <p className={heading.figure}>
        {formatMoney(language, perMonth)} <PerMonth />
      </p>
      <p className={s.small}>
        <s>{byMonth}</s> {t({ id: "pricing.by_month", message: "khi trả theo tháng" })}
      </p>
      <p className={s.small}>{t({ id: "pricing.total", message: `${total} mỗi năm` })}</p>
    </div>
  );
}

function PerMonth() {
  const { t } = useLingui();
  return <span className={s.perMonth}>{t({ id: "pricing.a_month", message: "mỗi tháng" })}</span>;
}

function Credits({ plan, cycle }: { plan: Plan; cycle: BillingCycle }) {
  const { t } = useLingui();
  const language = currentLanguage();
  if (plan.credits === null) {
    return <p className={s.figure}>{t({ id: "pricing.unlimited", message: "Không giới hạn" })}</p>;
  }
  const price = cycle === "annual" ? plan.per_month_annual : plan.price_monthly;
  const each = price && price.amount > 0 ? Math.round(price.amount / plan.credits) : null;
  const eachText = formatMoney(language, each ?? 0);
  return (
    <div>
      <p className={s.figure}>
        {formatNumber(language, plan.credits)}{" "}
        <span className={s.unit}>
          {each === null
            ? t({ id: "pricing.credits", message: "credit" })
            : t({ id: "pricing.credits_month", message: "credit mỗi tháng" })}
        </span>
      </p>
      <p className={s.small}>
        {each === null
          ? t({ id: "pricing.once", message: "tặng một lần" })
          : t({ id: "pricing.each", message: `${eachText} mỗi ảnh` })}
      </p>
    </div>
  );
}

/** What tells one plan from the next, the most telling first. */
const TELLING = ["unlimited", "priority", "api", "resolution", "no_watermark", "storage", "tools"];

/** The included features in a line; the whole list, with what is missing, one press away. */
function Features({ plan }: { plan: Plan }) {
  const { t } = useLingui();
  const language = currentLanguage();
  const telling = TELLING.flatMap(
    (key) => plan.features.find((feature) => feature.key === key && feature.available) ?? [],
  );
  if (telling.length === 0) return null;
  return (
    <Disclosure
      title={telling
        .slice(0, 3)
        .map(({ label }) => label[language])
        .join(" · ")}
    >
      <ul className={s.features}>
        {plan.features.map(({ key, label, available }) => (
          <li key={key} className={cx(s.feature, !available && s.lacking)}>
            <Icon name={available ? "check" : "minus"} size="small" />
            {label[language]}
            {!available && (
              <span className={s.small}>{t({ id: "pricing.lacking", message: "(chưa có)" })}</span>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
