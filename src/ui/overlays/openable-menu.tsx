import { Menu as Ark } from "@ark-ui/react/menu";
import { Portal } from "@ark-ui/react/portal";
import { useEffect } from "react";
import { Link } from "../actions/link.tsx";
import { cx } from "../class-names.ts";
import { Icon } from "../marks/icon.tsx";
import * as s from "./menu.css.ts";
import type { MenuItem, MenuProps, Press } from "./menu.tsx";

/** A menu that can open: what `Menu` fetches. `pressed` is done over again on its own trigger. */
export function OpenableMenu({
  id,
  pressed,
  trigger,
  items,
  onSelect,
  placement = "bottom-start",
}: MenuProps & { id: string; pressed: Press | null }) {
  useEffect(() => {
    if (pressed === null) return;
    const button = document.getElementById(id);
    button?.focus();
    if (pressed.key === undefined) button?.click();
    else {
      const init = { key: pressed.key, bubbles: true, cancelable: true };
      button?.dispatchEvent(new KeyboardEvent("keydown", init));
    }
  }, [id, pressed]);
  return (
    <Ark.Root
      ids={{ trigger: id }}
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
