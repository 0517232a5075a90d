import { setElementVars } from "@vanilla-extract/dynamic";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import * as s from "./wizard.css.ts";

/** Holds two pictures at their own proportions; `ratio` is width over height. */
export function Compare({ ratio, children }: { ratio: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) setElementVars(box.current, { [s.ratio]: String(ratio) });
  }, [ratio]);
  return (
    <div ref={box} className={s.compare}>
      {children}
    </div>
  );
}
