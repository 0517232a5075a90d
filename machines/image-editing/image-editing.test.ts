import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { wizardJourneys } from "#tests/support/wizard-journeys.ts";
import type { Asset } from "#wire/assets.ts";
import type { Generation } from "#wire/generations.ts";
import { LIMITS } from "#wire/limits.ts";
import { editedFixture, editingFixture, sourceFixture, tinyFixture } from "#wire/wire.fixtures.ts";
import {
  choiceOfRun,
  draftOf,
  emptyChoice,
  imageReasons,
  orderReasons,
  readDraft,
  requestOf,
  restoreOf,
  withInput,
} from "./image-editing.rules.ts";
import type { ImageEditingContext } from "./image-editing.setup.ts";

const wizard = (input = "fresh") => drive(walks["image-editing"], input);
const choose = { type: "image.choose", asset: sourceFixture };
const enhance = { type: "preset.choose", preset: "enhance" };
const chosen = { ...emptyChoice, image: sourceFixture, preset: "enhance" as const };
const restored = { assets: { image: sourceFixture }, openRun: null };
const wanted = { image: sourceFixture.id, strength: 0.75, guidance: 7.5, steps: 30 };
const edited = editedFixture.result?.asset as Asset;
const orderOf = (body: object) => ({ feature: "image_editing", body });
const revised = (request: object) => [
  "saveDraft",
  ["order", { type: "request.revise", request: orderOf({ ...wanted, ...request }) }],
];
const atDescribe = async () => {
  const it = wizard();
  await it.send(choose);
  await it.send({ type: "step.next" });
  it.heard();
  return it;
};
/** Ordered, accepted and made. */
const made = async (it: ReturnType<typeof wizard>, generation: Generation) => {
  await it.send({ type: "order.sending" });
  await it.send({ type: "job.accepted", generation: { ...editingFixture, id: generation.id } });
  await it.send({ type: "job.succeeded", generation });
};
const atResult = async () => {
  const it = await atDescribe();
  await it.send({ type: "prompt.change", prompt: "Làm mờ nền" });
  await made(it, editedFixture);
  it.heard();
  return it;
};

describe("as in every wizard", () => {
  wizardJourneys({
    start: wizard,
    steps: [
      { name: "image", at: "image", fill: [choose], usage: "image" },
      {
        name: "describe",
        at: { order: "describe" },
        fill: [enhance, { type: "settings.change", settings: { strength: 0.5 } }],
      },
    ],
    empty: { ...emptyChoice, chain: [] },
    chosen: { ...chosen, strength: 0.5 },
    feature: "image_editing",
    request: { ...wanted, preset: "enhance", strength: 0.5 },
    running: editingFixture,
    finished: editedFixture,
    ofRun: chosen,
    half: {},
    asks: {
      ids: { image: sourceFixture.id },
      request: { image: sourceFixture.id, preset: "enhance" },
    },
    openings: [
      ["draft", restored, { order: "describe" }],
      ["deepImage", restored, "image"],
      ["draft", { ...restored, assets: { image: null } }, "image", "asset_gone"],
      ["draft", { ...restored, assets: { image: tinyFixture } }, "image"],
    ],
  });
});

describe("rules", () => {
  test("before anything is chosen the sliders stand where the tool stands, and nothing is named", () => {
    const sliders = { strength: 0.75, guidance: 7.5, steps: 30 };
    expect(emptyChoice).toEqual({ image: null, preset: null, prompt: "", ...sliders });
    expect(requestOf(emptyChoice, null).body).toEqual({ image: "", ...sliders });
    expect(choiceOfRun({ ...editedFixture, inputs: [], settings: {} })).toEqual(emptyChoice);
  });
  const whole = { ...emptyChoice, image: sourceFixture };
  test("a picture of at least 256 px, and a preset or an instruction", () => {
    expect(orderReasons(emptyChoice)).toEqual(["image_missing", "instruction_missing"]);
    expect(orderReasons({ ...whole, image: tinyFixture, preset: "enhance" })).toEqual([
      "image_too_small",
    ]);
    expect(orderReasons({ ...whole, prompt: "   " })).toEqual(["instruction_missing"]);
    expect(orderReasons({ ...whole, preset: "lighting" })).toEqual([]);
    expect(orderReasons({ ...whole, prompt: "sáng hơn" })).toEqual([]);
    const image = { ...sourceFixture, width: 256, height: 256 };
    for (const [width, height] of [
      [255, 900],
      [900, 255],
    ] as const)
      expect(imageReasons({ ...whole, image: { ...sourceFixture, width, height } })).toEqual([
        "image_too_small",
      ]);
    expect(orderReasons({ ...whole, image, preset: "lighting" })).toEqual([]);
  });
  test("the instruction's length is counted in letters, as the server counts", () => {
    expect(orderReasons({ ...whole, prompt: "👗".repeat(LIMITS.promptChars) })).toEqual([]);
    expect(orderReasons({ ...whole, prompt: ` ${"a".repeat(LIMITS.promptChars)} ` })).toEqual([]);
    expect(orderReasons({ ...whole, prompt: "a".repeat(LIMITS.promptChars + 1) })).toEqual([
      "prompt_too_long",
    ]);
  });
  test("the order says only what was chosen, and what it was made from", () => {
    expect(requestOf({ ...whole, prompt: "  sáng hơn " }, "gen_1")).toEqual(
      orderOf({
        image: sourceFixture.id,
        prompt: "sáng hơn",
        strength: 0.75,
        guidance: 7.5,
        steps: 30,
        parent_id: "gen_1",
      }),
    );
    expect(requestOf({ ...whole, preset: "enhance", prompt: "  " }, null)).toEqual(
      orderOf({ ...wanted, preset: "enhance" }),
    );
  });
  test("a draft comes back whole; an old or broken one is dropped", () => {
    const choice = { ...whole, preset: "enhance" as const, strength: 0.2 };
    const draft = draftOf(choice);
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect([readDraft(null), readDraft(undefined), draft.version]).toEqual([null, null, 1]);
    expect(readDraft({ ...draft, image: "a" })).toEqual({ ...draft, image: "a" });
    for (const broken of ["{", {}, { ...draft, version: 2 }, { ...draft, image: "" }])
      expect(readDraft(broken)).toBe("dropped");
  });
  test.each([
    ["strength", 0, 1, 0.01],
    ["guidance", 1, 20, 0.1],
    ["steps", 10, 50, 1],
  ])("a draft's %s lies between %d and %d", (name, least, most, bit) => {
    const draft = draftOf({ ...whole, preset: "enhance" });
    for (const value of [least, most])
      expect(readDraft({ ...draft, [name]: value })).toEqual({ ...draft, [name]: value });
    for (const value of [least - bit, most + bit])
      expect(readDraft({ ...draft, [name]: value })).toBe("dropped");
  });
  test("a run is looked for by a picture and what to do with it", () => {
    const draft = draftOf({ ...whole, preset: "enhance", prompt: " sáng hơn " });
    const ids = { image: sourceFixture.id };
    expect(restoreOf(draft)).toEqual({
      ids,
      request: { ...ids, preset: "enhance", prompt: "sáng hơn" },
    });
    expect(restoreOf({ ...draft, preset: null }).request).toEqual({ ...ids, prompt: "sáng hơn" });
    expect(restoreOf({ ...draft, prompt: " " }).request).toEqual({ ...ids, preset: "enhance" });
    expect(restoreOf({ ...draft, preset: null, prompt: " " })).toEqual({ ids, request: null });
    expect(restoreOf({ ...draft, image: null }).request).toBeNull();
    expect(restoreOf(null)).toEqual({ ids: { image: null }, request: null });
  });
  test("another picture joins the draft, or begins one; what was asked for stays", () => {
    const draft = draftOf({ ...whole, preset: "enhance" });
    expect(withInput(draft, "b")).toEqual({ ...draft, image: "b" });
    expect(withInput(null, "b")).toEqual({ ...draftOf(emptyChoice), image: "b" });
  });
  test("a run is made of its source picture, and says more than its sliders, which is let be", () => {
    const beside = { role: "mask", asset: tinyFixture } as const;
    const settings = { ...editedFixture.settings, version: 9, image: 7, strength: undefined };
    const run = { ...editedFixture, inputs: [beside, ...editedFixture.inputs], settings };
    expect(choiceOfRun(run)).toEqual(chosen);
  });
  test("a run's own settings become the choice again, whatever it lacks", () => {
    expect(choiceOfRun(editedFixture)).toEqual(chosen);
    expect(choiceOfRun({ ...editedFixture, settings: { prompt: "x" } })).toEqual({
      ...whole,
      prompt: "x",
    });
    expect(choiceOfRun({ ...editedFixture, settings: { strength: "?" } })).toEqual({
      ...emptyChoice,
      image: sourceFixture,
    });
  });
});

describe("choosing", () => {
  test.each([
    ["chosen", choose],
    ["picked", { type: "asset.picked", asset: sourceFixture }],
    ["uploaded", { type: "upload.ready", asset: sourceFixture, usage: "image" }],
  ])("a picture %s is taken at once, and a word from before is put away", async (_, event) => {
    const it = wizard("dropped");
    expect(await it.send(event)).toBe("image");
    expect(it.context<ImageEditingContext>()).toMatchObject({ image: sourceFixture, notice: null });
    expect(it.heard()).toEqual(["saveDraft"]);
  });
  test("a picture too small may be chosen and put back, but not taken along", async () => {
    const it = wizard();
    await it.send({ ...choose, asset: tinyFixture });
    for (const event of [{ type: "step.next" }, { type: "step.jump", step: "describe" }])
      expect(it.can(event)).toBe(false);
    expect(await it.send({ type: "step.reset" })).toBe("image");
    expect(it.context<ImageEditingContext>().image).toBeNull();
    expect([it.can({ type: "step.reset" }), it.can({ type: "over.ask" })]).toEqual([false, false]);
    expect(it.heard()).toEqual(["saveDraft", "saveDraft"]);
  });
  test.each([
    ["a preset", enhance, { preset: "enhance" }],
    ["an instruction", { type: "prompt.change", prompt: "Làm mờ nền" }, { prompt: "Làm mờ nền" }],
  ])("%s is kept, joins the order and can be put back", async (_, event, request) => {
    const it = await atDescribe();
    const order = { type: "order.confirm" };
    expect([it.can(order), it.can({ type: "step.reset" })]).toEqual([false, false]);
    await it.send(event);
    expect(it.heard()).toEqual(revised(request));
    expect(it.can(order)).toBe(true);
    await it.send({ type: "settings.change", settings: { strength: 0.1 } });
    expect(it.heard()).toEqual(revised({ ...request, strength: 0.1 }));
    await it.send({ type: "step.reset" });
    expect(it.heard()).toEqual(revised({}));
    expect(it.context<ImageEditingContext>()).toMatchObject({
      ...emptyChoice,
      image: sourceFixture,
    });
    expect(it.can(order)).toBe(false);
  });
  test("a preset pressed again is put back", async () => {
    const it = await atDescribe();
    await it.send(enhance);
    await it.send({ ...enhance, preset: null });
    expect(it.can({ type: "order.confirm" })).toBe(false);
    expect(it.heard()).toEqual([...revised({ preset: "enhance" }), ...revised({})]);
  });
});

describe("the chain", () => {
  test("a result edited further joins the chain, and each picture on it is one press away", async () => {
    const it = await atResult();
    expect(await it.send({ type: "edit.again" })).toEqual({ order: "describe" });
    expect(it.heard()).toEqual(["saveDraft"]);
    expect(it.context<ImageEditingContext>()).toMatchObject({
      ...emptyChoice,
      image: edited,
      chain: [{ asset: sourceFixture, generationId: null }],
      result: null,
      generationId: null,
    });
    expect(it.child("order")?.getSnapshot().input).toMatchObject({
      id: null,
      keyBase: "page-1",
      request: orderOf({ image: edited.id, parent_id: "gen_edit" }),
    });
    await it.send(enhance);
    it.heard();
    expect(it.can({ type: "chain.open", index: 1 })).toBe(false);
    await it.send({ type: "chain.open", index: 0 });
    expect(it.heard()).toEqual(revised({ preset: "enhance" }));
    expect(it.context<ImageEditingContext>()).toMatchObject({ ...chosen, chain: [] });
    expect(it.can({ type: "chain.open", index: 0 })).toBe(false);
  });
  test("what is edited twice tells each picture on the way and the run it came from", async () => {
    const it = await atResult();
    await it.send({ type: "edit.again" });
    const inputs = [{ role: "source_image" as const, asset: edited }];
    const again = { ...editedFixture, id: "gen_again", inputs };
    await made(it, again);
    await it.send({ type: "edit.again" });
    const chain = [
      { asset: sourceFixture, generationId: null },
      { asset: edited, generationId: "gen_edit" },
    ];
    expect(it.context<ImageEditingContext>().chain).toEqual(chain);
    await made(it, again);
    expect(it.heard()).toEqual(["saveDraft", "dropDraft", "saveDraft", "dropDraft"]);
    expect(it.can({ type: "chain.open", index: 2 })).toBe(false);
    expect(await it.send({ type: "chain.open", index: 1 })).toEqual({ order: "describe" });
    expect(it.heard()).toEqual(["saveDraft"]);
    expect(it.context<ImageEditingContext>()).toMatchObject({
      image: edited,
      chain: chain.slice(0, 1),
      result: null,
      generationId: null,
    });
  });
  test("a run whose own picture is gone begins the chain at its result", async () => {
    const it = wizard("pickedUp");
    await made(it, { ...editedFixture, inputs: [] });
    await it.send({ type: "edit.again" });
    expect(it.context<ImageEditingContext>()).toMatchObject({ image: edited, chain: [] });
    expect(it.heard()).toEqual(["dropDraft", "saveDraft"]);
  });
  test("a run without a picture has nothing to edit further", async () => {
    const it = wizard("pickedUp");
    await made(it, { ...editedFixture, result: null });
    expect(it.can({ type: "edit.again" })).toBe(false);
    expect(it.heard()).toEqual(["dropDraft"]);
  });
  test.each([
    ["another picture", choose],
    ["no picture", { type: "step.reset" }],
  ])("%s begins another chain", async (_, event) => {
    const it = await atResult();
    await it.send({ type: "edit.again" });
    await it.send({ type: "step.back" });
    await it.send(event);
    expect(it.context<ImageEditingContext>().chain).toEqual([]);
    expect(it.heard()).toEqual(["saveDraft", "saveDraft"]);
  });
  test("starting over ends the chain", async () => {
    const it = await atResult();
    await it.send({ type: "edit.again" });
    for (const type of ["over.ask", "over.confirm"]) await it.send({ type });
    expect(it.context<ImageEditingContext>().chain).toEqual([]);
    expect(it.heard()).toEqual(["saveDraft", "dropDraft"]);
  });
});

describe("coming back", () => {
  test("what was described comes back with the picture, or without it when it is gone", async () => {
    for (const image of [sourceFixture, null]) {
      const it = wizard("draft");
      await it.settle("loadDraft", { ...restored, assets: { image } });
      expect(it.context<ImageEditingContext>()).toMatchObject({ ...chosen, image });
    }
  });
});
