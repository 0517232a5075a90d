import type { ReactNode } from "react";
import { heading } from "#src/theme/type.css.ts";
import { cx } from "../class-names.ts";
import { FootBar, type FootBarProps } from "./foot-bar.tsx";
import { StepBar, type StepFrame } from "./step-bar.tsx";
import * as s from "./wizard-frame.css.ts";

export type WizardFrameProps = {
  title: string;
  stepsLabel: string;
  steps: readonly StepFrame[];
  /** Credits, and what else belongs at the top's end. */
  credits?: ReactNode;
  /** Stage or JudgingStage. */
  stage: ReactNode;
  /** The choices or the facts; built of InspectorBody and InspectorFoot. */
  inspector?: ReactNode;
  inspectorLabel: string;
  foot: FootBarProps;
};

/**
 * The bench of the five tools: frames above, stage and inspector, foot bar below. What a tour points
 * at is marked `data-tour`.
 */
export function WizardFrame(props: WizardFrameProps) {
  const { title, steps, stepsLabel, credits, stage, inspector, inspectorLabel, foot } = props;
  return (
    <div className={s.wizard}>
      <header className={s.top}>
        <h1 className={cx(heading.small, s.title)}>{title}</h1>
        <div className={s.steps} data-tour="steps">
          <StepBar steps={steps} label={stepsLabel} />
        </div>
        {credits && <div className={s.end}>{credits}</div>}
      </header>
      <div className={cx(s.bench, !inspector && s.wholeBench)}>
        <div className={s.stage} data-tour="stage">
          {stage}
        </div>
        {inspector && (
          <section className={s.inspector} aria-label={inspectorLabel} data-tour="inspector">
            {inspector}
          </section>
        )}
      </div>
      <FootBar {...foot} />
    </div>
  );
}
