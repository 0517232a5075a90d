import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
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
import type { HairstyleContext } from "./hairstyle.machine.ts";
import {
  choiceOfRun,
  draftOf,
  emptyChoice,
  fitsFilter,
  type HairstyleChoice,
  orderReasons,
  readDraft,
  requestOf,
  restoreOf,
} from "./hairstyle.rules.ts";

const whole: HairstyleChoice = { ...emptyChoice, photo: hairPhotoFixture, style: "modern_bob" };
const wizard = (input: keyof (typeof walks)["hairstyle"]["inputs"] = "fresh") =>
  drive(walks.hairstyle, input);
const painted = { type: "mask.ready", asset: maskFixture, entries: paintedEntries };
const restored = { assets: { photo: hairPhotoFixture, mask: null }, openRun: null };
const atCustomise = async () => {
  const it = wizard();
  await it.send({ type: "photo.choose", asset: hairPhotoFixture });
  await it.send({ type: "step.next" });
  await it.send({ type: "style.choose", style: "modern_bob" });
  await it.send({ type: "step.next" });
  return it;
};

describe("rules", () => {
  test("a photo of at least 256 px and a style; one's own style needs words", () => {
    expect(orderReasons(emptyChoice)).toEqual(["photo_missing", "style_missing"]);
    expect(orderReasons({ ...whole, photo: tinyFixture })).toEqual(["photo_too_small"]);
    expect(orderReasons({ ...whole, style: "custom" })).toEqual(["custom_prompt_missing"]);
    expect(orderReasons({ ...whole, style: "custom", prompt: "búi cao" })).toEqual([]);
  });
  test("every template stands under all, and under the categories of its own gender", () => {
    for (const gender of ["female", "male"] as const)
      expect(HAIRSTYLE_IDS.filter((id) => fitsFilter(id, gender, "all"))).toHaveLength(10);
    const count = (category: (typeof HAIR_CATEGORIES)[number]) =>
      HAIRSTYLE_IDS.filter(
        (id) => fitsFilter(id, "female", category) || fitsFilter(id, "male", category),
      ).length;
    expect(HAIR_CATEGORIES.map(count)).toEqual([20, 11, 5, 5, 3, 0]);
  });
  test("the order says only what was chosen", () => {
    expect(requestOf(whole)).toEqual({
      photo: hairPhotoFixture.id,
      gender: "female",
      style: "modern_bob",
    });
    expect(requestOf({ ...whole, color: "#5a3522", mask: maskFixture })).toMatchObject({
      color: "#5a3522",
      mask: maskFixture.id,
    });
  });
  test("a draft comes back with its strokes; a style of the other gender is put back", () => {
    const draft = draftOf({ ...whole, mask: maskFixture, maskEntries: paintedEntries });
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect(readDraft({ ...draft, gender: "male" })).toMatchObject({ style: null });
    for (const broken of [{}, { ...draft, color: "red" }, { ...draft, style: "wig" }])
      expect(readDraft(broken)).toBe("dropped");
    expect(restoreOf({ ...draft, style: null }).request).toBeNull();
  });
  test("strokes too many for a draft are left out, the mask itself stays", () => {
    const points = Array.from({ length: 7_000 }, (_, i) => [i, i] as const);
    const draft = draftOf({
      ...whole,
      mask: maskFixture,
      maskEntries: [{ kind: "paint", size: 9, points }],
    });
    expect([draft.mask, draft.maskEntries]).toEqual([maskFixture.id, []]);
  });
  test("a run's own photo and settings become the choice again", () => {
    expect(choiceOfRun(hairFixture)).toMatchObject({
      photo: hairPhotoFixture,
      style: "modern_bob",
    });
  });
});

describe("forward and back", () => {
  test("happy: photo → style → customise → run → result; then another style", async () => {
    const it = await atCustomise();
    expect(it.value()).toEqual({ order: "customise" });
    await it.send({ type: "job.accepted", generation: hairingFixture });
    expect(await it.send({ type: "job.succeeded", generation: hairFixture })).toBe("result");
    expect(await it.send({ type: "step.jump", step: "style" })).toBe("style");
    expect(it.context<HairstyleContext>()).toMatchObject({
      photo: hairPhotoFixture,
      generationId: null,
    });
  });
  test("another gender puts back a style that is not worn by it, never one's own words", async () => {
    const it = wizard();
    await it.send({ type: "photo.choose", asset: hairPhotoFixture });
    await it.send({ type: "step.next" });
    await it.send({ type: "style.choose", style: "hime" });
    await it.send({ type: "gender.choose", gender: "male" });
    expect(it.context<HairstyleContext>().style).toBeNull();
    await it.send({ type: "style.choose", style: "custom", prompt: "búi cao" });
    await it.send({ type: "gender.choose", gender: "female" });
    expect(it.context<HairstyleContext>()).toMatchObject({ style: "custom", prompt: "búi cao" });
  });
  test("a painted region is kept going back and forth, and opens again as strokes", async () => {
    const it = await atCustomise();
    await it.send(painted);
    await it.send({ type: "step.back" });
    await it.send({ type: "step.next" });
    expect(it.context<HairstyleContext>()).toMatchObject({
      mask: maskFixture,
      maskEntries: paintedEntries,
    });
    const editor = it.child("maskEditor");
    await it.send({ type: "mask.remove" });
    expect(it.context<HairstyleContext>()).toMatchObject({ mask: null, maskEntries: [] });
    expect(it.child("maskEditor")).not.toBe(editor);
  });
  test("strokes not yet used are never dropped unsaid: the order waits for them", async () => {
    const it = await atCustomise();
    expect(it.can({ type: "order.confirm" })).toBe(true);
    await it.send({ type: "mask.painted", entries: paintedEntries });
    expect(it.can({ type: "order.confirm" })).toBe(false);
    await it.send({ type: "step.back" });
    await it.send({ type: "step.next" });
    expect(it.context<HairstyleContext>().painted).toBe(paintedEntries);
    await it.send(painted);
    expect(it.can({ type: "order.confirm" })).toBe(true);
    await it.send({ type: "mask.painted", entries: [...paintedEntries] });
    expect(it.can({ type: "order.confirm" })).toBe(true);
    await it.send({ type: "mask.painted", entries: [...paintedEntries, { kind: "clear" }] });
    expect(orderReasons(it.context<HairstyleContext>())).toEqual(["mask_unused"]);
    await it.send({ type: "mask.remove" });
    expect(it.can({ type: "order.confirm" })).toBe(true);
  });
  test("another photo drops the region: it was painted on the first", async () => {
    const it = await atCustomise();
    await it.send(painted);
    await it.send({ type: "step.jump", step: "photo" });
    await it.send({ type: "photo.choose", asset: sourceFixture });
    expect(it.context<HairstyleContext>()).toMatchObject({ mask: null, maskEntries: [] });
  });
  test("a deep link opens the furthest step whose rules hold", async () => {
    expect(await wizard("draft").settle("loadDraft", restored)).toEqual({ order: "customise" });
    expect(await wizard("deepStyle").settle("loadDraft", restored)).toBe("style");
    expect(await wizard("deepPhoto").settle("loadDraft", restored)).toBe("photo");
  });
  test("a mask that is gone is told and its strokes dropped with it", async () => {
    const it = wizard("masked");
    await it.settle("loadDraft", restored);
    expect(it.context<HairstyleContext>()).toMatchObject({
      notice: "asset_gone",
      maskEntries: [],
    });
  });
});
