import { useLingui } from "@lingui/react/macro";
import { type ChartRow, sumOf } from "#src/ui/charts/chart.ts";
import { cx } from "#src/ui/class-names.ts";
import * as table from "#src/ui/content/table.css.ts";

/** The numbers of a chart; where there are several series, their sum stands before them. */
export function FigureTable({
  label,
  nameHead,
  columns,
  rows,
  format,
  summed,
}: {
  label: string;
  nameHead: string;
  columns: readonly string[];
  rows: readonly ChartRow[];
  format: (value: number) => string;
  /** The series are parts of one sum. */
  summed: boolean;
}) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard.
    <section className={table.scroll} aria-label={label} tabIndex={0}>
      <table className={table.table}>
        <thead>
          <tr>
            <th className={table.head}>{nameHead}</th>
            {summed && (
              <th className={table.numberHead}>{t({ id: "admin.all", message: "Tổng cộng" })}</th>
            )}
            {columns.map((column) => (
              <th key={column} className={table.numberHead}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" className={cx(table.cell, table.rowHead)}>
                {row.name}
              </th>
              {summed && <td className={table.number}>{format(sumOf(row))}</td>}
              {columns.map((column, n) => (
                <td key={column} className={table.number}>
                  {format(row.values[n] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
