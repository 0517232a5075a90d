import { Menu as Ark } from "@ark-ui/react/menu";
import { Portal } from "@ark-ui/react/portal";
import type { ReactElement } from "react";
import { cx } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import { Link } from "./link.tsx";
import * as s from "./menu.css.ts";

export type MenuItem =
  | "rule"
  | {
      value: string;
      label: string;
      icon?: IconName | undefined;
      /** Goes somewhere instead of acting. */
      href?: string | undefined;
      danger?: boolean | undefined;
      /** Why it cannot be chosen now; said under its label. */
      reason?: string | null | undefined;
    };

/** Commands behind a button: arrow keys, typing ahead, Esc and outside presses close it. */
export function Menu({
  trigger,
  items,
  onSelect,
  placement = "bottom-start",
}: {
  trigger: ReactElement;
  items: readonly MenuItem[];
  onSelect?: (value: string) => void;
  placement?: "bottom-start" | "bottom-end" | "top-start" | "top-end" | "right-end";
}) {
  return (
    <Ark.Root
      positioning={{ placement, gutter: 6 }}
      onSelect={(details) => onSelect?.(details.value)}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner className={s.layer}>
          <Ark.Content className={s.list}>
            {items.map((item, index) =>
              item === "rule" ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a rule has nothing but its place.
                <Ark.Separator key={`rule-${index}`} className={s.rule} />
              ) : (
                <Ark.Item
                  key={item.value}
                  value={item.value}
                  disabled={Boolean(item.reason)}
                  className={cx(s.item, item.danger && s.danger)}
                  asChild={Boolean(item.href)}
                >
                  {item.href ? (
                    <Link href={item.href}>
                      <Face {...item} />
                    </Link>
                  ) : (
                    <Face {...item} />
                  )}
                </Ark.Item>
              ),
            )}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

const Face = ({ icon, label, reason }: Exclude<MenuItem, "rule">) => (
  <>
    {icon && <Icon name={icon} />}
    <span>
      {label}
      {reason && <span className={s.note}>. {reason}</span>}
    </span>
  </>
);
