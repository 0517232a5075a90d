import { Portal } from "@ark-ui/react/portal";
import { Tooltip as Ark } from "@ark-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";
import * as s from "./tooltip.css.ts";

/** A hint on hover and on focus. Never put there what is said nowhere else. */
export function Tooltip({ tip, children }: { tip: ReactNode; children: ReactElement }) {
  return (
    <Ark.Root openDelay={700} closeDelay={300} lazyMount unmountOnExit>
      <Ark.Trigger asChild>{children}</Ark.Trigger>
      <Portal>
        <Ark.Positioner className={s.layer}>
          <Ark.Content className={s.tip}>{tip}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
