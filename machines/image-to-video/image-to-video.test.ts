import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import {
  VIDEO_DURATIONS,
  VIDEO_MODEL_IDS,
  VIDEO_RESOLUTIONS,
  type VideoModelId,
} from "#wire/values.ts";
import { unsupportedVideoSettings } from "#wire/video-models.ts";
import { filmedFixture, filmingFixture, sourceFixture, tinyFixture } from "#wire/wire.fixtures.ts";
import type { ImageToVideoContext } from "./image-to-video.machine.ts";
import {
  choiceOfRun,
  draftOf,
  emptyChoice,
  fitted,
  orderReasons,
  readDraft,
  requestOf,
} from "./image-to-video.rules.ts";

const wizard = (input: keyof (typeof walks)["image-to-video"]["inputs"] = "fresh") =>
  drive(walks["image-to-video"], input);
const atConfigure = async () => {
  const it = wizard();
  await it.send({ type: "image.choose", asset: sourceFixture });
  await it.send({ type: "step.next" });
  return it;
};

describe("rules", () => {
  test("a picture of at least 256 px is all that is needed", () => {
    expect(orderReasons(emptyChoice)).toEqual(["image_missing"]);
    expect(orderReasons({ ...emptyChoice, image: tinyFixture })).toEqual(["image_too_small"]);
    expect(orderReasons({ ...emptyChoice, image: sourceFixture })).toEqual([]);
  });
  test("whatever is chosen and whichever model follows, the order is legal", () => {
    for (const from of VIDEO_MODEL_IDS)
      for (const to of VIDEO_MODEL_IDS)
        for (const duration of VIDEO_DURATIONS)
          for (const resolution of VIDEO_RESOLUTIONS) {
            const wild = {
              ...emptyChoice,
              model: from,
              duration,
              resolution,
              fixed_camera: true,
              prompt_optimizer: true,
              generate_audio: true,
              cfg_scale: 0.5,
            };
            const { cfg_scale, ...kept } = fitted({ ...fitted(wild), model: to });
            const order = { ...kept, ...(cfg_scale !== null && { cfg_scale }) };
            expect(unsupportedVideoSettings(order)).toEqual([]);
          }
  });
  test("another model keeps the nearest length it has", () => {
    const of = (model: VideoModelId, duration: 5 | 8 | 10) =>
      fitted({ ...emptyChoice, model, duration }).duration;
    expect([of("kling_v2.1", 8), of("veo3", 5), of("hailuo_v2", 5), of("seedance_v1", 8)]).toEqual([
      10, 8, 10, 8,
    ]);
  });
  test("an unset cfg and an empty instruction are not sent", () => {
    const order = requestOf({ ...emptyChoice, image: sourceFixture, prompt: "  " });
    expect(order).not.toHaveProperty("cfg_scale");
    expect(order).not.toHaveProperty("prompt");
  });
  test("a draft comes back whole; one that is impossible by now is fitted, a broken one dropped", () => {
    const draft = draftOf({ ...emptyChoice, image: sourceFixture, motion: "subtle" });
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect(readDraft({ ...draft, model: "veo3" })).toMatchObject({ duration: 8 });
    for (const broken of [{}, { ...draft, model: "sora" }, { ...draft, version: 9 }])
      expect(readDraft(broken)).toBe("dropped");
  });
  test("a run's own settings become the choice again", () => {
    expect(choiceOfRun(filmedFixture)).toMatchObject({ image: sourceFixture, motion: "natural" });
    expect(choiceOfRun({ ...filmedFixture, settings: { duration: 99 } })).toEqual({
      ...emptyChoice,
      image: sourceFixture,
    });
  });
});

describe("choosing", () => {
  test("what the model lacks cannot be chosen, and another model may bring it", async () => {
    const it = await atConfigure();
    const audio = { type: "flag.switch", flag: "generate_audio", on: true };
    const cfg = { type: "cfg.change", cfg: 0.4 };
    expect([it.can(audio), it.can(cfg)]).toEqual([false, false]);
    await it.send({ type: "model.choose", model: "veo3" });
    expect([it.can(audio), it.can({ type: "duration.choose", duration: 5 })]).toEqual([
      true,
      false,
    ]);
    await it.send(audio);
    await it.send({ type: "model.choose", model: "kling_v2.1" });
    expect(it.context<ImageToVideoContext>()).toMatchObject({ generate_audio: false });
    expect(it.can(cfg)).toBe(true);
  });
  test("reset puts the settings back and keeps the picture", async () => {
    const it = await atConfigure();
    expect(it.can({ type: "step.reset" })).toBe(false);
    await it.send({ type: "motion.choose", motion: "dramatic" });
    await it.send({ type: "step.reset" });
    expect(it.context<ImageToVideoContext>()).toMatchObject({
      ...emptyChoice,
      image: sourceFixture,
    });
  });
});

describe("the run", () => {
  test("happy: picture → settings → run → video; then once more with a new key", async () => {
    const it = await atConfigure();
    expect(it.can({ type: "order.confirm" })).toBe(true);
    await it.send({ type: "job.accepted", generation: filmingFixture });
    expect(await it.send({ type: "job.succeeded", generation: filmedFixture })).toBe("result");
    expect(await it.send({ type: "order.again" })).toEqual({ order: "configure" });
    expect(it.context<ImageToVideoContext>()).toMatchObject({ orders: 1, generationId: null });
  });
  test("a draft opens at its furthest step; an open run is picked up", async () => {
    const restored = { assets: { image: sourceFixture }, openRun: null };
    const it = wizard("kling");
    expect(await it.settle("loadDraft", restored)).toEqual({ order: "configure" });
    expect(it.context<ImageToVideoContext>().model).toBe("kling_v2.1");
    expect(await wizard("draft").settle("loadDraft", { ...restored, openRun: "gen_film" })).toEqual(
      { order: "generating" },
    );
  });
});
