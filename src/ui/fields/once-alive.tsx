import type { ReactNode } from "react";
import * as s from "./once-alive.css.ts";

/**
 * Fields of a page that was sent whole. Until its script has come, what is typed would be lost, so
 * they take nothing before (`isAlive`).
 */
export function OnceAlive({ isAlive, children }: { isAlive: boolean; children: ReactNode }) {
  return (
    <fieldset className={s.alive} disabled={!isAlive}>
      {children}
    </fieldset>
  );
}
