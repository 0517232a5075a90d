import { filmedFixture, filmingFixture, sourceFixture, tinyFixture } from "#wire/wire.fixtures.ts";
import type { EventFixtures } from "../kit/fixtures.ts";
import type { Restored } from "../kit/wizard.ts";
import { draftOf, emptyChoice, fitted, type ImageToVideoRole } from "./image-to-video.rules.ts";
import type { ImageToVideoEvent, ImageToVideoInput } from "./image-to-video.setup.ts";

const fresh: ImageToVideoInput = {
  draft: null,
  draftDropped: false,
  step: null,
  generationId: null,
  keyBase: "page",
  base: null,
  isWished: false,
};
const draft = draftOf({ ...emptyChoice, image: sourceFixture, motion: "subtle" });
const kling = draftOf(fitted({ ...emptyChoice, image: sourceFixture, model: "kling_v2.1" }));

export const imageToVideoInputs = {
  fresh,
  draft: { ...fresh, draft },
  kling: { ...fresh, draft: kling },
  deepImage: { ...fresh, draft, step: "image" },
  dropped: { ...fresh, draftDropped: true },
  pickedUp: { ...fresh, generationId: filmedFixture.id },
} satisfies Record<string, ImageToVideoInput>;

export const imageToVideoEvents = {
  "image.choose": [
    { type: "image.choose", asset: sourceFixture },
    { type: "image.choose", asset: tinyFixture },
  ],
  "model.choose": [{ type: "model.choose", model: "kling_v2.1" }],
  "motion.choose": [{ type: "motion.choose", motion: "dramatic" }],
  "duration.choose": [{ type: "duration.choose", duration: 10 }],
  "resolution.choose": [{ type: "resolution.choose", resolution: "480p" }],
  "flag.switch": [{ type: "flag.switch", flag: "fixed_camera", on: true }],
  "cfg.change": [{ type: "cfg.change", cfg: 0.4 }],
  "prompt.change": [{ type: "prompt.change", prompt: "Gió nhẹ, máy quay tiến lại gần" }],
  "step.next": [{ type: "step.next" }],
  "step.back": [{ type: "step.back" }],
  "step.jump": [
    { type: "step.jump", step: "image" },
    { type: "step.jump", step: "configure" },
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
  "job.accepted": [{ type: "job.accepted", generation: filmingFixture }],
  "job.succeeded": [{ type: "job.succeeded", generation: filmedFixture }],
  "job.missing": [{ type: "job.missing" }],
} satisfies EventFixtures<ImageToVideoEvent>;

export const imageToVideoOutcomes = {
  loadDraft: [
    { assets: { image: sourceFixture }, openRun: null, base: null },
    { assets: { image: null }, openRun: null, base: null },
    { assets: { image: sourceFixture }, openRun: filmedFixture.id, base: null },
  ] satisfies Restored<ImageToVideoRole>[],
};
