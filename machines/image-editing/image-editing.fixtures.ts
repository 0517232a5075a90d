import {
  assetFixture,
  editedFixture,
  editingFixture,
  sourceFixture,
  tinyFixture,
} from "#wire/wire.fixtures.ts";
import type { EventFixtures } from "../kit/fixtures.ts";
import type { Restored } from "../kit/wizard.ts";
import { draftOf, emptyChoice, type ImageEditingRole } from "./image-editing.rules.ts";
import type { ImageEditingEvent, ImageEditingInput } from "./image-editing.setup.ts";

const fresh: ImageEditingInput = {
  draft: null,
  draftDropped: false,
  step: null,
  generationId: null,
  keyBase: "page",
  base: null,
  isWished: false,
};
const draft = draftOf({ ...emptyChoice, image: sourceFixture, preset: "enhance" });

export const imageEditingInputs = {
  fresh,
  draft: { ...fresh, draft },
  deepImage: { ...fresh, draft, step: "image" },
  dropped: { ...fresh, draftDropped: true },
  pickedUp: { ...fresh, generationId: editedFixture.id },
} satisfies Record<string, ImageEditingInput>;

export const imageEditingEvents = {
  "image.choose": [
    { type: "image.choose", asset: sourceFixture },
    { type: "image.choose", asset: tinyFixture },
  ],
  "preset.choose": [
    { type: "preset.choose", preset: "enhance" },
    { type: "preset.choose", preset: null },
  ],
  "prompt.change": [{ type: "prompt.change", prompt: "Đổi áo sang màu xanh lá" }],
  "settings.change": [{ type: "settings.change", settings: { strength: 0.5 } }],
  "edit.again": [{ type: "edit.again" }],
  "chain.open": [{ type: "chain.open", index: 0 }],
  "step.next": [{ type: "step.next" }],
  "step.back": [{ type: "step.back" }],
  "step.jump": [
    { type: "step.jump", step: "image" },
    { type: "step.jump", step: "describe" },
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
  "upload.ready": [{ type: "upload.ready", asset: sourceFixture, usage: "image" }],
  "asset.picked": [{ type: "asset.picked", asset: sourceFixture }],
  "order.sending": [{ type: "order.sending" }],
  "order.unanswered": [{ type: "order.unanswered" }],
  "order.refused": [{ type: "order.refused" }],
  "job.accepted": [{ type: "job.accepted", generation: editingFixture }],
  "job.succeeded": [{ type: "job.succeeded", generation: editedFixture }],
  "job.missing": [{ type: "job.missing" }],
} satisfies EventFixtures<ImageEditingEvent>;

export const imageEditingOutcomes = {
  loadDraft: [
    { assets: { image: sourceFixture }, openRun: null, base: null },
    { assets: { image: null }, openRun: null, base: null },
    { assets: { image: assetFixture() }, openRun: editedFixture.id, base: null },
  ] satisfies Restored<ImageEditingRole>[],
};
