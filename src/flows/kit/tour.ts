import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type TutorialConfig, tutorialStep } from "#machines/tutorial/tutorial.rules.ts";

type Words = { title: MessageDescriptor; content: MessageDescriptor };
/** A tool's tour; it stands in the tool's own folder. */
export interface Tour {
  /** What is remembered of who has seen it. */
  name: string;
  config: TutorialConfig;
  /** By step; `usual` in them is the measured time of the tool, e.g. "thường 30–45 giây". */
  words: Readonly<Record<string, Words>>;
}

/** A part of the wizard's page, by the name it bears for tours. */
export const part = (name: string) => `[data-tour="${name}"]`;
/** A step of the step bar, from 1. */
export const frame = (number: number) => `${part("steps")} li:nth-child(${number})`;

/** A tour of these steps, each of which has its words. */
export const tourOf = <Step extends string>(
  name: string,
  words: Readonly<Record<Step, Words>>,
  steps: readonly (Parameters<typeof tutorialStep>[0] & { id: NoInfer<Step> })[],
): Tour => ({ name, words, config: { allowSkip: true, steps: steps.map(tutorialStep) } });

/** The foot bar is the same in every wizard. */
export const footWords: Words = {
  title: msg({ id: "tour.foot", message: "Biết giá trước khi bấm" }),
  content: msg({
    id: "tour.foot.text",
    message:
      "Thanh này nói còn thiếu gì, lượt này tốn mấy credit và còn lại bao nhiêu. Nút nào khoá thì lý do đứng ngay bên cạnh.",
  }),
};
