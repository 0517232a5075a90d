import {
  completedFixture,
  garmentFixture,
  generationFixture,
  modelFixture,
  tinyFixture,
} from "#wire/wire.fixtures.ts";
import type { EventFixtures } from "../kit/fixtures.ts";
import type { Restored } from "../kit/wizard.ts";
import { maskFixture } from "../mask-editor/mask-editor.fixtures.ts";
import { DRAFT_VERSION, type TryOnDraft, type TryOnRole } from "./try-on.rules.ts";
import type { TryOnEvent, TryOnInput } from "./try-on.setup.ts";

const fresh: TryOnInput = {
  draft: null,
  draftDropped: false,
  step: null,
  generationId: null,
  keyBase: "page",
  base: null,
  isWished: false,
};
const draft = {
  version: DRAFT_VERSION,
  model: modelFixture.id,
  garment: garmentFixture.id,
  category: "dresses",
  mask: null,
  maskEntries: [],
} satisfies TryOnDraft;
const strokes: TryOnDraft["maskEntries"] = [{ kind: "erase", size: 80, points: [[300, 200]] }];

export const tryOnInputs = {
  fresh,
  draft: { ...fresh, draft },
  mended: { ...fresh, draft: { ...draft, mask: maskFixture.id, maskEntries: strokes } },
  deepOutfit: { ...fresh, draft, step: "outfit" },
  deepModel: { ...fresh, draft, step: "model" },
  dropped: { ...fresh, draftDropped: true },
  pickedUp: { ...fresh, generationId: "gen_linh" },
} satisfies Record<string, TryOnInput>;

export const tryOnEvents = {
  "model.choose": [
    { type: "model.choose", asset: modelFixture },
    { type: "model.choose", asset: tinyFixture },
  ],
  "garment.choose": [{ type: "garment.choose", asset: garmentFixture, category: "dresses" }],
  "category.choose": [{ type: "category.choose", category: "tops" }],
  "filter.choose": [{ type: "filter.choose", category: "dresses" }],
  "mask.remove": [{ type: "mask.remove" }],
  "mask.painted": [
    { type: "mask.painted", entries: strokes },
    { type: "mask.painted", entries: [] },
  ],
  "mask.ready": [{ type: "mask.ready", asset: maskFixture, entries: strokes }],
  "step.next": [{ type: "step.next" }],
  "step.back": [{ type: "step.back" }],
  "step.jump": [
    { type: "step.jump", step: "model" },
    { type: "step.jump", step: "outfit" },
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
  "upload.ready": [{ type: "upload.ready", asset: modelFixture, usage: "model" }],
  "asset.picked": [{ type: "asset.picked", asset: modelFixture }],
  "order.sending": [{ type: "order.sending" }],
  "order.unanswered": [{ type: "order.unanswered" }],
  "order.refused": [{ type: "order.refused" }],
  "job.accepted": [{ type: "job.accepted", generation: generationFixture() }],
  "job.succeeded": [{ type: "job.succeeded", generation: completedFixture }],
  "job.missing": [{ type: "job.missing" }],
} satisfies EventFixtures<TryOnEvent>;

export const tryOnOutcomes = {
  loadDraft: [
    {
      assets: { model: modelFixture, garment: garmentFixture, mask: null },
      openRun: null,
      base: null,
    },
    { assets: { model: modelFixture, garment: null, mask: null }, openRun: null, base: null },
    { assets: { model: null, garment: null, mask: null }, openRun: null, base: null },
    {
      assets: { model: modelFixture, garment: garmentFixture, mask: null },
      openRun: "gen_linh",
      base: null,
    },
    {
      assets: { model: modelFixture, garment: garmentFixture, mask: maskFixture },
      openRun: null,
      base: null,
    },
  ] satisfies Restored<TryOnRole>[],
};
