import { hairFixture, hairingFixture, hairPhotoFixture, tinyFixture } from "#wire/wire.fixtures.ts";
import type { EventFixtures } from "../kit/fixtures.ts";
import type { Restored } from "../kit/wizard.ts";
import { maskFixture, paintedEntries } from "../mask-editor/mask-editor.fixtures.ts";
import { draftOf, emptyChoice, type HairstyleRole } from "./hairstyle.rules.ts";
import type { HairstyleEvent, HairstyleInput } from "./hairstyle.setup.ts";

const fresh: HairstyleInput = {
  draft: null,
  draftDropped: false,
  step: null,
  generationId: null,
  keyBase: "page",
  base: null,
  isWished: false,
};
const chosen = { ...emptyChoice, photo: hairPhotoFixture, style: "modern_bob" as const };
const draft = draftOf(chosen);

export const hairstyleInputs = {
  fresh,
  draft: { ...fresh, draft },
  masked: {
    ...fresh,
    draft: draftOf({ ...chosen, mask: maskFixture, maskEntries: paintedEntries }),
  },
  deepStyle: { ...fresh, draft, step: "style" },
  deepPhoto: { ...fresh, draft, step: "photo" },
  dropped: { ...fresh, draftDropped: true },
  pickedUp: { ...fresh, generationId: hairFixture.id },
} satisfies Record<string, HairstyleInput>;

export const hairstyleEvents = {
  "photo.choose": [
    { type: "photo.choose", asset: hairPhotoFixture },
    { type: "photo.choose", asset: tinyFixture },
  ],
  "gender.choose": [{ type: "gender.choose", gender: "male" }],
  "filter.choose": [{ type: "filter.choose", category: "short" }],
  "style.choose": [
    { type: "style.choose", style: "modern_bob" },
    { type: "style.choose", style: "custom" },
  ],
  "color.choose": [{ type: "color.choose", color: "#6b2e2a" }],
  "prompt.change": [{ type: "prompt.change", prompt: "Mái thưa" }],
  "mask.remove": [{ type: "mask.remove" }],
  "mask.painted": [
    { type: "mask.painted", entries: paintedEntries },
    { type: "mask.painted", entries: [] },
  ],
  "mask.ready": [{ type: "mask.ready", asset: maskFixture, entries: paintedEntries }],
  "step.next": [{ type: "step.next" }],
  "step.back": [{ type: "step.back" }],
  "step.jump": [
    { type: "step.jump", step: "photo" },
    { type: "step.jump", step: "style" },
    { type: "step.jump", step: "customise" },
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
  "upload.ready": [{ type: "upload.ready", asset: hairPhotoFixture, usage: "hair" }],
  "asset.picked": [{ type: "asset.picked", asset: hairPhotoFixture }],
  "order.sending": [{ type: "order.sending" }],
  "order.unanswered": [{ type: "order.unanswered" }],
  "order.refused": [{ type: "order.refused" }],
  "job.accepted": [{ type: "job.accepted", generation: hairingFixture }],
  "job.succeeded": [{ type: "job.succeeded", generation: hairFixture }],
  "job.missing": [{ type: "job.missing" }],
} satisfies EventFixtures<HairstyleEvent>;

export const hairstyleOutcomes = {
  loadDraft: [
    { assets: { photo: hairPhotoFixture, mask: null }, openRun: null, base: null },
    { assets: { photo: hairPhotoFixture, mask: maskFixture }, openRun: null, base: null },
    { assets: { photo: null, mask: null }, openRun: null, base: null },
    { assets: { photo: hairPhotoFixture, mask: null }, openRun: hairFixture.id, base: null },
  ] satisfies Restored<HairstyleRole>[],
};
