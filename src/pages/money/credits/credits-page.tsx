import { useLingui } from "@lingui/react/macro";
import { useCredits } from "#src/lib/api/queries.ts";
import { formatDay, formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { heading } from "#src/theme/type.css.ts";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { Tabs } from "#src/ui/choices/tabs.tsx";
import { PageBody, PageHead } from "#src/ui/frames/page-head.tsx";
import * as s from "../money.css.ts";
import { Ledger } from "./ledger.tsx";
import { Payments, type PaymentsFilter } from "./payments.tsx";

export type CreditsTab = "ledger" | "payments";

/** Every credit that came and went, and every payment: the balance with what it is made of above. */
export function CreditsPage({
  tab,
  filter,
  onTab,
  onFilter,
}: {
  tab: CreditsTab;
  filter: PaymentsFilter;
  onTab: (tab: CreditsTab) => void;
  onFilter: (filter: PaymentsFilter) => void;
}) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t({ id: "credits.title", message: "Credit" })}>
        <LinkButton look="primary" href="/studio-pricing">
          {t({ id: "quote.buy", message: "Mua thêm credit" })}
        </LinkButton>
      </PageHead>
      <PageBody>
        <div className={s.stack}>
          <Balance />
          <Tabs<CreditsTab>
            label={t({ id: "credits.tabs", message: "Sổ credit và thanh toán" })}
            items={[
              { value: "ledger", label: t({ id: "credits.ledger", message: "Sổ credit" }) },
              { value: "payments", label: t({ id: "credits.payments", message: "Thanh toán" }) },
            ]}
            value={tab}
            onChange={onTab}
          >
            {tab === "ledger" ? <Ledger /> : <Payments filter={filter} onFilter={onFilter} />}
          </Tabs>
        </div>
      </PageBody>
    </>
  );
}

/** What is there, lot by lot with its day: the soonest is spent first. */
function Balance() {
  const { t } = useLingui();
  const { data } = useCredits();
  if (!data) return null;
  const language = currentLanguage();
  const balance = formatNumber(language, data.balance);
  const held = formatNumber(language, data.reserved);
  const lots = data.lots.filter((lot) => lot.remaining > 0);
  return (
    <div className={s.lots}>
      <p className={heading.figure}>{t({ id: "credits.balance", message: `${balance} credit` })}</p>
      {data.reserved > 0 && <p>{t({ id: "credits.held", message: `Đang giữ ${held} credit` })}</p>}
      <ul>
        {lots.map((lot) => {
          const count = formatNumber(language, lot.remaining);
          const day = lot.expires_at === null ? null : formatDay(language, lot.expires_at);
          return (
            <li key={lot.id}>
              {day === null
                ? t({ id: "credits.lot_kept", message: `${count} credit, không hết hạn` })
                : t({ id: "credits.lot", message: `${count} credit, hết hạn ${day}` })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
