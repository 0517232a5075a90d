import { describe, expect, test } from "vitest";
import { createActor, createMachine, setup } from "xstate";
import { LIMITS } from "#wire/limits.ts";
import { modelFixture } from "#wire/wire.fixtures.ts";
import { CHART_OPTIONS } from "./chart-options.ts";
import { isAppCode, isMailedCode, isStepCode } from "./codes.ts";
import { sniffType } from "./file.ts";
import { everyNode, leavesAt, leavesOf } from "./leaves.ts";
import { newPasswordProblems } from "./new-password.ts";
import { effectNotProvided, effectsOf, notProvided, watchNotProvided } from "./not-provided.ts";
import { accepted, acceptedValue, carried, outcomeOf, refusalOf, refused } from "./outcome.ts";
import { isAnyGone } from "./wizard.ts";
import { orderOf, pictureSources } from "./wizard-children.ts";

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === "string" ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  );
const BOX = [0, 0, 0, 24];

describe("what the first bytes of a file say", () => {
  test.each([
    ["nothing", bytes(), "empty"],
    ["JPEG", bytes([0xff, 0xd8, 0xff, 0xe0]), "image/jpeg"],
    ["PNG", bytes([0x89], "PNG\r\n"), "image/png"],
    ["WebP", bytes("RIFF", [0, 0, 0, 0], "WEBPVP8 "), "image/webp"],
    ["HEIC", bytes(BOX, "ftypheic"), "image/heic"],
    ["HEVC in a HEIF", bytes(BOX, "ftyphevc"), "image/heic"],
    ["HEIF", bytes(BOX, "ftypmif1"), "image/heic"],
    ["a burst of HEIFs", bytes(BOX, "ftypmsf1"), "image/heic"],
    ["AVIF", bytes(BOX, "ftypavif"), "image/heic"],
    ["PDF", bytes("%PDF-1.4"), "application/pdf"],
    ["GIF", bytes("GIF89a"), "other"],
    ["a drawing in words", bytes("<svg"), "other"],
    ["a film, in a box like HEIC's", bytes(BOX, "ftypisom"), "other"],
    ["a film of a brand that only ends like one", bytes(BOX, "ftypxhei"), "other"],
    ["another box than the first", bytes(BOX, "moovheic"), "other"],
    ["a JPEG without its first byte", bytes([0, 0xd8, 0xff, 0xe0]), "other"],
    ["a JPEG without its second", bytes([0xff, 0, 0xff, 0xe0]), "other"],
    ["a JPEG without its third", bytes([0xff, 0xd8, 0, 0xe0]), "other"],
    ["a PNG without its first byte", bytes([0], "PNG\r\n"), "other"],
    ["a PNG in name only", bytes([0x89], "PNK\r\n"), "other"],
    ["a sound in WebP's box", bytes("RIFF", [0, 0, 0, 0], "WAVEfmt "), "other"],
    ["WebP in no box", bytes("RIFX", [0, 0, 0, 0], "WEBPVP8 "), "other"],
    ["a PDF further in", bytes(" %PDF-1.4"), "other"],
  ])("%s", (_, first, type) => {
    expect(sniffType(first)).toBe(type);
  });
});

describe("a new password", () => {
  test("has eight letters as people count them, twice the same, in any keyboard's spelling", () => {
    expect(newPasswordProblems({ password: "mậtkhẩu", confirmPassword: "mậtkhẩu" })).toEqual({
      password: "password_short",
    });
    const parts = "mậtkhẩu1".normalize("NFD");
    expect(LIMITS.passwordMinChars).toBe(8);
    expect(newPasswordProblems({ password: "mậtkhẩu1", confirmPassword: parts })).toEqual({});
    expect(newPasswordProblems({ password: parts, confirmPassword: "mậtkhẩu1" })).toEqual({});
    expect(newPasswordProblems({ password: "matkhau12", confirmPassword: "" })).toEqual({
      confirmPassword: "confirm_required",
    });
    expect(newPasswordProblems({ password: "matkhau12", confirmPassword: "khac" })).toEqual({
      confirmPassword: "passwords_differ",
    });
    expect(newPasswordProblems({ password: "", confirmPassword: "" })).toEqual({
      password: "password_short",
      confirmPassword: "confirm_required",
    });
  });
});

describe("codes", () => {
  const taken = (is: (code: string) => boolean, ...codes: string[]) => codes.filter(is);
  test("a mailed one is sent with four to six digits", () => {
    expect(taken(isMailedCode, "123", "1234", "123456", "1234567", "12a4", "")).toEqual([
      "1234",
      "123456",
    ]);
  });
  test("an app's has six digits", () => {
    expect(taken(isAppCode, "12345", "123456", "1234567", "12345a", "")).toEqual(["123456"]);
  });
  test("a second step takes either that or ten signs kept on paper, however they are parted", () => {
    const good = ["123456", "abcde-23456", "ABCDE 23456", "abcde23456"];
    const bad = [
      "",
      "12345",
      "1234567",
      "abcde-2345",
      "abcde-23458",
      "abcde-234567",
      "xx,abcde23456",
    ];
    expect(taken(isStepCode, ...good, ...bad)).toEqual(good);
  });
});

describe("the leaves of a chart", () => {
  const machine = setup({ guards: { isNever: () => false } }).createMachine({
    initial: "here",
    states: {
      here: { on: { go: "passing", split: "both" } },
      passing: { always: "asking" },
      asking: { always: { guard: "isNever", target: "end" }, on: { go: "end" } },
      both: {
        type: "parallel",
        states: {
          left: { initial: "one", states: { one: {}, two: {} } },
          right: { initial: "only", states: { only: {} } },
        },
      },
      end: { type: "final" },
    },
  });

  test("are where it can rest: what is only passed through is none", () => {
    expect(leavesOf(machine)).toEqual([
      "here",
      "asking",
      "both.left.one",
      "both.left.two",
      "both.right.only",
      "end",
    ]);
    expect(everyNode(machine.root).map(({ path }) => path.join("."))).toEqual([
      "",
      "here",
      "passing",
      "asking",
      "both",
      "both.left",
      "both.left.one",
      "both.left.two",
      "both.right",
      "both.right.only",
      "end",
    ]);
  });
  test("a parallel state rests in one of each side", () => {
    const actor = createActor(machine).start();
    expect(leavesAt(actor.getSnapshot())).toEqual(["here"]);
    actor.send({ type: "split" });
    expect(leavesAt(actor.getSnapshot())).toEqual(["both.left.one", "both.right.only"]);
  });
  test("an end is a leaf", () => {
    const actor = createActor(machine).start();
    actor.send({ type: "go" });
    expect(leavesAt(actor.getSnapshot())).toEqual(["asking"]);
    actor.send({ type: "go" });
    expect(leavesAt(actor.getSnapshot())).toEqual(["end"]);
  });
});

describe("what the edge forgot to provide", () => {
  const failureOf = async (logic: Parameters<typeof createActor>[0]) => {
    let failure: unknown = null;
    const actor = createActor(logic);
    actor.subscribe({
      error: (error) => {
        failure = error;
      },
    });
    actor.start();
    await new Promise((resolve) => setImmediate(resolve));
    return failure;
  };
  test("an actor fails by its name", async () => {
    expect(await failureOf(notProvided<null, void>("loadPlans"))).toMatchObject({
      message: 'The actor "loadPlans" is not provided.',
    });
  });
  test("a lasting actor too", async () => {
    expect(await failureOf(watchNotProvided("watchOrder"))).toMatchObject({
      message: 'The actor "watchOrder" is not provided.',
    });
  });
  const machine = setup({
    actions: {
      tellPaid: effectNotProvided("tellPaid"),
      keep: () => {},
    },
  }).createMachine({ entry: "tellPaid" });
  test("an effect too, and it is listed beside the actions that are the machine's own", async () => {
    expect(effectsOf(machine)).toEqual(["tellPaid"]);
    expect(await failureOf(machine)).toMatchObject({
      message: 'The effect "tellPaid" is not provided.',
    });
    expect(effectsOf(machine.provide({ actions: { tellPaid: () => {} } }))).toEqual([]);
  });
});

describe("outcomes", () => {
  test("what was accepted is handed on, what was refused keeps its reason and facts", () => {
    expect(accepted(3)).toEqual({ ok: true, value: 3 });
    expect(refused("full")).toEqual({ ok: false, code: "full" });
    const refusal = refused("full", { message: "Đầy rồi", facts: { retry_after: 3 } });
    expect(refusal).toEqual({
      ok: false,
      code: "full",
      message: "Đầy rồi",
      facts: { retry_after: 3 },
    });
    const event = { output: refusal };
    expect(outcomeOf({ event })).toBe(refusal);
    expect(refusalOf({ event })).toEqual({ refusal });
    expect(acceptedValue({ event: { output: accepted("x") } })).toBe("x");
    expect(carried({ event })).toBe(event);
    expect(() => acceptedValue({ event })).toThrow("refused (full)");
    expect(() => refusalOf({ event: { output: accepted("x") } })).toThrow("accepted");
  });
});

describe("what wizards share", () => {
  test("a draft names a picture that is gone only where it names one", () => {
    const none = { model: null, garment: null };
    expect(isAnyGone(none, none)).toBe(false);
    const ids = { model: modelFixture.id, garment: null };
    expect(isAnyGone(ids, none)).toBe(true);
    expect(isAnyGone(ids, { ...none, model: modelFixture })).toBe(false);
    expect(isAnyGone({ ...ids, garment: "gone" }, { ...none, model: modelFixture })).toBe(true);
  });
  test("a picture comes from an upload or the picker beside it, both reporting to the wizard", () => {
    const self = createActor(createMachine({}));
    const sources = pictureSources("garment");
    expect(sources.map(({ id, src }) => [id, src])).toEqual([
      ["upload", "upload"],
      ["assetPicker", "assetPicker"],
    ]);
    for (const { input } of sources) {
      expect(input({ self }).usage).toBe("garment");
      expect(input({ self }).parent).toBe(self);
    }
  });
  test("an order is what was chosen, under the page's key and the number of the order", () => {
    const self = {} as never;
    const request = { feature: "image_editing", body: { image: "ast_1" } } as const;
    const order = orderOf("image_editing", ({ picture }: { picture: string }) => ({
      ...request,
      body: { image: picture },
    }));
    const base = { id: "gen_0", seed: 7 };
    const page = { generationId: null, keyBase: "page", isWished: true, base, orders: 2 };
    const context = { picture: "ast_1", ...page };
    expect(order).toMatchObject({ id: "order", src: "order" });
    const known = {
      ...{ feature: "image_editing", request, id: null, keyBase: "page-2" },
      ...{ isWished: true, base, parent: self },
    };
    expect(order.input({ context, self })).toEqual(known);
    expect(order.input({ context: { ...context, generationId: "gen_1" }, self }).id).toBe("gen_1");
  });
  test("no chart may turn in a circle", () => {
    expect(CHART_OPTIONS).toEqual({ maxIterations: 100 });
  });
});
