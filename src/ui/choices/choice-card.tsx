import { type ReactNode, useId } from "react";
import { cx } from "../class-names.ts";
import { Icon } from "../marks/icon.tsx";
import * as finder from "../marks/viewfinder.css.ts";
import * as s from "./choice-card.css.ts";

/** A choice in words: its name and a line on what it does. A second press unselects it. */
export function ChoiceCard({
  title,
  selected,
  onSelect,
  reason,
  children,
}: {
  title: string;
  selected: boolean;
  onSelect: () => void;
  /** Why it cannot be chosen. */
  reason?: string | null | undefined;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <button
      type="button"
      className={cx(s.card, selected && finder.viewfinder.solid, selected && finder.gaps.close)}
      aria-pressed={selected}
      aria-disabled={reason ? true : undefined}
      aria-describedby={reason ? `${id}-reason` : undefined}
      onClick={() => !reason && onSelect()}
    >
      <span className={s.title}>{title}</span>
      {children && <span>{children}</span>}
      {reason && <span id={`${id}-reason`}>{reason}</span>}
      {selected && (
        <span className={s.check}>
          <Icon name="check" size="small" />
        </span>
      )}
    </button>
  );
}

/** Two cards a row. */
export function ChoiceGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className={s.legend}>{label}</legend>
      <div className={s.grid}>{children}</div>
    </fieldset>
  );
}
