import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { wizardJourneys } from "#tests/support/wizard-journeys.ts";
import {
  completedFixture,
  garmentFixture,
  generationFixture,
  modelFixture,
  tinyFixture,
} from "#wire/wire.fixtures.ts";
import { tryOnInputs } from "./try-on.fixtures.ts";
import {
  choiceOfRun,
  draftOf,
  emptyChoice,
  idsOf,
  orderReasons,
  readDraft,
  requestOf,
  restoreOf,
  withInput,
} from "./try-on.rules.ts";
import type { TryOnContext, TryOnInput } from "./try-on.setup.ts";

const tryOn = walks["try-on"];
const wizard = (input = "fresh", extra: Partial<TryOnInput> = {}) =>
  drive(
    {
      ...tryOn,
      inputs: { ...tryOn.inputs, [input]: { ...tryOnInputs[input as "fresh"], ...extra } },
    },
    input,
  );
const chooseModel = { type: "model.choose", asset: modelFixture };
const chooseGarment = { type: "garment.choose", asset: garmentFixture, category: "dresses" };
const both = { model: modelFixture, garment: garmentFixture };
const restored = { assets: both, openRun: null };
const chosen = { ...both, category: "dresses" as const };
const atOutfit = async () => {
  const it = wizard();
  await it.send(chooseModel);
  await it.send({ type: "step.next" });
  it.heard();
  return it;
};
const atReview = async () => {
  const it = await atOutfit();
  await it.send(chooseGarment);
  await it.send({ type: "step.next" });
  it.heard();
  return it;
};

describe("as in every wizard", () => {
  wizardJourneys({
    start: wizard,
    steps: [
      { name: "model", at: "model", fill: [chooseModel], usage: "model" },
      { name: "outfit", at: "outfit", fill: [chooseGarment], usage: "garment" },
      { name: "review", at: { order: "review" }, fill: [] },
    ],
    empty: emptyChoice,
    chosen,
    feature: "virtual_try_on",
    request: { model: modelFixture.id, garment: garmentFixture.id, category: "dresses" },
    running: generationFixture(),
    finished: completedFixture,
    ofRun: { ...both, category: "all" },
    half: { inputs: completedFixture.inputs.slice(0, 1) },
    asks: {
      ids: { model: modelFixture.id, garment: garmentFixture.id },
      request: { model: modelFixture.id, garment: garmentFixture.id },
    },
    openings: [
      ["draft", restored, { order: "review" }],
      ["deepOutfit", restored, "outfit"],
      ["deepModel", restored, "model"],
      ["draft", { ...restored, assets: { ...both, model: null } }, "model", "asset_gone"],
      ["draft", { ...restored, assets: { ...both, garment: null } }, "outfit", "asset_gone"],
      ["draft", { ...restored, assets: { ...both, garment: tinyFixture } }, "outfit"],
    ],
  });
});

describe("rules", () => {
  test("before anything is chosen a garment of any kind is meant, and nothing is named", () => {
    expect(emptyChoice).toEqual({ model: null, garment: null, category: "all" });
    expect(requestOf(emptyChoice).body).toEqual({ model: "", garment: "", category: "all" });
    expect(idsOf(null)).toEqual({ model: null, garment: null });
    expect(choiceOfRun({ ...completedFixture, inputs: [], settings: {} })).toEqual(emptyChoice);
  });
  test("both pictures are needed, each at least 256 px on its short side", () => {
    expect(orderReasons(emptyChoice)).toEqual(["model_missing", "garment_missing"]);
    expect(orderReasons({ ...emptyChoice, model: tinyFixture, garment: garmentFixture })).toEqual([
      "model_too_small",
    ]);
    const sized = (width: number, height: number) => ({ ...garmentFixture, width, height });
    for (const garment of [sized(255, 900), sized(900, 255)])
      expect(orderReasons({ ...chosen, garment })).toEqual(["garment_too_small"]);
    expect(orderReasons({ ...chosen, garment: sized(256, 256) })).toEqual([]);
    expect(orderReasons({ ...chosen, model: sized(256, 256) })).toEqual([]);
  });
  test("a draft keeps ids and settings, comes back whole, and an old or broken one is dropped", () => {
    const choice = { model: modelFixture, garment: garmentFixture, category: "tops" as const };
    expect(readDraft(JSON.parse(JSON.stringify(draftOf(choice))))).toEqual(draftOf(choice));
    expect([readDraft(undefined), readDraft(null)]).toEqual([null, null]);
    for (const broken of [
      "{",
      7,
      {},
      { ...draftOf(choice), version: 0 },
      { ...draftOf(choice), category: "hats" },
    ]) {
      expect(readDraft(broken)).toBe("dropped");
    }
  });
  test("a draft of this age is one of the first version", () => {
    const stored = { version: 1, model: "a", garment: "b", category: "all" };
    expect(readDraft(stored)).toEqual(stored);
    for (const nameless of [{ model: "" }, { garment: "" }])
      expect(readDraft({ ...stored, ...nameless })).toBe("dropped");
  });
  test("another person joins the draft, or begins one; the garment stays", () => {
    expect(withInput(draftOf(chosen), "b")).toEqual({ ...draftOf(chosen), model: "b" });
    expect(withInput(null, "b")).toEqual({ ...draftOf(emptyChoice), model: "b" });
  });
  test("a run is looked for by both pictures, by none of them alone", () => {
    const ids = { model: modelFixture.id, garment: garmentFixture.id };
    expect(restoreOf(draftOf(chosen))).toEqual({ ids, request: ids });
    for (const lacking of [{ model: null }, { garment: null }])
      expect(restoreOf({ ...draftOf(chosen), ...lacking }).request).toBeNull();
  });
  test("a run's pictures become the choice again by what they are in it", () => {
    expect(choiceOfRun({ ...completedFixture, settings: { category: "tops" } })).toEqual({
      ...both,
      category: "tops",
    });
  });
  test("the order is the choice and nothing else", () => {
    expect(requestOf({ model: modelFixture, garment: garmentFixture, category: "all" })).toEqual({
      feature: "virtual_try_on",
      body: { model: modelFixture.id, garment: garmentFixture.id, category: "all" },
    });
  });
});

describe("choosing", () => {
  test("a garment cannot be chosen before a model, by no way", () => {
    const it = wizard();
    expect(it.can(chooseGarment)).toBe(false);
  });
  test("a picture too small for the tool may be chosen but not taken along", async () => {
    const it = wizard();
    await it.send({ type: "model.choose", asset: tinyFixture });
    expect(it.context<TryOnContext>().model).toBe(tinyFixture);
    expect(it.can({ type: "step.next" })).toBe(false);
    expect(it.heard()).toEqual(["saveDraft"]);
  });
  test.each([
    ["chosen from the row", chooseModel],
    ["picked from one's own", { type: "asset.picked", asset: modelFixture }],
    ["uploaded", { type: "upload.ready", asset: modelFixture, usage: "model" }],
  ])("a person %s is taken at once, and a word from before is put away", async (_, event) => {
    const it = wizard("dropped");
    expect(await it.send(event)).toBe("model");
    expect(it.context<TryOnContext>()).toMatchObject({ model: modelFixture, notice: null });
    expect(it.heard()).toEqual(["saveDraft"]);
  });
  test.each([
    ["chosen from the row", chooseGarment, "dresses"],
    ["picked from one's own", { type: "asset.picked", asset: garmentFixture }, "all"],
    ["uploaded", { type: "upload.ready", asset: garmentFixture, usage: "garment" }, "all"],
  ])(
    "a garment %s is of the kind it is known for, of any otherwise",
    async (_, event, category) => {
      const it = wizard("draft");
      await it.settle("loadDraft", { ...restored, assets: { ...both, garment: null } });
      expect(await it.send(event)).toBe("outfit");
      expect(it.context<TryOnContext>()).toMatchObject({
        garment: garmentFixture,
        category,
        notice: null,
      });
      expect(it.heard()).toEqual(["saveDraft"]);
    },
  );
  test("the kind of garment is said once there is one, and the row shows one kind alone", async () => {
    const it = await atOutfit();
    const tops = { type: "category.choose", category: "tops" };
    expect(it.can(tops)).toBe(false);
    await it.send(chooseGarment);
    await it.send({ type: "filter.choose", category: "bottoms" });
    expect(it.heard()).toEqual(["saveDraft"]);
    await it.send(tops);
    expect(it.context<TryOnContext>()).toMatchObject({ category: "tops", filter: "bottoms" });
    expect(it.heard()).toEqual(["saveDraft"]);
    await it.send({ type: "over.ask" });
    await it.send({ type: "over.confirm" });
    expect(it.context<TryOnContext>().filter).toBe("all");
    expect(it.heard()).toEqual(["dropDraft"]);
  });
  test("another kind at the order is kept and priced anew", async () => {
    const it = await atReview();
    await it.send({ type: "category.choose", category: "tops" });
    const body = { model: modelFixture.id, garment: garmentFixture.id, category: "tops" };
    const request = { feature: "virtual_try_on", body };
    expect(it.heard()).toEqual(["saveDraft", ["order", { type: "quote.refresh", request }]]);
    expect(it.context<TryOnContext>().category).toBe("tops");
  });
  test("putting back clears the step alone, and there is still something to lose", async () => {
    const it = await atReview();
    await it.send({ type: "step.back" });
    await it.send({ type: "step.reset" });
    expect(it.context<TryOnContext>()).toMatchObject({ ...both, garment: null, category: "all" });
    expect(it.can({ type: "step.reset" })).toBe(false);
    await it.send(chooseGarment);
    await it.send({ type: "step.back" });
    await it.send({ type: "step.reset" });
    expect(it.context<TryOnContext>()).toMatchObject({ ...chosen, model: null });
    expect(it.heard()).toEqual(["saveDraft", "saveDraft", "saveDraft"]);
    expect([it.can({ type: "step.reset" }), it.can({ type: "over.ask" })]).toEqual([false, true]);
  });
  test("a garment too small can't be ordered, however one goes there", async () => {
    const it = await atOutfit();
    await it.send({ ...chooseGarment, asset: tinyFixture });
    for (const event of [{ type: "step.next" }, { type: "step.jump", step: "review" }])
      expect(it.can(event)).toBe(false);
    expect(it.can({ type: "category.choose", category: "tops" })).toBe(false);
    await it.send({ type: "step.back" });
    expect(it.can({ type: "step.jump", step: "review" })).toBe(false);
    expect(await it.send({ type: "step.jump", step: "outfit" })).toBe("outfit");
    expect(it.heard()).toEqual(["saveDraft"]);
  });
});

describe("coming back", () => {
  test.each([
    ["person", { garment: null }, "outfit"],
    ["garment", { model: null }, "model"],
  ] as const)("a draft of a %s alone comes back with its kind", async (_, lacking, at) => {
    const draft = { ...draftOf(chosen), ...lacking };
    const it = wizard("draft", { draft });
    expect(await it.settle("loadDraft", { ...restored, assets: { ...both, ...lacking } })).toBe(at);
    expect(it.context<TryOnContext>()).toMatchObject({ ...chosen, ...lacking, notice: null });
  });
  test("a draft of nothing asks the server nothing", () => {
    expect(wizard("draft", { draft: draftOf(emptyChoice) }).value()).toBe("model");
  });
});
