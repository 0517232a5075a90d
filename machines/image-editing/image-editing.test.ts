import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { LIMITS } from "#wire/limits.ts";
import { editedFixture, editingFixture, sourceFixture, tinyFixture } from "#wire/wire.fixtures.ts";
import type { ImageEditingContext } from "./image-editing.machine.ts";
import {
  choiceOfRun,
  draftOf,
  emptyChoice,
  orderReasons,
  readDraft,
  requestOf,
  restoreOf,
} from "./image-editing.rules.ts";

const wizard = (input: keyof (typeof walks)["image-editing"]["inputs"] = "fresh") =>
  drive(walks["image-editing"], input);
const choose = { type: "image.choose", asset: sourceFixture };
const restored = { assets: { image: sourceFixture }, openRun: null };
const atDescribe = async () => {
  const it = wizard();
  await it.send(choose);
  await it.send({ type: "step.next" });
  return it;
};
const atResult = async () => {
  const it = await atDescribe();
  await it.send({ type: "prompt.change", prompt: "Làm mờ nền" });
  await it.send({ type: "job.accepted", generation: editingFixture });
  await it.send({ type: "job.succeeded", generation: editedFixture });
  return it;
};

describe("rules", () => {
  const whole = { ...emptyChoice, image: sourceFixture };
  test("a picture of at least 256 px, and a preset or an instruction", () => {
    expect(orderReasons(emptyChoice)).toEqual(["image_missing", "instruction_missing"]);
    expect(orderReasons({ ...whole, image: tinyFixture, preset: "enhance" })).toEqual([
      "image_too_small",
    ]);
    expect(orderReasons({ ...whole, prompt: "   " })).toEqual(["instruction_missing"]);
    expect(orderReasons({ ...whole, preset: "lighting" })).toEqual([]);
    expect(orderReasons({ ...whole, prompt: "sáng hơn" })).toEqual([]);
  });
  test("the instruction's length is counted in letters, as the server counts", () => {
    expect(orderReasons({ ...whole, prompt: "👗".repeat(LIMITS.promptChars) })).toEqual([]);
    expect(orderReasons({ ...whole, prompt: "a".repeat(LIMITS.promptChars + 1) })).toEqual([
      "prompt_too_long",
    ]);
  });
  test("the order says only what was chosen, and what it was made from", () => {
    expect(requestOf({ ...whole, prompt: "  sáng hơn " }, "gen_1")).toEqual({
      image: sourceFixture.id,
      prompt: "sáng hơn",
      strength: 0.75,
      guidance: 7.5,
      steps: 30,
      parent_id: "gen_1",
    });
  });
  test("a draft comes back whole; an old or broken one is dropped", () => {
    const choice = { ...whole, preset: "enhance" as const, strength: 0.2 };
    const draft = draftOf(choice);
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect(readDraft(undefined)).toBeNull();
    for (const broken of ["{", {}, { ...draft, version: 0 }, { ...draft, strength: 2 }])
      expect(readDraft(broken)).toBe("dropped");
    expect(restoreOf({ ...draft, preset: null }).request).toBeNull();
  });
  test("a run's own settings become the choice again, whatever it lacks", () => {
    expect(choiceOfRun(editedFixture)).toMatchObject({ image: sourceFixture, preset: "enhance" });
    expect(choiceOfRun({ ...editedFixture, settings: { strength: "?" } })).toEqual({
      ...emptyChoice,
      image: sourceFixture,
    });
  });
});

describe("forward and back", () => {
  test("happy: picture → description → run → result", async () => {
    const it = await atDescribe();
    expect(it.can({ type: "order.confirm" })).toBe(false);
    await it.send({ type: "preset.choose", preset: "enhance" });
    expect(it.can({ type: "order.confirm" })).toBe(true);
    expect(await it.send({ type: "job.accepted", generation: editingFixture })).toEqual({
      order: "generating",
    });
    expect(await it.send({ type: "job.succeeded", generation: editedFixture })).toBe("result");
  });
  test("a preset pressed again is put back; reset keeps the picture", async () => {
    const it = await atDescribe();
    await it.send({ type: "preset.choose", preset: "enhance" });
    await it.send({ type: "preset.choose", preset: null });
    expect(it.can({ type: "order.confirm" })).toBe(false);
    await it.send({ type: "settings.change", settings: { strength: 0.1 } });
    await it.send({ type: "prompt.change", prompt: "x" });
    await it.send({ type: "step.reset" });
    expect(it.context<ImageEditingContext>()).toMatchObject({
      ...emptyChoice,
      image: sourceFixture,
    });
  });
  test("starting over asks first, and keeping returns without a new quote", async () => {
    const it = await atDescribe();
    const quoted = it.child("generation");
    expect(await it.send({ type: "over.ask" })).toEqual({ order: "asking" });
    expect(await it.send({ type: "over.keep" })).toEqual({ order: "describe" });
    expect(it.child("generation")).toBe(quoted);
    await it.send({ type: "over.ask" });
    expect(await it.send({ type: "over.confirm" })).toBe("image");
    expect(it.context<ImageEditingContext>().image).toBeNull();
  });
});

describe("the chain", () => {
  test("a result edited further joins the chain, and each picture on it is one press away", async () => {
    const it = await atResult();
    expect(await it.send({ type: "edit.again" })).toEqual({ order: "describe" });
    const { image, chain, prompt } = it.context<ImageEditingContext>();
    expect([image?.id, chain.map(({ asset }) => asset.id), prompt]).toEqual([
      "ast_edited",
      [sourceFixture.id],
      "",
    ]);
    await it.send({ type: "chain.open", index: 0 });
    expect(it.context<ImageEditingContext>()).toMatchObject({ image: sourceFixture, chain: [] });
    expect(it.can({ type: "chain.open", index: 0 })).toBe(false);
  });
  test("another picture begins another chain", async () => {
    const it = await atResult();
    await it.send({ type: "edit.again" });
    await it.send({ type: "step.back" });
    await it.send(choose);
    expect(it.context<ImageEditingContext>().chain).toEqual([]);
  });
});

describe("coming back", () => {
  test("a draft opens at the furthest step whose rules hold, the address's step at most", async () => {
    expect(await wizard("draft").settle("loadDraft", restored)).toEqual({ order: "describe" });
    expect(await wizard("deepImage").settle("loadDraft", restored)).toBe("image");
  });
  test("settings of a draft come back with its picture", async () => {
    const it = wizard("draft");
    await it.settle("loadDraft", restored);
    expect(it.context<ImageEditingContext>()).toMatchObject({ preset: "enhance", strength: 0.75 });
  });
  test("a picture that is gone is told; what was described is kept", async () => {
    const it = wizard("draft");
    expect(await it.settle("loadDraft", { ...restored, assets: { image: null } })).toBe("image");
    expect(it.context<ImageEditingContext>()).toMatchObject({
      notice: "asset_gone",
      preset: "enhance",
    });
  });
  test("an open run is picked up; one by its address brings its own picture", async () => {
    const it = wizard("draft");
    expect(await it.settle("loadDraft", { ...restored, openRun: "gen_edit" })).toEqual({
      order: "generating",
    });
    const picked = wizard("pickedUp");
    await picked.send({ type: "job.accepted", generation: editingFixture });
    expect(picked.context<ImageEditingContext>()).toMatchObject({
      image: sourceFixture,
      preset: "enhance",
    });
  });
});
