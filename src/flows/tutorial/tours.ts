import type { MessageDescriptor } from "@lingui/core";
import { type TutorialConfig, tutorialStep } from "#machines/tutorial/tutorial.rules.ts";
import * as words from "./tours.messages.ts";

/** The tools that have a tour; the name is what is remembered of who has seen it. */
export const TOURS = ["try-on", "image-editing"] as const;
export type TourName = (typeof TOURS)[number];

export interface Tour {
  config: TutorialConfig;
  words: Readonly<Record<string, { title: MessageDescriptor; content: MessageDescriptor }>>;
}
type Step = keyof typeof words.tryOnWords | keyof typeof words.imageEditingWords;

const part = (name: string) => `[data-tour="${name}"]`;
const frame = (number: number) => `${part("steps")} li:nth-child(${number})`;
const config = (...steps: (Parameters<typeof tutorialStep>[0] & { id: Step })[]) => ({
  allowSkip: true,
  steps: steps.map(tutorialStep),
});

export const tours: Record<TourName, Tour> = {
  "try-on": {
    words: words.tryOnWords,
    config: config(
      { id: "frames", target: part("steps") },
      { id: "model", target: part("inspector"), waitForElement: true },
      { id: "photo", target: part("upload") },
      { id: "stage", target: part("stage"), disableInteraction: true },
      { id: "outfit", target: frame(2), disableInteraction: true },
      { id: "foot", target: part("foot"), disableInteraction: true },
      { id: "create", target: frame(3), disableInteraction: true },
    ),
  },
  "image-editing": {
    words: words.imageEditingWords,
    config: config(
      { id: "frames", target: part("steps") },
      { id: "image", target: part("inspector"), waitForElement: true },
      { id: "photo", target: part("upload") },
      { id: "describe", target: frame(2), disableInteraction: true },
      { id: "foot", target: part("foot"), disableInteraction: true },
      { id: "result", target: frame(4), disableInteraction: true },
    ),
  },
};
