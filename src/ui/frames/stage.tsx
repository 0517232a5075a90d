import type { ReactNode } from "react";
import type { ToolTone } from "#src/theme/colors.ts";
import { Backdrop } from "../backdrop.tsx";
import * as s from "./stage.css.ts";

/** Where one chooses and waits: the tool's own backdrop. */
export function Stage({ tone, children }: { tone: ToolTone; children: ReactNode }) {
  return (
    <div className={s.hung}>
      <Backdrop tone={tone} className={s.backdrop} paperClassName={s.paper}>
        {children}
      </Backdrop>
    </div>
  );
}

/** Where a finished picture is judged: neutral, never coloured. */
export function JudgingStage({
  ground = "grey",
  children,
}: {
  ground?: "white" | "grey" | "black";
  children: ReactNode;
}) {
  return <div className={s.judge[ground]}>{children}</div>;
}
