import { type KeyboardEvent, type ReactNode, useId } from "react";
import * as s from "./tabs.css.ts";

export type Tab<Value extends string> = { value: Value; label: string; count?: string | undefined };

/**
 * One panel at a time; `children` is the panel of the chosen tab. Arrow keys, Home and End move and
 * choose. By hand: the first page of a studio has tabs, and would carry the library for them alone.
 */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onChange,
  children,
}: {
  label: string;
  items: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  children: ReactNode;
}) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
    const here = items.findIndex((item) => item.value === value);
    const to = {
      ArrowRight: (here + 1) % items.length,
      ArrowLeft: (here - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    const next = to === undefined ? undefined : items[to];
    if (to === undefined || next === undefined) return;
    event.preventDefault();
    tabs[to]?.focus();
    if (next.value !== value) onChange(next.value);
  };
  return (
    <div className={s.root}>
      <div className={s.list} role="tablist" aria-label={label} onKeyDown={move}>
        {items.map((item) => {
          const isChosen = item.value === value;
          return (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-${item.value}`}
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}-${item.value}-panel` : undefined}
              tabIndex={isChosen ? 0 : -1}
              data-selected={isChosen ? "" : undefined}
              className={s.tab}
              onClick={() => !isChosen && onChange(item.value)}
            >
              {item.label}
              {item.count && <span className={s.count}> {item.count}</span>}
            </button>
          );
        })}
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}-${item.value}-panel`}
          aria-labelledby={`${id}-${item.value}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel is where Tab goes from its tab.
          tabIndex={0}
          hidden={item.value !== value}
          className={s.panel}
        >
          {item.value === value && children}
        </div>
      ))}
    </div>
  );
}
