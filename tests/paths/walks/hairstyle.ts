import {
  hairstyleEvents,
  hairstyleInputs,
  hairstyleOutcomes,
} from "#machines/hairstyle/hairstyle.fixtures.ts";
import { hairstyleMachine } from "#machines/hairstyle/hairstyle.machine.ts";
import { orderReasons as hairReasons } from "#machines/hairstyle/hairstyle.rules.ts";
import type { HairstyleContext } from "#machines/hairstyle/hairstyle.setup.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "hairstyle",
  machine: hairstyleMachine,
  inputs: hairstyleInputs,
  events: hairstyleEvents,
  outcomes: hairstyleOutcomes,
  project: (context: HairstyleContext) => [
    context.photo && Math.min(context.photo.width, 256),
    context.style && hairReasons(context).includes("custom_prompt_missing"),
    [context.painted, context.mask, context.color ?? (context.prompt || null)].findIndex(
      (choice) => choice !== null,
    ),
    context.generationId !== null,
    context.openRun !== null,
    context.wanted,
    context.askedAt,
  ],
} satisfies Walk;
