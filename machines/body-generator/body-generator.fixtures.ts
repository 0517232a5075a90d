import { bodyFixture, bodyingFixture, faceFixture, tinyFixture } from "#wire/wire.fixtures.ts";
import type { EventFixtures } from "../kit/fixtures.ts";
import type { Restored } from "../kit/wizard.ts";
import {
  type BodyGeneratorChoice,
  type BodyGeneratorRole,
  draftOf,
  emptyChoice,
} from "./body-generator.rules.ts";
import type { BodyGeneratorEvent, BodyGeneratorInput } from "./body-generator.setup.ts";

/** A whole body, as one picks it. */
export const bodyChoice: BodyGeneratorChoice = {
  ...emptyChoice,
  gender: "female",
  height: "170",
  weight: "65",
  age: "25",
  skin_tone: "light",
  body_type: "average",
};
const fresh: BodyGeneratorInput = {
  draft: null,
  draftDropped: false,
  step: null,
  generationId: null,
  keyBase: "page",
  base: null,
  isWished: false,
};
const draft = draftOf({ ...bodyChoice, face: faceFixture });

export const bodyGeneratorInputs = {
  fresh,
  draft: { ...fresh, draft },
  begun: { ...fresh, draft: draftOf({ ...emptyChoice, gender: "male", face: faceFixture }) },
  deepLook: { ...fresh, draft, step: "look" },
  deepParameters: { ...fresh, draft, step: "parameters" },
  dropped: { ...fresh, draftDropped: true },
  pickedUp: { ...fresh, generationId: bodyFixture.id },
} satisfies Record<string, BodyGeneratorInput>;

const { face: _, prompt: __, hints: ___, ...whole } = bodyChoice;
export const bodyGeneratorEvents = {
  "parameter.change": [
    { type: "parameter.change", change: whole },
    { type: "parameter.change", change: { weight: "250" } },
  ],
  "face.choose": [
    { type: "face.choose", asset: faceFixture },
    { type: "face.choose", asset: tinyFixture },
  ],
  "face.remove": [{ type: "face.remove" }],
  "prompt.change": [{ type: "prompt.change", prompt: "Cười nhẹ, áo thun trắng" }],
  "hint.toggle": [{ type: "hint.toggle", hint: "áo trắng" }],
  "step.next": [{ type: "step.next" }],
  "step.back": [{ type: "step.back" }],
  "step.jump": [
    { type: "step.jump", step: "parameters" },
    { type: "step.jump", step: "look" },
    { type: "step.jump", step: "review" },
  ],
  "step.reset": [{ type: "step.reset" }],
  "over.ask": [{ type: "over.ask" }],
  "over.confirm": [{ type: "over.confirm" }],
  "over.keep": [{ type: "over.keep" }],
  "order.confirm": [{ type: "order.confirm" }],
  "order.again": [{ type: "order.again" }],
  "run.open": [{ type: "run.open", id: "gen_other" }],
  "draft.retry": [{ type: "draft.retry" }],
  "notice.dismiss": [{ type: "notice.dismiss" }],
  "upload.ready": [{ type: "upload.ready", asset: faceFixture, usage: "face" }],
  "asset.picked": [{ type: "asset.picked", asset: faceFixture }],
  "order.sending": [{ type: "order.sending" }],
  "order.unanswered": [{ type: "order.unanswered" }],
  "order.refused": [{ type: "order.refused" }],
  "job.accepted": [{ type: "job.accepted", generation: bodyingFixture }],
  "job.succeeded": [{ type: "job.succeeded", generation: bodyFixture }],
  "job.missing": [{ type: "job.missing" }],
} satisfies EventFixtures<BodyGeneratorEvent>;

export const bodyGeneratorOutcomes = {
  loadDraft: [
    { assets: { face: faceFixture }, openRun: null, base: null },
    { assets: { face: null }, openRun: null, base: null },
    { assets: { face: faceFixture }, openRun: bodyFixture.id, base: null },
  ] satisfies Restored<BodyGeneratorRole>[],
};
