import { useLingui } from "@lingui/react/macro";
import { useCredits } from "#src/lib/api/queries.ts";
import { formatDay, formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { Credits } from "#src/ui/frames/credits.tsx";
import { TIMES } from "#wire/limits.ts";

/** The balance; credits that expire within `TIMES.expiryShown` are told beside it. */
export function Balance() {
  const { t } = useLingui();
  const { data } = useCredits();
  if (data === undefined) return null;
  const language = currentLanguage();
  const soon = data.lots.find(
    (lot) => lot.remaining > 0 && Date.parse(lot.expires_at) - Date.now() < TIMES.expiryShown,
  );
  const day = soon ? formatDay(language, soon.expires_at) : "";
  const remaining = soon?.remaining ?? 0;
  return (
    <Credits
      amount={formatNumber(language, data.balance)}
      unit={t({ id: "credits.unit", message: "credit" })}
      note={
        soon
          ? t({ id: "credits.expire", message: `${remaining} credit hết hạn ${day}` })
          : undefined
      }
    />
  );
}
