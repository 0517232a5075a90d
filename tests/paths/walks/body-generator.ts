import {
  bodyGeneratorEvents,
  bodyGeneratorInputs,
  bodyGeneratorOutcomes,
} from "#machines/body-generator/body-generator.fixtures.ts";
import { bodyGeneratorMachine } from "#machines/body-generator/body-generator.machine.ts";
import {
  isAnyChosen,
  lookReasons,
  parameterReasons,
} from "#machines/body-generator/body-generator.rules.ts";
import type { BodyGeneratorContext } from "#machines/body-generator/body-generator.setup.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "body-generator",
  machine: bodyGeneratorMachine,
  inputs: bodyGeneratorInputs,
  events: bodyGeneratorEvents,
  outcomes: bodyGeneratorOutcomes,
  project: (context: BodyGeneratorContext) => [
    parameterReasons(context).length === 0,
    lookReasons(context).length === 0,
    isAnyChosen({ ...context, face: null, prompt: "", hints: [] }),
    context.face !== null,
    context.prompt !== "" || context.hints.length > 0,
    context.generationId !== null,
    context.openRun !== null,
    context.wanted,
    context.askedAt,
  ],
} satisfies Walk;
