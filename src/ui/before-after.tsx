import { setElementVars } from "@vanilla-extract/dynamic";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import * as s from "./before-after.css.ts";
import { cx } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { Tape } from "./tape.tsx";

export type Shot = { src: string; alt: string; label: string };

/**
 * Two pictures of one size under a divider that is dragged or moved with the arrow keys.
 * The cut is a CSS variable set after mounting: the server's markup carries no style attribute.
 */
export function BeforeAfter({
  before,
  after,
  sliderLabel,
  start = 50,
  transparent,
  className,
  eager,
  children,
}: {
  before: Shot;
  after: Shot;
  sliderLabel: string;
  /** Per cent of "before" in sight at first. */
  start?: number;
  /** The pictures stand on transparent ground. */
  transparent?: boolean;
  className?: string | undefined;
  /** The first picture of a page. */
  eager?: boolean;
  children?: ReactNode;
}) {
  const [value, setValue] = useState(start);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (root.current) setElementVars(root.current, { [s.cut]: `${value}%` });
  }, [value]);
  const loading = eager ? "eager" : "lazy";

  return (
    <div ref={root} className={cx(s.root, className)}>
      <div className={cx(s.after, transparent && s.afterCut)}>
        <img src={after.src} alt={after.alt} loading={loading} className={s.picture} />
      </div>
      <div className={s.before}>
        <img src={before.src} alt={before.alt} loading={loading} className={s.picture} />
      </div>
      <input
        type="range"
        min={0}
        max={100}
        value={value}
        aria-label={sliderLabel}
        aria-valuetext={`${before.label} ${value}%`}
        className={s.range}
        onChange={(event) => setValue(event.target.valueAsNumber)}
      />
      <div className={s.divider} aria-hidden="true">
        <span className={cx(s.handle, s.focus)}>
          <Icon name="compare" />
        </span>
      </div>
      <Tape look="paper" className={s.labelBefore}>
        {before.label}
      </Tape>
      <Tape className={s.labelAfter}>{after.label}</Tape>
      {children}
    </div>
  );
}
