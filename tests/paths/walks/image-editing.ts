import {
  imageEditingEvents,
  imageEditingInputs,
  imageEditingOutcomes,
} from "#machines/image-editing/image-editing.fixtures.ts";
import { imageEditingMachine } from "#machines/image-editing/image-editing.machine.ts";
import type { ImageEditingContext } from "#machines/image-editing/image-editing.setup.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "image-editing",
  machine: imageEditingMachine,
  inputs: imageEditingInputs,
  events: imageEditingEvents,
  outcomes: imageEditingOutcomes,
  project: (context: ImageEditingContext) => [
    context.image && Math.min(context.image.width, 256),
    context.preset !== null || context.prompt !== "",
    context.generationId !== null,
    context.result !== null,
    context.chain.length > 0,
    context.openRun !== null,
    context.wanted,
  ],
} satisfies Walk;
