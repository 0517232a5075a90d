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
import { maskFixture, outlineEntries } from "../mask-editor/mask-editor.fixtures.ts";
import { noMask } from "../mask-editor/painted.rules.ts";
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
const assets = { ...both, mask: null };
const restored = { assets, openRun: null };
const chosen = { ...both, category: "dresses" as const, ...noMask };
const [, goes] = outlineEntries;
const strokes = goes ? [goes] : [];
const mended = { type: "mask.ready", asset: maskFixture, entries: strokes };
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
    ofRun: { ...chosen, category: "all" },
    half: { inputs: completedFixture.inputs.slice(0, 1) },
    asks: {
      ids: { model: modelFixture.id, garment: garmentFixture.id, mask: null },
      request: { model: modelFixture.id, garment: garmentFixture.id },
    },
    openings: [
      ["draft", restored, { order: "review" }],
      ["deepOutfit", restored, "outfit"],
      ["deepModel", restored, "model"],
      ["draft", { ...restored, assets: { ...assets, model: null } }, "model", "asset_gone"],
      ["draft", { ...restored, assets: { ...assets, garment: null } }, "outfit", "asset_gone"],
      ["draft", { ...restored, assets: { ...assets, garment: tinyFixture } }, "outfit"],
    ],
  });
});

describe("rules", () => {
  test("before anything is chosen a garment of any kind is meant, and nothing is named", () => {
    expect(emptyChoice).toEqual({ model: null, garment: null, category: "all", ...noMask });
    expect(requestOf(emptyChoice).body).toEqual({ model: "", garment: "", category: "all" });
    expect(idsOf(null)).toEqual({ model: null, garment: null, mask: null });
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
    const choice = {
      ...chosen,
      category: "tops" as const,
      mask: maskFixture,
      maskEntries: strokes,
    };
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
    expect(readDraft(stored)).toEqual({ ...stored, mask: null, maskEntries: [] });
    for (const nameless of [{ model: "" }, { garment: "" }, { mask: "" }])
      expect(readDraft({ ...stored, ...nameless })).toBe("dropped");
  });
  test("another person joins the draft, or begins one; the garment stays", () => {
    expect(withInput(draftOf(chosen), "b")).toEqual({ ...draftOf(chosen), model: "b" });
    expect(withInput(null, "b")).toEqual({ ...draftOf(emptyChoice), model: "b" });
  });
  test("a run is looked for by both pictures, by none of them alone", () => {
    const ids = { model: modelFixture.id, garment: garmentFixture.id };
    expect(restoreOf(draftOf(chosen))).toEqual({ ids: { ...ids, mask: null }, request: ids });
    expect(restoreOf(draftOf({ ...chosen, mask: maskFixture }))).toEqual({
      ids: { ...ids, mask: maskFixture.id },
      request: { ...ids, strokes: maskFixture.id },
    });
    for (const lacking of [{ model: null }, { garment: null }])
      expect(restoreOf({ ...draftOf(chosen), ...lacking }).request).toBeNull();
  });
  test("a run's pictures become the choice again by what they are in it", () => {
    expect(choiceOfRun({ ...completedFixture, settings: { category: "tops" } })).toEqual({
      ...chosen,
      category: "tops",
    });
    const inputs = [{ role: "strokes", asset: maskFixture }] as const;
    expect(choiceOfRun({ ...completedFixture, inputs: [...inputs] }).mask).toBe(maskFixture);
  });
  test("the order is the choice and nothing else", () => {
    const body = { model: modelFixture.id, garment: garmentFixture.id, category: "dresses" };
    expect(requestOf(chosen)).toEqual({ feature: "virtual_try_on", body });
    expect(requestOf({ ...chosen, mask: maskFixture }).body).toEqual({
      ...body,
      strokes: maskFixture.id,
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
      await it.settle("loadDraft", { ...restored, assets: { ...assets, garment: null } });
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

describe("mending the garment's outline", () => {
  const body = { model: modelFixture.id, garment: garmentFixture.id, category: "dresses" };
  const revised = (more: object) => [
    "saveDraft",
    [
      "order",
      {
        type: "request.revise",
        request: { feature: "virtual_try_on", body: { ...body, ...more } },
      },
    ],
  ];
  test("happens on the garment, from the strokes that were painted before", async () => {
    const it = await atReview();
    const given = () => {
      const { parent, ...input } = it.child("maskEditor")?.getSnapshot().input ?? {};
      return [parent === it.actor, input];
    };
    const on = { picture: garmentFixture, meaning: "outline" };
    expect(given()).toEqual([true, { ...on, entries: [] }]);
    await it.send(mended);
    expect(it.context<TryOnContext>()).toMatchObject({
      mask: maskFixture,
      maskEntries: strokes,
      painted: null,
    });
    expect(it.heard()).toEqual(revised({ strokes: maskFixture.id }));
    for (const type of ["step.back", "step.next"]) await it.send({ type });
    expect(given()).toEqual([true, { ...on, entries: strokes }]);
    await it.send({ type: "mask.painted", entries: outlineEntries });
    for (const type of ["step.back", "step.next"]) await it.send({ type });
    expect(given()).toEqual([true, { ...on, entries: outlineEntries }]);
    expect(it.heard()).toEqual([]);
  });
  test("with strokes not yet used keeps the order back, not the step; dropped, it begins anew", async () => {
    const it = await atReview();
    const order = { type: "order.confirm" };
    expect([it.can(order), it.can({ type: "mask.remove" })]).toEqual([true, false]);
    await it.send({ type: "mask.painted", entries: strokes });
    expect(it.can(order)).toBe(false);
    expect(orderReasons(it.context<TryOnContext>())).toEqual(["mask_unused"]);
    await it.send({ type: "step.back" });
    expect(await it.send({ type: "step.next" })).toEqual({ order: "review" });
    const editor = it.child("maskEditor");
    await it.send({ type: "mask.remove" });
    expect(it.context<TryOnContext>()).toMatchObject(noMask);
    expect(it.can(order)).toBe(true);
    expect(it.child("maskEditor")).not.toBe(editor);
    expect(it.heard()).toEqual(revised({}));
  });
  test.each([
    ["another garment", { ...chooseGarment, asset: tinyFixture }],
    ["no garment", { type: "step.reset" }],
  ])("is forgotten with %s: the strokes were painted on the first", async (_, event) => {
    const it = await atReview();
    await it.send(mended);
    await it.send({ type: "mask.painted", entries: outlineEntries });
    await it.send({ type: "step.back" });
    it.heard();
    await it.send(event);
    expect(it.context<TryOnContext>()).toMatchObject(noMask);
    expect(it.heard()).toEqual(["saveDraft"]);
  });
  test.each([
    ["that is there comes back with its strokes", maskFixture, strokes, null],
    ["that is gone is told and its strokes dropped with it", null, [], "asset_gone"],
  ])("and a mended outline %s", async (_, mask, maskEntries, notice) => {
    const it = wizard("mended");
    await it.settle("loadDraft", { ...restored, assets: { ...assets, mask } });
    expect(it.context<TryOnContext>()).toMatchObject({ mask, notice });
    expect(it.context<TryOnContext>().maskEntries).toHaveLength(maskEntries.length);
  });
});

describe("coming back", () => {
  test.each([
    ["person", { garment: null }, "outfit"],
    ["garment", { model: null }, "model"],
  ] as const)("a draft of a %s alone comes back with its kind", async (_, lacking, at) => {
    const draft = { ...draftOf(chosen), ...lacking };
    const it = wizard("draft", { draft });
    expect(await it.settle("loadDraft", { ...restored, assets: { ...assets, ...lacking } })).toBe(
      at,
    );
    expect(it.context<TryOnContext>()).toMatchObject({ ...chosen, ...lacking, notice: null });
  });
  test("a draft of nothing asks the server nothing", () => {
    expect(wizard("draft", { draft: draftOf(emptyChoice) }).value()).toBe("model");
  });
});
