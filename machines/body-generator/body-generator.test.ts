import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { bodyFixture, bodyingFixture, faceFixture, tinyFixture } from "#wire/wire.fixtures.ts";
import { bodyChoice } from "./body-generator.fixtures.ts";
import type { BodyGeneratorContext } from "./body-generator.machine.ts";
import {
  changed,
  choiceOfRun,
  draftOf,
  emptyChoice,
  liveBmi,
  lookReasons,
  orderReasons,
  parameterReasons,
  readDraft,
  readFigure,
  requestOf,
} from "./body-generator.rules.ts";

const wizard = (input: keyof (typeof walks)["body-generator"]["inputs"] = "fresh") =>
  drive(walks["body-generator"], input);
const { face: _, prompt: __, hints: ___, ...parameters } = bodyChoice;
const fill = { type: "parameter.change", change: parameters };
const restored = { assets: { face: faceFixture }, openRun: null };

describe("rules", () => {
  test("a figure is read as people type it", () => {
    expect(
      ["60,5", "60.5", " 170 ", "60,", "60,55", "6e1", "-5", "", "cao"].map(readFigure),
    ).toEqual([60.5, 60.5, 170, 60, null, null, null, null, null]);
  });
  test("each missing parameter is named, in the order of the form", () => {
    expect(parameterReasons(emptyChoice)).toEqual([
      "gender_missing",
      "height_missing",
      "weight_missing",
      "age_missing",
      "skin_tone_missing",
      "body_type_missing",
    ]);
    expect(orderReasons(bodyChoice)).toEqual([]);
  });
  test.each([
    [{ height: "119" }, "height_range"],
    [{ height: "220,1" }, "height_range"],
    [{ weight: "29,9" }, "weight_range"],
    [{ weight: "201" }, "weight_range"],
    [{ age: "17" }, "age_range"],
    [{ age: "25,5" }, "age_range"],
    [{ age: "91" }, "age_range"],
  ])("%o is refused", (change, reason) => {
    expect(parameterReasons({ ...bodyChoice, ...change })).toEqual([reason]);
  });
  test("the borders themselves are taken", () => {
    for (const change of [{ height: "120" }, { height: "220" }, { weight: "30" }, { age: "90" }])
      expect(parameterReasons({ ...bodyChoice, ...change })).toEqual([]);
  });
  test("170 cm and 65 kg are a BMI of 22.5, told only once both figures stand", () => {
    expect(liveBmi(bodyChoice)).toEqual({ bmi: 22.5, bmi_class: "normal" });
    expect(liveBmi({ height: "170", weight: "" })).toBeNull();
    expect(liveBmi({ height: "17", weight: "65" })).toBeNull();
  });
  test("picking a gender fills in a usual body, never over what is typed", () => {
    expect(changed(emptyChoice, { gender: "female" })).toMatchObject({ height: "160" });
    expect(changed({ ...emptyChoice, weight: "70" }, { gender: "male" })).toMatchObject({
      height: "",
      weight: "70",
    });
  });
  test("face and words may be left out; a face has a least size", () => {
    expect(lookReasons(bodyChoice)).toEqual([]);
    expect(lookReasons({ ...bodyChoice, face: tinyFixture })).toEqual(["face_too_small"]);
    expect(requestOf(bodyChoice)).toEqual({
      gender: "female",
      height_cm: 170,
      weight_kg: 65,
      age: 25,
      skin_tone: "light",
      body_type: "average",
      aspect_ratio: "3:4",
      pose: "front",
    });
    expect(requestOf({ ...bodyChoice, weight: "60,5", face: faceFixture })).toMatchObject({
      weight_kg: 60.5,
      face: faceFixture.id,
    });
  });
  test("a draft comes back whole, an old or broken one is dropped; a run's settings come back", () => {
    const draft = draftOf({ ...bodyChoice, hints: ["áo trắng"] });
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    for (const broken of [{}, { ...draft, gender: "x" }, { ...draft, version: 2 }])
      expect(readDraft(broken)).toBe("dropped");
    expect(choiceOfRun(bodyFixture)).toEqual({ ...bodyChoice, face: faceFixture });
  });
});

describe("forward and back", () => {
  test("happy: figures → look → review → run → result", async () => {
    const it = wizard();
    expect(it.can({ type: "step.next" })).toBe(false);
    await it.send(fill);
    expect(await it.send({ type: "step.next" })).toBe("look");
    expect(await it.send({ type: "step.next" })).toEqual({ order: "review" });
    await it.send({ type: "job.accepted", generation: bodyingFixture });
    expect(await it.send({ type: "job.succeeded", generation: bodyFixture })).toBe("result");
  });
  test("a figure out of range keeps the step", async () => {
    const it = wizard();
    await it.send(fill);
    await it.send({ type: "parameter.change", change: { weight: "250" } });
    expect([it.can({ type: "step.next" }), it.can({ type: "step.jump", step: "look" })]).toEqual([
      false,
      false,
    ]);
  });
  test("resetting the figures keeps the look, resetting the look keeps the figures", async () => {
    const it = wizard();
    await it.send(fill);
    await it.send({ type: "step.next" });
    await it.send({ type: "face.choose", asset: faceFixture });
    await it.send({ type: "hint.toggle", hint: "áo trắng" });
    await it.send({ type: "step.back" });
    await it.send({ type: "step.reset" });
    expect(it.context<BodyGeneratorContext>()).toMatchObject({ gender: null, face: faceFixture });
    await it.send(fill);
    await it.send({ type: "step.next" });
    await it.send({ type: "step.reset" });
    expect(it.context<BodyGeneratorContext>()).toMatchObject({
      gender: "female",
      face: null,
      hints: [],
    });
  });
  test("keeping what was asked about goes back to the step it was asked from", async () => {
    const it = wizard();
    expect(it.can({ type: "over.ask" })).toBe(false);
    await it.send(fill);
    await it.send({ type: "step.next" });
    await it.send({ type: "over.ask" });
    expect(await it.send({ type: "over.keep" })).toBe("look");
    await it.send({ type: "over.ask" });
    expect(await it.send({ type: "over.confirm" })).toBe("parameters");
    expect(it.context<BodyGeneratorContext>()).toMatchObject({ ...emptyChoice });
  });
});

describe("coming back", () => {
  test("a draft opens at its furthest step, the address's at most", async () => {
    expect(await wizard("draft").settle("loadDraft", restored)).toEqual({ order: "review" });
    expect(await wizard("deepLook").settle("loadDraft", restored)).toBe("look");
    expect(await wizard("deepParameters").settle("loadDraft", restored)).toBe("parameters");
    expect(await wizard("begun").settle("loadDraft", restored)).toBe("parameters");
  });
  test("a face that is gone is told; the figures stay", async () => {
    const it = wizard("draft");
    await it.settle("loadDraft", { ...restored, assets: { face: null } });
    expect(it.context<BodyGeneratorContext>()).toMatchObject({
      notice: "asset_gone",
      height: "170",
    });
  });
  test("a run by its address brings its own figures", async () => {
    const it = wizard("pickedUp");
    await it.send({ type: "job.accepted", generation: bodyingFixture });
    expect(it.context<BodyGeneratorContext>()).toMatchObject({ gender: "female", weight: "65" });
  });
});
