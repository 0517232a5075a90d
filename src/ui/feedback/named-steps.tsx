import type { Tone } from "#src/theme/colors.ts";
import { tone as tones } from "#src/theme/tone.css.ts";
import { cx } from "../class-names.ts";
import { VisuallyHidden } from "../content/visually-hidden.tsx";
import { Icon } from "../marks/icon.tsx";
import * as s from "./named-steps.css.ts";

export type NamedStep = {
  name: string;
  state: "done" | "current" | "ahead";
  /** How long it took, or has run. */
  time?: string | undefined;
};

/** What the engine does, step by step, with the time each took. */
export function NamedSteps({
  steps,
  tone,
  label,
  doneLabel,
}: {
  steps: readonly NamedStep[];
  tone: Tone;
  label: string;
  /** Read out after a finished step: "xong". */
  doneLabel: string;
}) {
  return (
    <ol className={cx(tones[tone], s.list)} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.name}
          className={s.rows[step.state]}
          aria-current={step.state === "current" ? "step" : undefined}
        >
          <span className={s.boxes[step.state]} aria-hidden="true">
            {step.state === "done" ? <Icon name="check" size="small" /> : index + 1}
          </span>
          {step.name}
          {step.state === "done" && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
          {step.time && <span className={s.time}>{step.time}</span>}
        </li>
      ))}
    </ol>
  );
}
