import type { ReactNode } from "react";
import * as s from "./charts.css.ts";

/**
 * What each line or paper stands for, and the numbers of the row that is pointed at. A reader who
 * does not see the drawing has the table instead.
 */
export function Legend({
  name,
  items,
}: {
  /** The row that is pointed at. */
  name: string | null;
  items: readonly { name: string; sign: ReactNode; value: string | null }[];
}) {
  return (
    <ul className={s.legend} aria-hidden="true">
      {items.map(({ name: what, sign, value }) => (
        <li key={what} className={s.key}>
          <svg width={20} height={12} aria-hidden="true">
            {sign}
          </svg>
          {what}
          {value !== null && <span className={s.count}>{value}</span>}
        </li>
      ))}
      {name !== null && <li className={s.count}>{name}</li>}
    </ul>
  );
}
