import { useLingui } from "@lingui/react/macro";
import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useSelector } from "@xstate/react";
import { type CSSProperties, type Ref, useId } from "react";
import type { Side } from "#machines/tutorial/placement.rules.ts";
import { progressOf, type TutorialStep } from "#machines/tutorial/tutorial.rules.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Countdown } from "./countdown.tsx";
import * as s from "./tutorial.css.ts";
import type { TutorialRef } from "./use-tutorial-ref.ts";

/** The tooltip: what is shown, how far the tour is, and the ways on, back and out. */
export function Card({
  ref,
  tutorial,
  step,
  title,
  content,
  side,
  className,
  style,
}: {
  ref: Ref<HTMLDivElement>;
  tutorial: TutorialRef;
  step: TutorialStep;
  title: string;
  content: string;
  side: Side | "centre";
  className: string;
  style: CSSProperties;
}) {
  const { t } = useLingui();
  const id = useId();
  const snapshot = useSelector(tutorial, (state) => state);
  const { index, steps, allowSkip } = snapshot.context;
  const { current: n, total, percentage } = progressOf(index, steps.length);
  const count = t({ id: "tutorial.count", message: `${n} trên ${total}` });
  const isMoving = !snapshot.can({ type: "tour.next" });
  /** Buttons rest while the tour moves. */
  const rest = {
    size: "small" as const,
    reasonPlace: "elsewhere" as const,
    reason: isMoving ? count : null,
    reasonId: `${id}count`,
  };
  const isWaiting =
    snapshot.matches({ showing: "settled" }) || snapshot.matches({ showing: "unanchored" });
  return (
    <div
      ref={ref}
      role="dialog"
      tabIndex={-1}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}content`}
      className={className}
      style={style}
      data-side={side}
    >
      <div className={s.words} aria-live="polite">
        <h2 id={`${id}title`} className={s.title}>
          {title}
        </h2>
        <p id={`${id}content`} className={s.content}>
          {content}
        </p>
      </div>
      {step.autoNext !== null && isWaiting && (
        <Countdown key={step.id} seconds={step.autoNext} className={s.countdown} />
      )}
      <div className={s.way}>
        <div
          role="progressbar"
          tabIndex={-1}
          aria-label={t({ id: "tutorial.progress", message: "Hướng dẫn" })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percentage}
          aria-valuetext={count}
          className={s.track}
        >
          <div className={s.done} style={assignInlineVars({ [s.share]: `${percentage}%` })} />
        </div>
        <span id={`${id}count`} className={s.count}>
          {count}
        </span>
      </div>
      <div className={s.foot}>
        {allowSkip && step.showSkip && (
          <Button {...rest} look="quiet" onClick={() => tutorial.send({ type: "tour.skip" })}>
            {t({ id: "tutorial.skip", message: "Bỏ qua" })}
          </Button>
        )}
        <div className={s.end}>
          {index > 0 && step.showPrevious && (
            <Button {...rest} onClick={() => tutorial.send({ type: "tour.previous" })}>
              {t({ id: "tutorial.previous", message: "Trước" })}
            </Button>
          )}
          <Button {...rest} look="primary" onClick={() => tutorial.send({ type: "tour.next" })}>
            {n === total
              ? t({ id: "tutorial.finish", message: "Xong" })
              : t({ id: "tutorial.next", message: "Tiếp" })}
          </Button>
        </div>
      </div>
    </div>
  );
}
