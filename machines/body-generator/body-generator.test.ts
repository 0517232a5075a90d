import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { wizardJourneys } from "#tests/support/wizard-journeys.ts";
import { bodyFixture, bodyingFixture, faceFixture, tinyFixture } from "#wire/wire.fixtures.ts";
import { bodyChoice, bodyGeneratorInputs } from "./body-generator.fixtures.ts";
import {
  changed,
  choiceOfRun,
  draftOf,
  emptyChoice,
  isAnyChosen,
  liveBmi,
  lookReasons,
  orderReasons,
  parameterReasons,
  readDraft,
  readFigure,
  requestOf,
  restoreOf,
  withInput,
} from "./body-generator.rules.ts";
import type { BodyGeneratorContext } from "./body-generator.setup.ts";

const body = walks["body-generator"];
const wizard = (input = "fresh") => drive(body, input);
const { face: _, prompt: __, hints: ___, ...parameters } = bodyChoice;
const fill = { type: "parameter.change", change: parameters };
const chooseFace = { type: "face.choose", asset: faceFixture };
const prompt = "Cười nhẹ, áo thun trắng";
const chosen = { ...bodyChoice, face: faceFixture, prompt, hints: ["áo trắng"] };
const restored = { assets: { face: faceFixture }, openRun: null };
const wanted = {
  gender: "female",
  height_cm: 170,
  weight_kg: 65,
  age: 25,
  skin_tone: "light",
  body_type: "average",
  aspect_ratio: "3:4",
  pose: "front",
};
const atLook = async () => {
  const it = wizard();
  await it.send(fill);
  await it.send({ type: "step.next" });
  it.heard();
  return it;
};

describe("as in every wizard", () => {
  wizardJourneys({
    start: wizard,
    steps: [
      { name: "parameters", at: "parameters", fill: [fill] },
      {
        name: "look",
        at: "look",
        fill: [
          chooseFace,
          { type: "prompt.change", prompt },
          { type: "hint.toggle", hint: "áo trắng" },
        ],
        usage: "face",
      },
      { name: "review", at: { order: "review" }, fill: [] },
    ],
    empty: emptyChoice,
    chosen,
    feature: "body_generator",
    request: { ...wanted, hints: ["áo trắng"], face: faceFixture.id, prompt },
    running: bodyingFixture,
    finished: bodyFixture,
    ofRun: { ...bodyChoice, face: faceFixture },
    half: { inputs: [{ role: "face_reference", asset: tinyFixture }] },
    asks: { ids: { face: faceFixture.id }, request: { ...wanted, face: faceFixture.id } },
    openings: [
      ["draft", restored, { order: "review" }],
      ["deepLook", restored, "look"],
      ["deepParameters", restored, "parameters"],
      ["begun", restored, "parameters"],
      ["draft", { ...restored, assets: { face: null } }, { order: "review" }, "asset_gone"],
      ["draft", { ...restored, assets: { face: tinyFixture } }, "look"],
    ],
  });
});

describe("rules", () => {
  test("before anything is chosen the picture is a portrait from the front, and nothing is named", () => {
    expect(emptyChoice).toEqual({
      gender: null,
      height: "",
      weight: "",
      age: "",
      skin_tone: null,
      body_type: null,
      aspect_ratio: "3:4",
      pose: "front",
      face: null,
      prompt: "",
      hints: [],
    });
    expect(requestOf(emptyChoice).body).toEqual({
      gender: "female",
      height_cm: 0,
      weight_kg: 0,
      age: 0,
      skin_tone: "medium",
      body_type: "average",
      aspect_ratio: "3:4",
      pose: "front",
    });
  });
  test("the order brings hints, a face and words where there are any", () => {
    const more = { hints: ["áo trắng"], face: faceFixture, prompt: " cười " };
    expect(requestOf({ ...bodyChoice, ...more }).body).toEqual({
      ...wanted,
      hints: ["áo trắng"],
      face: faceFixture.id,
      prompt: "cười",
    });
  });
  test("a run's measures are typed again, and its face is the one it names so", () => {
    const beside = { role: "mask", asset: tinyFixture } as const;
    const run = { ...bodyFixture, inputs: [beside, ...bodyFixture.inputs] };
    expect(choiceOfRun(run)).toEqual({ ...bodyChoice, face: faceFixture });
    expect(choiceOfRun({ ...bodyFixture, inputs: [], settings: {} })).toEqual(emptyChoice);
    expect(choiceOfRun({ ...run, settings: { gender: "male", height_cm: 181.5 } })).toEqual({
      ...emptyChoice,
      gender: "male",
      height: "181.5",
      face: faceFixture,
    });
  });
  test("a figure is read as people type it", () => {
    expect(
      ["60,5", "60.5", " 170 ", "60,", "60,55", "1700", "6e1", "-5", "", "cao"].map(readFigure),
    ).toEqual([60.5, 60.5, 170, 60, null, null, null, null, null, null]);
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
    [{ age: "năm" }, "age_range"],
    [{ height: "cao" }, "height_range"],
    [{ weight: " " }, "weight_missing"],
    [{ gender: null }, "gender_missing"],
    [{ skin_tone: null }, "skin_tone_missing"],
    [{ body_type: null }, "body_type_missing"],
  ])("%o is refused", (change, reason) => {
    expect(parameterReasons({ ...bodyChoice, ...change })).toEqual([reason]);
  });
  test("the borders themselves are taken", () => {
    for (const change of [
      { height: "120" },
      { height: "220" },
      { weight: "30" },
      { weight: "200" },
      { weight: "60,5" },
      { age: "18" },
      { age: "90" },
    ])
      expect(parameterReasons({ ...bodyChoice, ...change })).toEqual([]);
  });
  test("170 cm and 65 kg are a BMI of 22.5, told only once both figures stand", () => {
    expect(liveBmi(bodyChoice)).toEqual({ bmi: 22.5, bmi_class: "normal" });
    expect(liveBmi({ height: "170", weight: "" })).toBeNull();
    expect(liveBmi({ height: "", weight: "65" })).toBeNull();
    expect(liveBmi({ height: "17", weight: "65" })).toBeNull();
    expect(liveBmi({ height: "170", weight: "6" })).toBeNull();
  });
  test("picking a gender fills in a usual body, never over what is typed", () => {
    const female = { gender: "female", height: "160", weight: "52", age: "25" };
    expect(changed(emptyChoice, { gender: "female" })).toMatchObject(female);
    expect(changed(emptyChoice, { gender: "male" })).toMatchObject({ height: "170", weight: "64" });
    expect(changed(emptyChoice, { gender: "male", age: "40" })).toMatchObject({ age: "40" });
    expect(changed(emptyChoice, { pose: "relaxed" })).toEqual({ ...emptyChoice, pose: "relaxed" });
    for (const typed of [{ height: "180" }, { weight: "70" }, { age: "30" }])
      expect(changed({ ...emptyChoice, ...typed }, { gender: "male" })).toEqual({
        ...emptyChoice,
        ...typed,
        gender: "male",
      });
  });
  test("anything that is not as it stood at first is something chosen", () => {
    expect(isAnyChosen(emptyChoice)).toBe(false);
    for (const some of [
      { gender: "male" },
      { height: "1" },
      { pose: "relaxed" },
      { face: faceFixture },
      { prompt: "x" },
      { hints: ["x"] },
    ] as const)
      expect(isAnyChosen({ ...emptyChoice, ...some })).toBe(true);
  });
  test("face and words may be left out; a face has a least size", () => {
    expect(lookReasons(bodyChoice)).toEqual([]);
    expect(lookReasons({ ...bodyChoice, face: tinyFixture })).toEqual(["face_too_small"]);
    const face = { ...faceFixture, width: 256, height: 256 };
    for (const [width, height] of [
      [255, 900],
      [900, 255],
    ] as const)
      expect(lookReasons({ ...bodyChoice, face: { ...faceFixture, width, height } })).toEqual([
        "face_too_small",
      ]);
    expect(lookReasons({ ...bodyChoice, face })).toEqual([]);
    const letters = (count: number) => lookReasons({ ...bodyChoice, prompt: "👗".repeat(count) });
    expect([letters(2_000), letters(2_001)]).toEqual([[], ["prompt_too_long"]]);
    expect(lookReasons({ ...bodyChoice, prompt: ` ${"a".repeat(2_000)} ` })).toEqual([]);
    expect(requestOf({ ...bodyChoice, prompt: "  " })).toEqual({
      feature: "body_generator",
      body: wanted,
    });
    expect(requestOf(emptyChoice)).toMatchObject({ body: { height_cm: 0, weight_kg: 0, age: 0 } });
    expect(requestOf({ ...bodyChoice, weight: "60,5", face: faceFixture })).toMatchObject({
      body: { weight_kg: 60.5, face: faceFixture.id },
    });
  });
  test("a draft comes back whole, an old or broken one is dropped; a run's settings come back", () => {
    const draft = draftOf({ ...bodyChoice, hints: ["áo trắng"] });
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect([readDraft(null), readDraft(undefined), draft.version]).toEqual([null, null, 1]);
    expect(readDraft({ ...draft, face: "a" })).toEqual({ ...draft, face: "a" });
    for (const broken of [
      {},
      { ...draft, gender: "x" },
      { ...draft, version: 2 },
      { ...draft, face: "" },
      { ...draft, hints: Array.from({ length: 11 }, String) },
    ])
      expect(readDraft(broken)).toBe("dropped");
    expect(choiceOfRun(bodyFixture)).toEqual({ ...bodyChoice, face: faceFixture });
    expect(choiceOfRun({ ...bodyFixture, settings: { gender: "x" } })).toEqual({
      ...emptyChoice,
      face: faceFixture,
    });
  });
  test("another face joins the draft, or begins one; the measures stay", () => {
    expect(withInput(draftOf(bodyChoice), "b")).toEqual({ ...draftOf(bodyChoice), face: "b" });
    expect(withInput(null, "b")).toEqual({ ...draftOf(emptyChoice), face: "b" });
  });
  test("a run is looked for by a whole order alone", () => {
    const none = { ids: { face: null }, request: null };
    expect([restoreOf(null), restoreOf(draftOf(emptyChoice))]).toEqual([none, none]);
    expect(restoreOf(draftOf(bodyChoice))).toEqual({ ids: { face: null }, request: wanted });
    const face = faceFixture.id;
    expect(restoreOf(draftOf({ ...bodyChoice, face: faceFixture }))).toEqual({
      ids: { face },
      request: { ...wanted, face },
    });
  });
});

describe("figures", () => {
  test("a figure out of range keeps the step", async () => {
    const it = wizard();
    await it.send(fill);
    await it.send({ type: "parameter.change", change: { weight: "250" } });
    for (const event of [
      { type: "step.next" },
      { type: "step.jump", step: "look" },
      { type: "step.jump", step: "review" },
    ])
      expect(it.can(event)).toBe(false);
    expect(it.heard()).toEqual(["saveDraft", "saveDraft"]);
  });
  test("picking a gender alone fills in a usual body, which can be put back", async () => {
    const it = wizard();
    await it.send({ type: "parameter.change", change: { gender: "male" } });
    expect(it.context<BodyGeneratorContext>()).toMatchObject({ gender: "male", height: "170" });
    await it.send({ type: "step.reset" });
    expect(it.context<BodyGeneratorContext>()).toMatchObject(emptyChoice);
    expect(it.can({ type: "step.reset" })).toBe(false);
    expect(it.heard()).toEqual(["saveDraft", "saveDraft"]);
  });
  test("putting the figures back keeps the look, which alone is still something to lose", async () => {
    const it = await atLook();
    for (const event of [
      chooseFace,
      { type: "prompt.change", prompt },
      { type: "hint.toggle", hint: "áo trắng" },
      { type: "step.back" },
    ])
      await it.send(event);
    it.heard();
    await it.send({ type: "step.reset" });
    expect(it.context<BodyGeneratorContext>()).toMatchObject({
      ...emptyChoice,
      face: faceFixture,
      prompt,
      hints: ["áo trắng"],
    });
    expect(it.heard()).toEqual(["saveDraft"]);
    expect([it.can({ type: "step.reset" }), it.can({ type: "over.ask" })]).toEqual([false, true]);
  });
});

describe("the look", () => {
  test.each([
    ["chosen", chooseFace],
    ["picked", { type: "asset.picked", asset: faceFixture }],
    ["uploaded", { type: "upload.ready", asset: faceFixture, usage: "face" }],
  ])("a face %s is taken at once, and a word from before is put away", async (_, event) => {
    const it = wizard("draft");
    await it.settle("loadDraft", { ...restored, assets: { face: null } });
    await it.send({ type: "step.back" });
    expect(await it.send(event)).toBe("look");
    expect(it.context<BodyGeneratorContext>()).toMatchObject({ face: faceFixture, notice: null });
    expect(it.heard()).toEqual(["saveDraft"]);
  });
  test("a face may be taken away again, and only one that is there", async () => {
    const it = await atLook();
    expect(it.can({ type: "face.remove" })).toBe(false);
    await it.send(chooseFace);
    await it.send({ type: "face.remove" });
    expect(it.context<BodyGeneratorContext>().face).toBeNull();
    expect(it.heard()).toEqual(["saveDraft", "saveDraft"]);
  });
  test("a face too small goes no further than the look", async () => {
    const it = await atLook();
    await it.send({ ...chooseFace, asset: tinyFixture });
    for (const event of [{ type: "step.next" }, { type: "step.jump", step: "review" }])
      expect(it.can(event)).toBe(false);
    await it.send({ type: "step.back" });
    expect(it.can({ type: "step.jump", step: "review" })).toBe(false);
    expect(await it.send({ type: "step.jump", step: "look" })).toBe("look");
    expect(it.heard()).toEqual(["saveDraft"]);
  });
  test("a hint is on or off; of more than ten the first makes room", async () => {
    const it = await atLook();
    const hints = () => it.context<BodyGeneratorContext>().hints;
    const toggle = (hint: string) => it.send({ type: "hint.toggle", hint });
    await toggle("a");
    await toggle("b");
    await toggle("a");
    expect(hints()).toEqual(["b"]);
    for (const hint of "0123456789") await toggle(hint);
    expect(hints()).toEqual([..."0123456789"]);
    expect(it.heard()).toEqual(Array.from({ length: 13 }, () => "saveDraft"));
  });
  test.each([
    ["a face", chooseFace],
    ["words", { type: "prompt.change", prompt }],
    ["a hint", { type: "hint.toggle", hint: "áo trắng" }],
  ])("with %s alone the look can be put back, and the figures stay", async (_, event) => {
    const it = await atLook();
    expect(it.can({ type: "step.reset" })).toBe(false);
    await it.send(event);
    expect(await it.send({ type: "step.reset" })).toBe("look");
    expect(it.context<BodyGeneratorContext>()).toMatchObject(bodyChoice);
    expect(it.heard()).toEqual(["saveDraft", "saveDraft"]);
  });
});

describe("coming back", () => {
  test("all of a draft comes back: figures, words and hints", async () => {
    const draft = { ...draftOf({ ...chosen, pose: "walking" }) };
    const it = drive({ ...body, inputs: { it: { ...bodyGeneratorInputs.fresh, draft } } }, "it");
    await it.settle("loadDraft", restored);
    expect(it.context<BodyGeneratorContext>()).toMatchObject({ ...chosen, pose: "walking" });
  });
  test("a face that is gone is told; the figures stay", async () => {
    const it = wizard("draft");
    await it.settle("loadDraft", { ...restored, assets: { face: null } });
    expect(it.context<BodyGeneratorContext>()).toMatchObject({
      notice: "asset_gone",
      height: "170",
      face: null,
    });
  });
});
