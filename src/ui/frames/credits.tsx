import { heading, tabular } from "#src/theme/type.css.ts";
import { cx } from "../class-names.ts";
import * as s from "./credits.css.ts";

/** The balance; `note` tells credits that expire soon. */
export function Credits({
  amount,
  unit,
  note,
}: {
  amount: string;
  unit: string;
  note?: string | undefined;
}) {
  return (
    <div className={s.credits}>
      <p className={s.line}>
        <span className={cx(heading.figure, tabular)}>{amount}</span> {unit}
      </p>
      {note && <p className={s.note}>{note}</p>}
    </div>
  );
}
