import { useLingui } from "@lingui/react/macro";
import { useCredits } from "#src/lib/api/queries.ts";
import { formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { CreditsPill } from "#src/ui/frames/credits-pill.tsx";

/** The balance of whoever is signed in; nothing for a guest, and nothing before it is known. */
export function SidebarCredits() {
  const { t } = useLingui();
  const { data } = useCredits();
  if (data === undefined) return null;
  const amount = formatNumber(currentLanguage(), data.balance);
  return (
    <CreditsPill
      href="/credits"
      amount={amount}
      unit={t({ id: "shell.credit_unit", message: "credit" })}
      label={t({ id: "shell.balance", message: `Số dư: ${amount} credit` })}
    />
  );
}
