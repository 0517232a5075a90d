import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { wizardJourneys } from "#tests/support/wizard-journeys.ts";
import {
  VIDEO_DURATIONS,
  VIDEO_MODEL_IDS,
  VIDEO_RESOLUTIONS,
  type VideoModelId,
} from "#wire/values.ts";
import { unsupportedVideoSettings } from "#wire/video-models.ts";
import { filmedFixture, filmingFixture, sourceFixture, tinyFixture } from "#wire/wire.fixtures.ts";
import {
  choiceOfRun,
  draftOf,
  emptyChoice,
  fitted,
  isChanged,
  orderReasons,
  readDraft,
  requestOf,
  restoreOf,
  withInput,
} from "./image-to-video.rules.ts";
import type { ImageToVideoContext } from "./image-to-video.setup.ts";

const wizard = (input = "fresh") => drive(walks["image-to-video"], input);
const choose = { type: "image.choose", asset: sourceFixture };
const chosen = { ...emptyChoice, image: sourceFixture };
const restored = { assets: { image: sourceFixture }, openRun: null, base: null };
const wanted = {
  image: sourceFixture.id,
  model: "seedance_v1",
  motion: "natural",
  duration: 5,
  resolution: "1080p",
  fixed_camera: false,
  prompt_optimizer: false,
  generate_audio: false,
};
const orderOf = (body: object) => ({ feature: "image_to_video", body });
const told = (type: string, request: object) => [
  "saveDraft",
  ["order", { type, request: orderOf({ ...wanted, ...request }) }],
];
const revised = (request: object) => told("request.revise", request);
const atConfigure = async () => {
  const it = wizard();
  await it.send(choose);
  await it.send({ type: "step.next" });
  it.heard();
  return it;
};

describe("as in every wizard", () => {
  wizardJourneys({
    start: wizard,
    steps: [
      { name: "image", at: "image", fill: [choose], usage: "image" },
      {
        name: "configure",
        at: { order: "configure" },
        fill: [
          { type: "motion.choose", motion: "dramatic" },
          { type: "prompt.change", prompt: "Gió nhẹ" },
        ],
      },
    ],
    empty: emptyChoice,
    chosen: { ...chosen, motion: "dramatic", prompt: "Gió nhẹ" },
    feature: "image_to_video",
    request: { ...wanted, motion: "dramatic", prompt: "Gió nhẹ" },
    running: filmingFixture,
    finished: filmedFixture,
    ofRun: chosen,
    half: {},
    asks: {
      ids: { image: sourceFixture.id },
      request: {
        image: sourceFixture.id,
        model: "seedance_v1",
        motion: "subtle",
        duration: 5,
        resolution: "1080p",
      },
    },
    openings: [
      ["draft", restored, { order: "configure" }],
      ["deepImage", restored, "image"],
      ["draft", { ...restored, assets: { image: null } }, "image", "asset_gone"],
      ["draft", { ...restored, assets: { image: tinyFixture } }, "image"],
    ],
  });
});

describe("rules", () => {
  test("before anything is chosen the settings stand where the tool stands, and nothing is named", () => {
    const { image: _, ...settings } = wanted;
    expect(emptyChoice).toEqual({ image: null, ...settings, prompt: "", cfg_scale: null });
    expect(requestOf(emptyChoice).body).toEqual({ image: "", ...settings });
    expect(choiceOfRun({ ...filmedFixture, inputs: [], settings: {} })).toEqual(emptyChoice);
  });
  test("a run is made of its source picture, whatever stands beside it", () => {
    const beside = { role: "mask", asset: tinyFixture } as const;
    const run = { ...filmedFixture, inputs: [beside, ...filmedFixture.inputs] };
    expect(choiceOfRun(run).image).toBe(sourceFixture);
    expect(choiceOfRun({ ...run, settings: { model: "veo3", duration: 10 } })).toMatchObject({
      model: "veo3",
      duration: 8,
    });
  });
  test("a picture of at least 256 px is all that is needed", () => {
    expect(orderReasons(emptyChoice)).toEqual(["image_missing"]);
    expect(orderReasons({ ...emptyChoice, image: tinyFixture })).toEqual(["image_too_small"]);
    expect(orderReasons(chosen)).toEqual([]);
    const image = { ...sourceFixture, width: 256, height: 256 };
    for (const [width, height] of [
      [255, 900],
      [900, 255],
    ] as const)
      expect(orderReasons({ ...chosen, image: { ...sourceFixture, width, height } })).toEqual([
        "image_too_small",
      ]);
    expect(orderReasons({ ...chosen, image })).toEqual([]);
    const letters = (count: number) => orderReasons({ ...chosen, prompt: "👗".repeat(count) });
    expect([letters(2_000), letters(2_001)]).toEqual([[], ["prompt_too_long"]]);
    expect(orderReasons({ ...chosen, prompt: ` ${"a".repeat(2_000)} ` })).toEqual([]);
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
  test("another model keeps the nearest length and the resolution it has", () => {
    const of = (model: VideoModelId, duration: 5 | 8 | 10) =>
      fitted({ ...emptyChoice, model, duration }).duration;
    expect([
      of("kling_v2.1", 8),
      of("veo3", 5),
      of("hailuo_v2", 5),
      of("seedance_v1", 8),
      of("veo_v2", 10),
    ]).toEqual([10, 8, 10, 8, 8]);
    const large = (model: VideoModelId) =>
      fitted({ ...emptyChoice, model, resolution: "1080p" }).resolution;
    expect([large("kling_v2.1"), large("veo_v2")]).toEqual(["1080p", "480p"]);
    expect(fitted({ ...emptyChoice, model: "veo3", resolution: "480p" }).resolution).toBe("1080p");
    expect(emptyChoice.resolution).toBe("1080p");
  });
  test.each([
    ["seedance_v1", { fixed_camera: true }],
    ["veo_v2", {}],
    ["veo3", { generate_audio: true }],
    ["hailuo_v2", { prompt_optimizer: true }],
    ["kling_v2.1", { cfg_scale: 0.5 }],
  ] as const)("%s keeps of the switches just what it takes", (model, kept) => {
    const off = {
      fixed_camera: false,
      prompt_optimizer: false,
      generate_audio: false,
      cfg_scale: null,
    };
    const on = {
      fixed_camera: true,
      prompt_optimizer: true,
      generate_audio: true,
      cfg_scale: 0.5,
    };
    expect(fitted({ ...emptyChoice, ...on, model })).toMatchObject({ ...off, ...kept });
    expect(fitted({ ...emptyChoice, model })).toMatchObject(off);
  });
  test("any setting that is not as it stood at first is a change; the picture is none", () => {
    expect([isChanged(emptyChoice), isChanged(chosen)]).toEqual([false, false]);
    for (const setting of [{ prompt: "x" }, { cfg_scale: 0 }, { duration: 8 }] as const)
      expect(isChanged({ ...emptyChoice, ...setting })).toBe(true);
  });
  test("an unset cfg and an empty instruction are not sent", () => {
    expect(requestOf({ ...chosen, prompt: "  " })).toEqual(orderOf(wanted));
    expect(requestOf({ ...chosen, cfg_scale: 0, prompt: " x " })).toEqual(
      orderOf({ ...wanted, cfg_scale: 0, prompt: "x" }),
    );
  });
  test("a draft comes back whole; one that is impossible by now is fitted, a broken one dropped", () => {
    const draft = draftOf({ ...chosen, motion: "subtle" });
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect([readDraft(null), readDraft(undefined), draft.version]).toEqual([null, null, 1]);
    expect(readDraft({ ...draft, model: "veo3" })).toMatchObject({ duration: 8 });
    for (const cfg_scale of [0, 1])
      expect(readDraft({ ...draft, model: "kling_v2.1", cfg_scale })).toMatchObject({ cfg_scale });
    expect(readDraft({ ...draft, image: "a" })).toEqual({ ...draft, image: "a" });
    for (const broken of [
      {},
      { ...draft, model: "sora" },
      { ...draft, version: 2 },
      { ...draft, image: "" },
      { ...draft, cfg_scale: -0.1 },
      { ...draft, cfg_scale: 1.1 },
    ])
      expect(readDraft(broken)).toBe("dropped");
  });
  test("another picture joins the draft, or begins one; the settings stay", () => {
    const draft = draftOf({ ...chosen, motion: "subtle" });
    expect(withInput(draft, "b")).toEqual({ ...draft, image: "b" });
    expect(withInput(null, "b")).toEqual({ ...draftOf(emptyChoice), image: "b" });
  });
  test("a run is looked for by a draft with a picture alone", () => {
    const none = { ids: { image: null }, request: null };
    expect([restoreOf(null), restoreOf(draftOf(emptyChoice))]).toEqual([none, none]);
    const { model, motion, duration, resolution } = wanted;
    const ids = { image: sourceFixture.id };
    expect(restoreOf(draftOf(chosen))).toEqual({
      ids,
      request: { ...ids, model, motion, duration, resolution },
    });
  });
  test("a run's own settings become the choice again", () => {
    expect(choiceOfRun(filmedFixture)).toMatchObject({ image: sourceFixture, motion: "natural" });
    expect(choiceOfRun({ ...filmedFixture, settings: { duration: 99 } })).toEqual({
      ...emptyChoice,
      image: sourceFixture,
    });
  });
});

describe("the picture", () => {
  test.each([
    ["chosen", choose],
    ["picked", { type: "asset.picked", asset: sourceFixture }],
    ["uploaded", { type: "upload.ready", asset: sourceFixture, usage: "image" }],
  ])("a picture %s is taken at once, and a word from before is put away", async (_, event) => {
    const it = wizard("dropped");
    expect(await it.send(event)).toBe("image");
    expect(it.context<ImageToVideoContext>()).toMatchObject({ image: sourceFixture, notice: null });
    expect(it.heard()).toEqual(["saveDraft"]);
  });
  test("a picture too small may be chosen and put back, but not taken along", async () => {
    const it = wizard();
    await it.send({ ...choose, asset: tinyFixture });
    for (const event of [{ type: "step.next" }, { type: "step.jump", step: "configure" }])
      expect(it.can(event)).toBe(false);
    expect(await it.send({ type: "step.reset" })).toBe("image");
    expect(it.context<ImageToVideoContext>().image).toBeNull();
    expect([it.can({ type: "step.reset" }), it.can({ type: "over.ask" })]).toEqual([false, false]);
    expect(it.heard()).toEqual(["saveDraft", "saveDraft"]);
  });
});

describe("the settings", () => {
  test.each([
    [{ type: "motion.choose", motion: "dramatic" }, { motion: "dramatic" }],
    [{ type: "duration.choose", duration: 10 }, { duration: 10 }],
    [{ type: "resolution.choose", resolution: "480p" }, { resolution: "480p" }],
    [{ type: "flag.switch", flag: "fixed_camera", on: true }, { fixed_camera: true }],
    [{ type: "prompt.change", prompt: "Gió nhẹ" }, { prompt: "Gió nhẹ" }],
  ])(
    "%o is kept, joins the order and can be put back with the picture kept",
    async (event, setting) => {
      const it = await atConfigure();
      expect(it.can({ type: "step.reset" })).toBe(false);
      await it.send(event);
      expect(it.context<ImageToVideoContext>()).toMatchObject({ ...chosen, ...setting });
      expect(it.heard()).toEqual(revised(setting));
      await it.send({ type: "step.reset" });
      expect(it.context<ImageToVideoContext>()).toMatchObject(chosen);
      expect(it.heard()).toEqual(revised({}));
    },
  );
  test("another model is priced anew and keeps what it can of the choice", async () => {
    const it = await atConfigure();
    await it.send({ type: "flag.switch", flag: "fixed_camera", on: true });
    it.heard();
    await it.send({ type: "model.choose", model: "kling_v2.1" });
    expect(it.heard()).toEqual(told("quote.refresh", { model: "kling_v2.1" }));
    expect(it.context<ImageToVideoContext>()).toMatchObject({
      model: "kling_v2.1",
      fixed_camera: false,
    });
    await it.send({ type: "cfg.change", cfg: 0.4 });
    expect(it.heard()).toEqual(revised({ model: "kling_v2.1", cfg_scale: 0.4 }));
    await it.send({ type: "model.choose", model: "veo3" });
    const veo = { model: "veo3", duration: 8, resolution: "1080p" };
    expect(it.heard()).toEqual(told("quote.refresh", veo));
    expect(it.context<ImageToVideoContext>().cfg_scale).toBeNull();
  });
  test("what the model lacks cannot be chosen, and another model may bring it", async () => {
    const it = await atConfigure();
    const audio = { type: "flag.switch", flag: "generate_audio", on: true };
    const cfg = { type: "cfg.change", cfg: 0.4 };
    const five = { type: "duration.choose", duration: 5 };
    const small = { type: "resolution.choose", resolution: "480p" };
    const may = () => [audio, cfg, five, small].map((event) => it.can(event));
    expect(may()).toEqual([false, false, true, true]);
    await it.send({ type: "model.choose", model: "veo3" });
    expect(may()).toEqual([true, false, false, false]);
    await it.send({ type: "model.choose", model: "kling_v2.1" });
    expect(may()).toEqual([false, true, true, true]);
    it.heard();
  });
  test("an instruction too long keeps the order back", async () => {
    const it = await atConfigure();
    expect(it.can({ type: "order.confirm" })).toBe(true);
    await it.send({ type: "prompt.change", prompt: "x".repeat(2_001) });
    expect(it.can({ type: "order.confirm" })).toBe(false);
    it.heard();
  });
  test("the settings of a draft come back with the picture, or without it when it is gone", async () => {
    for (const image of [sourceFixture, null]) {
      const it = wizard("kling");
      await it.settle("loadDraft", { ...restored, assets: { image } });
      expect(it.context<ImageToVideoContext>()).toMatchObject({ image, model: "kling_v2.1" });
    }
  });
});
