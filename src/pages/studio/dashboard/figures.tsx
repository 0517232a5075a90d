import type { ReactNode } from "react";
import { heading } from "#src/theme/type.css.ts";
import * as s from "./dashboard.css.ts";

export const Figures = ({ label, children }: { label: string; children: ReactNode }) => (
  <dl className={s.figures} aria-label={label}>
    {children}
  </dl>
);
export function Figure({ term, value, unit }: { term: string; value: string; unit?: string }) {
  return (
    <div className={s.figure}>
      <dt className={s.term}>{term}</dt>
      <dd className={s.value}>
        <span className={heading.figure}>{value}</span> {unit}
      </dd>
    </div>
  );
}
