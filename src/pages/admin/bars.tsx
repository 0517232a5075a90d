import { assignInlineVars } from "@vanilla-extract/dynamic";
import type { ReactNode } from "react";
import type { Tone } from "#src/theme/colors.ts";
import { tone as tones } from "#src/theme/tone.css.ts";
import { cx } from "#src/ui/class-names.ts";
import * as table from "#src/ui/content/table.css.ts";
import * as s from "./bars.css.ts";

export interface BarRow {
  key: string;
  name: ReactNode;
  /** The parts of the bar, in the order of the columns. */
  parts: readonly { value: number; tone?: Tone }[];
}

/** A table whose numbers stand as bars too; the longest is as wide as there is room. */
export function Bars({
  label,
  nameHead,
  columns,
  rows,
  format,
}: {
  label: string;
  nameHead: string;
  /** What the numbers behind the bar are: one, or the parts and before them their sum. */
  columns: readonly ReactNode[];
  rows: readonly BarRow[];
  format: (value: number) => string;
}) {
  const sumOf = ({ parts }: BarRow) => parts.reduce((sum, { value }) => sum + value, 0);
  const longest = Math.max(1, ...rows.map(sumOf));
  const isSplit = columns.length > 1;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard.
    <section className={table.scroll} aria-label={label} tabIndex={0}>
      <table className={table.table}>
        <thead>
          <tr>
            <th className={table.head}>{nameHead}</th>
            <td className={table.head} aria-hidden="true" />
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places.
              <th key={index} className={table.numberHead}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" className={cx(table.cell, table.rowHead, s.name)}>
                {row.name}
              </th>
              <td className={cx(table.cell, s.place)} aria-hidden="true">
                <Bar row={row} longest={longest} />
              </td>
              {isSplit && <td className={table.number}>{format(sumOf(row))}</td>}
              {row.parts.map(({ value }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts never change places.
                <td key={index} className={table.number}>
                  {format(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Bar = ({ row, longest }: { row: BarRow; longest: number }) => (
  <div className={s.bar}>
    {row.parts.map(({ value, tone }, index) =>
      value === 0 ? null : (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: parts never change places.
          key={index}
          className={cx(s.part, tone ? tones[tone] : s.plain)}
          style={assignInlineVars({ [s.share]: `${(value / longest) * 100}%` })}
        />
      ),
    )}
  </div>
);
