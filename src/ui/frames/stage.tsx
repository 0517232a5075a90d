import type { ReactNode } from "react";
import type { ToolTone } from "#src/theme/colors.ts";
import { cx } from "../class-names.ts";
import { Backdrop } from "../pictures/backdrop.tsx";
import * as s from "./stage.css.ts";

/** Where one chooses and waits: the tool's own backdrop. */
export function Stage({
  tone,
  across,
  children,
}: {
  tone: ToolTone;
  /** Prints and hanging garments side by side, of one height. */
  across?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={s.hung}>
      <Backdrop
        tone={tone}
        className={s.backdrop}
        paperClassName={cx(s.paper, across ? s.across : s.stacked)}
      >
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
