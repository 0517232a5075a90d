import { Tabs as Ark } from "@ark-ui/react/tabs";
import type { ReactNode } from "react";
import * as s from "./tabs.css.ts";

export type Tab<Value extends string> = { value: Value; label: string; count?: string | undefined };

/** One panel at a time; `children` is the panel of the chosen tab. Arrow keys move and choose. */
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
  return (
    <Ark.Root
      className={s.root}
      value={value}
      onValueChange={(change) => onChange(change.value as Value)}
    >
      <Ark.List className={s.list} aria-label={label}>
        {items.map((item) => (
          <Ark.Trigger key={item.value} value={item.value} className={s.tab}>
            {item.label}
            {item.count && <span className={s.count}> {item.count}</span>}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {items.map((item) => (
        <Ark.Content key={item.value} value={item.value} className={s.panel}>
          {item.value === value && children}
        </Ark.Content>
      ))}
    </Ark.Root>
  );
}
