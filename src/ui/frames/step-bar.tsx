import { cx } from "../class-names.ts";
import * as finder from "../marks/viewfinder.css.ts";
import { ServedPicture } from "../pictures/served-picture.tsx";
import * as s from "./step-bar.css.ts";

export type StepFrame = {
  name: string;
  /** What was chosen there, or what it will take. */
  note?: string | undefined;
  /** Thumbnail of what was chosen. */
  picture?: string | undefined;
  state: "done" | "current" | "ahead";
  /** Given when one may go back to it. */
  onOpen?: (() => void) | undefined;
};

/** Steps are frames on a contact sheet: each shows what was chosen, the current one in the viewfinder. */
export function StepBar({ steps, label }: { steps: readonly StepFrame[]; label: string }) {
  return (
    <ol className={s.bar} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.name}
          className={s.item}
          aria-current={step.state === "current" ? "step" : undefined}
        >
          {step.onOpen && step.state !== "current" ? (
            <button type="button" className={s.step} onClick={step.onOpen}>
              <Frame step={step} number={index + 1} />
            </button>
          ) : (
            <div className={s.step}>
              <Frame step={step} number={index + 1} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function Frame({ step, number }: { step: StepFrame; number: number }) {
  const current = step.state === "current";
  return (
    <>
      <span className={cx(current && finder.viewfinder.solid, current && finder.gaps.close)}>
        <span className={s.frame} aria-hidden="true">
          {step.picture ? (
            <ServedPicture room="thumb" src={step.picture} alt="" className={s.picture} />
          ) : (
            number
          )}
        </span>
      </span>
      <span className={s.words}>
        <span className={cx(s.name, step.state !== "ahead" && s.reached)}>
          {number}. {step.name}
        </span>
        {step.note && (
          <span className={s.note} title={step.note}>
            {step.note}
          </span>
        )}
      </span>
    </>
  );
}
