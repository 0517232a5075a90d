import { setElementVars } from "@vanilla-extract/dynamic";
import { useLayoutEffect, useRef, useState } from "react";
import { cx } from "../class-names.ts";
import { Icon } from "../marks/icon.tsx";
import { Tape } from "../marks/tape.tsx";
import * as s from "./before-after.css.ts";
import { LostPicture } from "./served-picture.tsx";
import { useAttempts } from "./use-attempts.ts";

export type Shot = { src: string; alt: string; label: string };
/** Pixels of both pictures, so that the page keeps their place before they arrive. */
export type ShotSize = { width: number; height: number };

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
  labelsOutside,
  size,
  className,
  eager,
}: {
  before: Shot;
  after: Shot;
  sliderLabel: string;
  /** Per cent of "before" in sight at first. */
  start?: number;
  /** The pictures stand on transparent ground. */
  transparent?: boolean;
  /** Labels beside the picture instead of on its upper corners: nothing is laid over a face. */
  labelsOutside?: boolean;
  size?: ShotSize | undefined;
  className?: string | undefined;
  /** The first picture of a page. */
  eager?: boolean;
}) {
  const [value, setValue] = useState(start);
  const root = useRef<HTMLDivElement>(null);
  const tries = { before: useAttempts(before.src), after: useAttempts(after.src) };
  const isLost = tries.before.isLost || tries.after.isLost;
  // biome-ignore lint/correctness/useExhaustiveDependencies: found again they stand in a new element
  useLayoutEffect(() => {
    if (root.current) setElementVars(root.current, { [s.cut]: `${value}%` });
  }, [value, isLost]);
  const fetched = eager
    ? ({ loading: "eager", fetchPriority: "high" } as const)
    : ({ loading: "lazy" } as const);

  // Without one of them there is nothing to compare, and nothing may lie over the retry.
  for (const [shot, attempt] of [
    [after, tries.after],
    [before, tries.before],
  ] as const)
    if (attempt.isLost) return <LostPicture alt={shot.alt} onRetry={attempt.retry} />;

  return (
    <div ref={root} className={cx(s.root, className)}>
      <div className={cx(s.after, transparent && s.afterCut)}>
        <img
          {...size}
          key={tries.after.count}
          src={after.src}
          alt={after.alt}
          {...fetched}
          className={s.picture}
          onError={tries.after.onError}
        />
      </div>
      <div className={s.before}>
        <img
          {...size}
          key={tries.before.count}
          src={before.src}
          alt={before.alt}
          {...fetched}
          className={s.picture}
          onError={tries.before.onError}
        />
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
      <Tape look="paper" className={labelsOutside ? s.outsideBefore : s.labelBefore}>
        {before.label}
      </Tape>
      <Tape className={labelsOutside ? s.outsideAfter : s.labelAfter}>{after.label}</Tape>
    </div>
  );
}
