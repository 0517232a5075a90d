import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  Suspense,
  useId,
  useState,
} from "react";
import { Late, LateView, useFetchedLater } from "../late-view.tsx";
import type { IconName } from "../marks/icon.tsx";

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

export interface MenuProps {
  /** A button. */
  trigger: ReactElement<Record<string, unknown>>;
  items: readonly MenuItem[];
  onSelect?: (value: string) => void;
  placement?: "bottom-start" | "bottom-end" | "top-start" | "top-end" | "right-end";
}
/** How a menu was asked for: by a click, or by a key. */
export interface Press {
  key?: string;
}

const Openable = new LateView(async () => (await import("./openable-menu.tsx")).OpenableMenu);
const OPENING_KEYS = ["ArrowDown", "ArrowUp", "Enter", " "];

/**
 * Commands behind a button: arrow keys, typing ahead, Esc and outside presses close it. The code of
 * menus is fetched when the page has settled; whoever presses sooner waits for it.
 */
export function Menu(props: MenuProps) {
  useFetchedLater(Openable);
  const id = useId();
  const [isHere] = useState(Openable.view !== null);
  const [pressed, setPressed] = useState<Press | null>(null);
  const closed = cloneElement(props.trigger, {
    id,
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onClick: () => setPressed({}),
    onKeyDown: (event: KeyboardEvent) => {
      if (!OPENING_KEYS.includes(event.key)) return;
      event.preventDefault();
      setPressed({ key: event.key });
    },
  });
  if (!isHere && pressed === null) return closed;
  return (
    <Suspense fallback={closed}>
      <Late of={Openable} props={{ ...props, id, pressed }} />
    </Suspense>
  );
}
