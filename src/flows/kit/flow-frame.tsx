import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { FootBarProps } from "#src/ui/frames/foot-bar.tsx";
import { WizardFrame } from "#src/ui/frames/wizard-frame.tsx";
import { TourButton } from "../tutorial/tour-button.tsx";
import { Balance } from "./balance.tsx";
import type { WizardRef } from "./wizard-ref.ts";

const RESULT = msg({ id: "wizard.step.result", message: "Kết quả" });

/** One frame of the step bar. */
export interface FlowStep<Step extends string> {
  /** Null for a frame that cannot be jumped to: the order under way, the result. */
  step: Step | null;
  name: string;
  /** What was chosen there, or what it will take. */
  note?: string | undefined;
  picture?: string | undefined;
}
/** The last frame of a step bar: what was made. */
export const resultFrame = (
  i18n: I18n,
  made: Pick<FlowStep<never>, "note" | "picture">,
): FlowStep<never> => ({ ...made, step: null, name: i18n._(RESULT) });

/** What a step fills in. */
export interface FlowStage {
  stage: ReactNode;
  inspector: ReactNode;
  inspectorLabel: string;
  foot: FootBarProps;
}

/** The frame every step of a wizard stands in: title, frames with what was chosen, credits. */
export function FlowFrame<Step extends string>({
  flow,
  title,
  steps,
  at,
  ...bench
}: FlowStage & {
  flow: WizardRef<Step>;
  title: string;
  steps: readonly FlowStep<Step>[];
  /** Index of the current frame. */
  at: number;
}) {
  const { t } = useLingui();
  const snapshot = useSelector(flow, (state) => state);
  return (
    <WizardFrame
      title={title}
      stepsLabel={t({ id: "wizard.steps", message: "Các bước" })}
      steps={steps.map(({ step, ...frame }, index) => ({
        ...frame,
        state: index === at ? "current" : index < at ? "done" : "ahead",
        onOpen:
          step !== null && snapshot.can({ type: "step.jump", step })
            ? () => flow.send({ type: "step.jump", step })
            : undefined,
      }))}
      credits={
        <>
          <Balance />
          <TourButton />
        </>
      }
      {...bench}
    />
  );
}
