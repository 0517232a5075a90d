import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { wizardJourneys } from "#tests/support/wizard-journeys.ts";
import { HAIRSTYLE_IDS } from "#wire/hairstyles.ts";
import { HAIR_CATEGORIES } from "#wire/values.ts";
import {
  hairFixture,
  hairingFixture,
  hairPhotoFixture,
  sourceFixture,
  tinyFixture,
} from "#wire/wire.fixtures.ts";
import { maskFixture, paintedEntries } from "../mask-editor/mask-editor.fixtures.ts";
import { hairstyleInputs } from "./hairstyle.fixtures.ts";
import {
  choiceOfRun,
  customiseReasons,
  draftOf,
  emptyChoice,
  fitsFilter,
  type HairstyleChoice,
  orderReasons,
  readDraft,
  requestOf,
  restoreOf,
  styleFor,
  styleReasons,
  withInput,
} from "./hairstyle.rules.ts";
import type { HairstyleContext } from "./hairstyle.setup.ts";

const whole: HairstyleChoice = { ...emptyChoice, photo: hairPhotoFixture, style: "modern_bob" };
const hairstyle = walks.hairstyle;
const wizard = (input = "fresh") => drive(hairstyle, input);
const choosePhoto = { type: "photo.choose", asset: hairPhotoFixture };
const chooseStyle = { type: "style.choose", style: "modern_bob" };
const painted = { type: "mask.ready", asset: maskFixture, entries: paintedEntries };
const restored = { assets: { photo: hairPhotoFixture, mask: null }, openRun: null };
const wanted = { photo: hairPhotoFixture.id, gender: "female", style: "modern_bob" };
const noMask = { mask: null, maskEntries: [], painted: null };
const orderOf = (body: object) => ({ feature: "hairstyle_changer", body });
const revised = (request: object) => [
  "saveDraft",
  ["order", { type: "request.revise", request: orderOf({ ...wanted, ...request }) }],
];
const atStyle = async () => {
  const it = wizard();
  await it.send(choosePhoto);
  await it.send({ type: "step.next" });
  it.heard();
  return it;
};
const atCustomise = async () => {
  const it = await atStyle();
  await it.send(chooseStyle);
  await it.send({ type: "step.next" });
  it.heard();
  return it;
};

describe("as in every wizard", () => {
  wizardJourneys({
    start: wizard,
    steps: [
      { name: "photo", at: "photo", fill: [choosePhoto], usage: "hair" },
      { name: "style", at: "style", fill: [chooseStyle] },
      {
        name: "customise",
        at: { order: "customise" },
        fill: [{ type: "color.choose", color: "#6b2e2a" }],
      },
    ],
    empty: emptyChoice,
    chosen: { ...whole, color: "#6b2e2a" },
    feature: "hairstyle_changer",
    request: { ...wanted, color: "#6b2e2a" },
    running: hairingFixture,
    finished: hairFixture,
    ofRun: whole,
    half: { settings: {} },
    asks: { ids: { photo: hairPhotoFixture.id, mask: null }, request: wanted },
    openings: [
      ["draft", restored, { order: "customise" }],
      ["deepStyle", restored, "style"],
      ["deepPhoto", restored, "photo"],
      ["masked", restored, { order: "customise" }, "asset_gone"],
      ["draft", { ...restored, assets: { photo: null, mask: null } }, "photo", "asset_gone"],
      ["draft", { ...restored, assets: { photo: tinyFixture, mask: null } }, "photo"],
    ],
  });
});

describe("rules", () => {
  test("before anything is chosen a woman's hair is meant, and nothing is named", () => {
    expect(emptyChoice).toEqual({
      photo: null,
      gender: "female",
      style: null,
      color: null,
      prompt: "",
      mask: null,
      maskEntries: [],
      painted: null,
    });
    expect(requestOf(emptyChoice).body).toEqual({ photo: "", gender: "female", style: "custom" });
    expect(styleReasons({ style: "hime" })).toEqual([]);
  });
  test("words are counted without what stands around them; strokes not yet used keep the order back", () => {
    const of = (prompt: string) => customiseReasons({ ...whole, prompt });
    expect(of(` ${"a".repeat(2_000)} `)).toEqual([]);
    expect(customiseReasons({ ...whole, painted: [] })).toEqual(["mask_unused"]);
    expect(customiseReasons({ ...whole, prompt: "", painted: null })).toEqual([]);
  });
  test("a style stays with who wears it; none and one's own stay with everybody", () => {
    expect(styleFor("hime", "female")).toBe("hime");
    expect(styleFor("hime", "male")).toBeNull();
    expect([styleFor(null, "male"), styleFor("custom", "male")]).toEqual([null, "custom"]);
  });
  test.each([
    [{ kind: "clear" }, true],
    [{ kind: "erase", size: 9, points: [[1, 2]] }, true],
    [{ kind: "paint", size: 9, points: [] }, true],
    [{ kind: "paint", size: 9 }, false],
    [{ kind: "paint", points: [[1, 2]] }, false],
    [{ kind: "paint", size: 9, points: [[1]] }, false],
    [{ kind: "paint", size: 9, points: [["1", 2]] }, false],
    [{ kind: "fill", size: 9, points: [[1, 2]] }, false],
    [{ kind: "", size: 9, points: [] }, false],
    [{ kind: "" }, false],
    [{}, false],
  ])("a draft's stroke %j is read: %s", (entry, isRead) => {
    const draft = { ...draftOf(whole), maskEntries: [entry] };
    expect(readDraft(draft)).toEqual(isRead ? draft : "dropped");
  });
  test.each(["#5a3522", "#FFaa00"])("%s is a colour", (color) => {
    expect(readDraft({ ...draftOf(whole), color })).toMatchObject({ color });
  });
  test.each(["", "5a3522", "#5a352", "#5a35222", "x#5a3522", "#5a352g"])(
    "%j is no colour",
    (color) => {
      expect(readDraft({ ...draftOf(whole), color })).toBe("dropped");
    },
  );
  test("a run's own settings become the choice again, whatever it lacks", () => {
    const settings = { gender: "male", style: "undercut", color: "#5a3522", prompt: "gọn" };
    const beside = { role: "garment", asset: tinyFixture };
    const run = { ...hairFixture, settings, inputs: [beside, ...hairFixture.inputs] } as never;
    expect(choiceOfRun(run)).toEqual({ ...emptyChoice, ...settings, photo: hairPhotoFixture });
    const lacking = { gender: "male", style: null };
    expect(choiceOfRun({ ...hairFixture, inputs: [], settings: lacking })).toEqual({
      ...emptyChoice,
      ...lacking,
    });
  });
  test("a photo of at least 256 px and a style; one's own style needs words", () => {
    expect(orderReasons(emptyChoice)).toEqual(["photo_missing", "style_missing"]);
    expect(orderReasons({ ...whole, photo: tinyFixture })).toEqual(["photo_too_small"]);
    expect(orderReasons({ ...whole, style: "custom" })).toEqual(["custom_prompt_missing"]);
    expect(orderReasons({ ...whole, style: "custom", prompt: "  " })).toEqual([
      "custom_prompt_missing",
    ]);
    expect(orderReasons({ ...whole, style: "custom", prompt: "búi cao" })).toEqual([]);
    expect(orderReasons({ ...whole, style: "custom", prompt: "1" })).toEqual([]);
    const photo = { ...hairPhotoFixture, width: 256, height: 256 };
    for (const [width, height] of [
      [255, 900],
      [900, 255],
    ] as const)
      expect(orderReasons({ ...whole, photo: { ...hairPhotoFixture, width, height } })).toEqual([
        "photo_too_small",
      ]);
    expect(orderReasons({ ...whole, photo })).toEqual([]);
  });
  test("words are counted in letters, as the server counts", () => {
    const of = (count: number) => customiseReasons({ ...whole, prompt: "👗".repeat(count) });
    expect([of(2_000), of(2_001)]).toEqual([[], ["prompt_too_long"]]);
  });
  test("every template stands under all, and under the categories of its own gender", () => {
    for (const gender of ["female", "male"] as const)
      expect(HAIRSTYLE_IDS.filter((id) => fitsFilter(id, gender, "all"))).toHaveLength(10);
    expect([
      fitsFilter("hime", "female", "all"),
      fitsFilter("hime", "male", "all"),
      fitsFilter("hime", "female", "long"),
      fitsFilter("hime", "female", "short"),
      fitsFilter("hime", "male", "long"),
    ]).toEqual([true, false, true, false, false]);
    const count = (category: (typeof HAIR_CATEGORIES)[number]) =>
      HAIRSTYLE_IDS.filter(
        (id) => fitsFilter(id, "female", category) || fitsFilter(id, "male", category),
      ).length;
    expect(HAIR_CATEGORIES.map(count)).toEqual([20, 11, 5, 5, 3, 0]);
  });
  test("the order says only what was chosen", () => {
    expect(requestOf({ ...whole, prompt: "  " })).toEqual(requestOf(whole));
    expect(requestOf(whole)).toEqual(
      orderOf({ photo: hairPhotoFixture.id, gender: "female", style: "modern_bob" }),
    );
    expect(requestOf({ ...whole, color: "#5a3522", mask: maskFixture, prompt: " a " })).toEqual(
      orderOf({ ...wanted, color: "#5a3522", mask: maskFixture.id, prompt: "a" }),
    );
  });
  test("a draft comes back with its strokes; a style of the other gender is put back", () => {
    const draft = draftOf({ ...whole, mask: maskFixture, maskEntries: paintedEntries });
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect(readDraft({ ...draft, gender: "male" })).toMatchObject({ style: null });
    expect([readDraft(null), readDraft(undefined), draft.version]).toEqual([null, null, 1]);
    expect(readDraft({ ...draft, photo: "a" })).toEqual({ ...draft, photo: "a" });
    for (const broken of [
      {},
      { ...draft, version: 2 },
      { ...draft, photo: "" },
      { ...draft, color: "red" },
      { ...draft, style: "wig" },
    ])
      expect(readDraft(broken)).toBe("dropped");
    const own = draftOf({ ...whole, style: "custom" });
    expect(readDraft({ ...own, gender: "male" })).toMatchObject({ style: "custom" });
  });
  test("a run is looked for by a photo and a style, with what was chosen beside them", () => {
    const draft = draftOf({ ...whole, color: "#5a3522", mask: maskFixture });
    const ids = { photo: hairPhotoFixture.id, mask: maskFixture.id };
    expect(restoreOf(draft)).toEqual({
      ids,
      request: { ...wanted, color: "#5a3522", mask: maskFixture.id },
    });
    expect(restoreOf({ ...draft, color: null, mask: null }).request).toEqual(wanted);
    expect(restoreOf({ ...draft, style: null })).toEqual({ ids, request: null });
    expect(restoreOf({ ...draft, photo: null }).request).toBeNull();
    expect(restoreOf(null)).toEqual({ ids: { photo: null, mask: null }, request: null });
  });
  test("another photo joins the draft, or begins one, without what was painted on the old", () => {
    const draft = draftOf({ ...whole, mask: maskFixture, maskEntries: paintedEntries });
    expect(withInput(draft, "b")).toEqual({ ...draftOf(whole), photo: "b" });
    expect(withInput(null, "b")).toEqual({ ...draftOf(emptyChoice), photo: "b" });
  });
  test("strokes too many for a draft are left out, the mask itself stays", () => {
    const kept = (count: number) => {
      const points = Array.from({ length: count / 2 }, (_, i) => [i, i] as const);
      const stroke = { kind: "paint", size: 9, points } as const;
      const maskEntries = [stroke, { kind: "clear" }, stroke] as const;
      const draft = draftOf({ ...whole, mask: maskFixture, maskEntries });
      return [draft.mask, draft.maskEntries.length];
    };
    expect(kept(6_000)).toEqual([maskFixture.id, 3]);
    expect(kept(6_002)).toEqual([maskFixture.id, 0]);
  });
  test("a run's own photo and settings become the choice again", () => {
    expect(choiceOfRun(hairFixture)).toMatchObject({
      photo: hairPhotoFixture,
      style: "modern_bob",
    });
    const inputs = [{ role: "mask", asset: maskFixture }] as const;
    expect(choiceOfRun({ ...hairFixture, inputs: [...inputs], settings: {} })).toEqual({
      ...emptyChoice,
      mask: maskFixture,
    });
  });
});

describe("photo and style", () => {
  test.each([
    ["chosen", choosePhoto],
    ["picked", { type: "asset.picked", asset: hairPhotoFixture }],
    ["uploaded", { type: "upload.ready", asset: hairPhotoFixture, usage: "hair" }],
  ])("a photo %s is taken at once, and a word from before is put away", async (_, event) => {
    const it = wizard("dropped");
    expect(await it.send(event)).toBe("photo");
    expect(it.context<HairstyleContext>()).toMatchObject({ photo: hairPhotoFixture, notice: null });
    expect(it.heard()).toEqual(["saveDraft"]);
  });
  test("a photo too small may be chosen but not taken along, not even with a style", async () => {
    const it = await atStyle();
    await it.send(chooseStyle);
    await it.send({ type: "step.back" });
    await it.send({ ...choosePhoto, asset: tinyFixture });
    for (const event of [
      { type: "step.next" },
      { type: "step.jump", step: "style" },
      { type: "step.jump", step: "customise" },
    ])
      expect(it.can(event)).toBe(false);
    expect(it.heard()).toEqual(["saveDraft", "saveDraft"]);
  });
  test("without a style there is nothing to customise, from no step", async () => {
    const it = await atStyle();
    expect(it.can({ type: "step.next" })).toBe(false);
    const customise = { type: "step.jump", step: "customise" };
    expect(it.can(customise)).toBe(false);
    await it.send({ type: "step.back" });
    expect(it.can(customise)).toBe(false);
    expect(await it.send({ type: "step.jump", step: "style" })).toBe("style");
  });
  test("another gender puts back a style that is not worn by it, never one's own words", async () => {
    const it = await atStyle();
    await it.send({ type: "style.choose", style: "hime" });
    await it.send({ type: "gender.choose", gender: "male" });
    expect(it.context<HairstyleContext>()).toMatchObject({ gender: "male", style: null });
    await it.send({ type: "style.choose", style: "custom", prompt: "búi cao" });
    await it.send({ type: "gender.choose", gender: "female" });
    expect(it.context<HairstyleContext>()).toMatchObject({ style: "custom", prompt: "búi cao" });
    await it.send(chooseStyle);
    expect(it.context<HairstyleContext>()).toMatchObject({ ...whole, prompt: "búi cao" });
    expect(it.heard()).toEqual(Array.from({ length: 5 }, () => "saveDraft"));
  });
  test("the rows show one kind alone until one starts over", async () => {
    const it = await atStyle();
    await it.send({ type: "filter.choose", category: "short" });
    expect(it.context<HairstyleContext>().filter).toBe("short");
    expect(it.heard()).toEqual([]);
    await it.send({ type: "over.ask" });
    await it.send({ type: "over.confirm" });
    expect(it.context<HairstyleContext>().filter).toBe("all");
    expect(it.heard()).toEqual(["dropDraft"]);
  });
  test("putting a style or a photo back clears that alone, and there is still something to lose", async () => {
    const it = await atStyle();
    expect(it.can({ type: "step.reset" })).toBe(false);
    await it.send(chooseStyle);
    await it.send({ type: "step.reset" });
    expect(it.context<HairstyleContext>()).toMatchObject({ ...whole, style: null });
    await it.send(chooseStyle);
    await it.send({ type: "step.back" });
    await it.send({ type: "step.reset" });
    expect(it.context<HairstyleContext>()).toMatchObject({ ...whole, photo: null });
    expect(it.heard()).toEqual(Array.from({ length: 4 }, () => "saveDraft"));
    expect([it.can({ type: "step.reset" }), it.can({ type: "over.ask" })]).toEqual([false, true]);
  });
});

describe("customising", () => {
  test.each([
    ["a colour", { type: "color.choose", color: "#6b2e2a" }, { color: "#6b2e2a" }],
    ["words", { type: "prompt.change", prompt: "Mái thưa" }, { prompt: "Mái thưa" }],
    ["a painted region", painted, { mask: maskFixture.id }],
  ])("%s is kept, joins the order and can be put back", async (_, event, request) => {
    const it = await atCustomise();
    const [quote, editor] = [it.child("order"), it.child("maskEditor")];
    expect(it.can({ type: "step.reset" })).toBe(false);
    await it.send(event);
    expect(it.heard()).toEqual(revised(request));
    await it.send({ type: "step.reset" });
    expect(it.context<HairstyleContext>()).toMatchObject(whole);
    expect(it.heard()).toEqual(revised({}));
    expect(it.child("order")).toBe(quote);
    expect(it.child("maskEditor")).not.toBe(editor);
  });
  test("the region is painted on the photo, from the strokes that were painted before", async () => {
    const it = await atCustomise();
    const given = () => {
      const { parent, ...input } = it.child("maskEditor")?.getSnapshot().input ?? {};
      return [parent === it.actor, input];
    };
    const picture = hairPhotoFixture;
    expect(given()).toEqual([true, { meaning: "region", picture, entries: [] }]);
    await it.send(painted);
    for (const type of ["step.back", "step.next"]) await it.send({ type });
    expect(given()).toEqual([true, { meaning: "region", picture, entries: paintedEntries }]);
    const more = [...paintedEntries, ...paintedEntries];
    await it.send({ type: "mask.painted", entries: more });
    for (const type of ["step.back", "step.next"]) await it.send({ type });
    expect(given()).toEqual([true, { meaning: "region", picture, entries: more }]);
    expect(it.heard()).toEqual(revised({ mask: maskFixture.id }));
  });
  test("a region taken away is forgotten with its strokes, and painting begins anew", async () => {
    const it = await atCustomise();
    expect(it.can({ type: "mask.remove" })).toBe(false);
    await it.send(painted);
    expect(it.context<HairstyleContext>()).toMatchObject({
      mask: maskFixture,
      maskEntries: paintedEntries,
      painted: null,
    });
    const editor = it.child("maskEditor");
    await it.send({ type: "mask.remove" });
    expect(it.context<HairstyleContext>()).toMatchObject(noMask);
    expect(it.child("maskEditor")).not.toBe(editor);
    expect(it.heard()).toEqual([...revised({ mask: maskFixture.id }), ...revised({})]);
  });
  test("strokes not yet used are never dropped unsaid: the order waits for them", async () => {
    const it = await atCustomise();
    const order = { type: "order.confirm" };
    expect(it.can(order)).toBe(true);
    await it.send({ type: "mask.painted", entries: paintedEntries });
    expect(it.can(order)).toBe(false);
    expect([it.can({ type: "step.reset" }), it.can({ type: "mask.remove" })]).toEqual([true, true]);
    await it.send({ type: "step.back" });
    await it.send({ type: "step.next" });
    expect(it.context<HairstyleContext>().painted).toBe(paintedEntries);
    expect(it.heard()).toEqual([]);
    await it.send(painted);
    expect(it.can(order)).toBe(true);
    await it.send({ type: "mask.painted", entries: [...paintedEntries] });
    expect(it.can(order)).toBe(true);
    for (const entries of [[...paintedEntries, { kind: "clear" }], [{ kind: "clear" }], []]) {
      await it.send({ type: "mask.painted", entries });
      expect(orderReasons(it.context<HairstyleContext>())).toEqual(["mask_unused"]);
    }
    await it.send({ type: "mask.remove" });
    expect(it.can(order)).toBe(true);
    await it.send({ type: "mask.painted", entries: [{ kind: "clear" }] });
    expect(it.can(order)).toBe(true);
    expect(it.heard()).toEqual([...revised({ mask: maskFixture.id }), ...revised({})]);
    await it.send({ type: "mask.painted", entries: paintedEntries });
    await it.send({ type: "mask.remove" });
    expect(it.context<HairstyleContext>()).toMatchObject(noMask);
    expect(it.heard()).toEqual(revised({}));
  });
  test.each([
    ["another photo", { ...choosePhoto, asset: sourceFixture }],
    ["no photo", { type: "step.reset" }],
  ])("%s drops the region and its strokes: they were painted on the first", async (_, event) => {
    const it = await atCustomise();
    await it.send(painted);
    await it.send({ type: "mask.painted", entries: [...paintedEntries, { kind: "clear" }] });
    await it.send({ type: "step.jump", step: "photo" });
    it.heard();
    await it.send(event);
    expect(it.context<HairstyleContext>()).toMatchObject(noMask);
    expect(it.heard()).toEqual(["saveDraft"]);
  });
  test("one's own style without a word of it cannot be ordered, though it can be customised", async () => {
    const it = await atStyle();
    await it.send({ type: "style.choose", style: "custom" });
    expect(await it.send({ type: "step.next" })).toEqual({ order: "customise" });
    expect(it.can({ type: "order.confirm" })).toBe(false);
    await it.send({ type: "prompt.change", prompt: "búi cao" });
    expect(it.can({ type: "order.confirm" })).toBe(true);
    expect(it.heard()).toEqual(["saveDraft", ...revised({ style: "custom", prompt: "búi cao" })]);
  });
});

describe("coming back", () => {
  test.each([
    ["a mask that is there comes back with its strokes", maskFixture, paintedEntries, null],
    ["a mask that is gone is told and its strokes dropped with it", null, [], "asset_gone"],
  ])("%s", async (_, mask, maskEntries, notice) => {
    const it = wizard("masked");
    await it.settle("loadDraft", { ...restored, assets: { photo: hairPhotoFixture, mask } });
    expect(it.context<HairstyleContext>()).toMatchObject({ ...whole, mask, maskEntries, notice });
  });
  test("a draft without a style opens where one is chosen", async () => {
    const draft = draftOf({ ...whole, style: null });
    const it = drive({ ...hairstyle, inputs: { it: { ...hairstyleInputs.fresh, draft } } }, "it");
    expect(await it.settle("loadDraft", restored)).toBe("style");
  });
});
