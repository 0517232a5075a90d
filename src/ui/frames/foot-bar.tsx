import type { ReactNode } from "react";
import * as s from "./foot-bar.css.ts";

export type FootBarProps = {
  /** Back, start over, cancel. */
  start?: ReactNode;
  /** What is chosen or missing, in words. `saidId` lets the verb point at it as its reason. */
  said?: ReactNode;
  saidId?: string | undefined;
  /** What it costs and what remains. */
  cost?: ReactNode;
  end?: ReactNode;
};

/** The foot bar says it all: the way back, what is chosen or missing, the cost, the verb. */
export function FootBar({ start, said, saidId, cost, end }: FootBarProps) {
  return (
    <div className={s.bar} data-tour="foot">
      {start && <div className={s.start}>{start}</div>}
      <p className={s.said} aria-live="polite">
        {said && <span id={saidId}>{said}</span>}
        {cost && <span className={s.cost}>{cost}</span>}
      </p>
      {end && <div className={s.end}>{end}</div>}
    </div>
  );
}
