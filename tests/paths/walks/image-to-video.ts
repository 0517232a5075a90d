import {
  imageToVideoEvents,
  imageToVideoInputs,
  imageToVideoOutcomes,
} from "#machines/image-to-video/image-to-video.fixtures.ts";
import { imageToVideoMachine } from "#machines/image-to-video/image-to-video.machine.ts";
import { isChanged } from "#machines/image-to-video/image-to-video.rules.ts";
import type { ImageToVideoContext } from "#machines/image-to-video/image-to-video.setup.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "image-to-video",
  machine: imageToVideoMachine,
  inputs: imageToVideoInputs,
  events: imageToVideoEvents,
  outcomes: imageToVideoOutcomes,
  project: (context: ImageToVideoContext) => [
    context.image && Math.min(context.image.width, 256),
    context.model,
    isChanged(context),
    context.generationId !== null,
    context.openRun !== null,
    context.wanted,
  ],
} satisfies Walk;
