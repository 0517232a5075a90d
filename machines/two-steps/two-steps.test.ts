import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { TIMES } from "#wire/limits.ts";
import { accepted, refused, unreachable } from "../kit/outcome.ts";
import { ownerRefusal, stepCodeRefusal, stepSecretFixture } from "./two-steps.fixtures.ts";
import type { TwoStepsContext } from "./two-steps.setup.ts";

type Run = ReturnType<typeof drive>;
const context = (it: Run) => it.context<TwoStepsContext>();
const opened = (input: "off" | "on") => drive(walks["two-steps"], input);
const begin = { type: "steps.begin", password: "matkhau88" };
const turnOn = { type: "steps.turnOn" };
const turnOff = { type: "steps.turnOff" };
const type = (code: string) => ({ type: "code.change", code });
const changed = (isOn: boolean) => ({ type: "steps.changed", isOn });
const off = { off: "editing" };
const on = { on: "editing" };
const confirming = { confirming: "editing" };
const shown = { revealing: "shown" };
const clean = { code: "", isShort: false, isMissing: false, wasLost: false, refusal: null };
const conflict = refused("conflict");
const isHeld = (it: Run) => {
  for (const event of [begin, turnOn, turnOff, type("1")])
    expect([event.type, it.can(event)]).toEqual([event.type, false]);
};
const starting = async () => {
  const it = opened("off");
  expect(await it.send(begin)).toBe("starting");
  return it;
};
const begun = async () => {
  const it = await starting();
  expect(await it.settle("startSteps", accepted(stepSecretFixture))).toEqual(confirming);
  await it.send(type("482913"));
  return it;
};
const turningOn = async () => {
  const it = await begun();
  expect(await it.send(turnOn)).toBe("turningOn");
  return it;
};
const turningOff = async (code = "482913") => {
  const it = opened("on");
  expect(it.value()).toEqual(on);
  await it.send(type(code));
  expect(await it.send(turnOff)).toBe("turningOff");
  return it;
};
const isOn = (it: Run) => {
  expect(it.value()).toEqual(shown);
  expect(it.heard()).toEqual([["tellSession", { isOn: true }], "sayOn"]);
  expect(context(it)).toMatchObject({ isOn: true, begun: stepSecretFixture });
};
const isOff = (it: Run) => {
  expect(it.value()).toEqual(off);
  expect(it.heard()).toEqual([["tellSession", { isOn: false }], "sayOff"]);
  expect(context(it)).toMatchObject({ isOn: false, ...clean });
};

describe("beginning", () => {
  test("nothing travels without the password", async () => {
    const it = opened("off");
    expect(await it.send({ ...begin, password: "" })).toEqual(off);
    expect(context(it).isMissing).toBe(true);
    expect(await it.send(begin)).toBe("starting");
    expect(context(it).isMissing).toBe(false);
  });
  test("sent once, and the password forgotten with the answer; the secret stands, nothing typed yet", async () => {
    const it = await starting();
    expect(it.child("startSteps")?.getSnapshot().input).toEqual({ password: "matkhau88" });
    isHeld(it);
    expect(await it.settle("startSteps", accepted(stepSecretFixture))).toEqual(confirming);
    expect(context(it)).toMatchObject({ ...clean, begun: stepSecretFixture, password: "" });
  });
  test.each([ownerRefusal, refused("internal")])("refused (%j): told, tried again", async (no) => {
    const it = await starting();
    expect(await it.settle("startSteps", no)).toEqual({ off: "failed" });
    expect(context(it)).toMatchObject({ refusal: no, password: "" });
    expect(await it.send({ ...begin, password: "" })).toEqual(off);
    expect(context(it)).toMatchObject({ refusal: null, isMissing: true });
    await it.send(begin);
    await it.settle("startSteps", no);
    expect(await it.send(begin)).toBe("starting");
    expect(context(it).refusal).toBeNull();
  });
  test("unanswered it is told, and the next secret takes the place of a lost one", async () => {
    const it = await starting();
    expect(await it.fail("startSteps")).toEqual({ off: "failed" });
    await it.send(begin);
    expect(await it.pass(TIMES.answer - 1)).toBe("starting");
    expect(await it.pass(1)).toEqual({ off: "failed" });
    expect(context(it).refusal).toEqual(unreachable);
  });
});

describe("the first code", () => {
  test("nothing travels before it is six digits; a recovery code is none yet", async () => {
    const it = await begun();
    for (const code of ["48291", "abcde-fgh23"]) {
      await it.send(type(code));
      expect(await it.send(turnOn)).toEqual(confirming);
      expect(context(it).isShort).toBe(true);
    }
    await it.send(type("482913"));
    expect(context(it).isShort).toBe(false);
    expect(await it.send(turnOn)).toBe("turningOn");
  });
  test("right: it is on, said, and the recovery codes stand", async () => {
    const it = await turningOn();
    expect(it.child("turnOnSteps")?.getSnapshot().input).toEqual({ code: "482913" });
    isHeld(it);
    await it.settle("turnOnSteps", accepted(null));
    isOn(it);
  });
  test("wrong: told, and typed again", async () => {
    const it = await turningOn();
    expect(await it.settle("turnOnSteps", stepCodeRefusal)).toEqual({ confirming: "failed" });
    expect(context(it).refusal).toEqual(stepCodeRefusal);
    expect(await it.send(turnOn)).toBe("turningOn");
    expect(context(it).refusal).toBeNull();
    await it.settle("turnOnSteps", stepCodeRefusal);
    expect(await it.send(type("1"))).toEqual(confirming);
    expect(context(it).refusal).toBeNull();
    await it.send(turnOn);
    expect(context(it).isShort).toBe(true);
  });
});

describe("no answer to the first code", () => {
  const checking = async () => {
    const it = await turningOn();
    expect(await it.fail("turnOnSteps")).toBe("checkingOn");
    isHeld(it);
    return it;
  };
  test("it is on: the recovery codes stand", async () => {
    const it = await turningOn();
    expect(await it.pass(TIMES.answer - 1)).toBe("turningOn");
    expect(await it.pass(1)).toBe("checkingOn");
    await it.settle("readSteps", accepted(true));
    isOn(it);
  });
  test("it is not: told, and typed again", async () => {
    const it = await checking();
    expect(await it.settle("readSteps", accepted(false))).toEqual({ confirming: "failed" });
    expect(context(it).refusal).toEqual(unreachable);
  });
  test.each(["refused", "failed", "late"])(
    "nor read (%s): a code that finds it on shows them",
    async (how) => {
      const it = await checking();
      if (how === "refused") await it.settle("readSteps", refused("internal"));
      else if (how === "failed") await it.fail("readSteps");
      else {
        expect(await it.pass(TIMES.answer - 1)).toBe("checkingOn");
        await it.pass(1);
      }
      expect(it.value()).toEqual({ confirming: "failed" });
      expect(context(it).refusal).toEqual(unreachable);
      await it.send(turnOn);
      expect(await it.settle("turnOnSteps", conflict)).toBe("checkingOn");
      await it.settle("readSteps", accepted(true));
      isOn(it);
    },
  );
});

describe("turned on elsewhere, with another secret", () => {
  test("found by the code: the codes here would open nothing, and are not shown", async () => {
    const it = await turningOn();
    expect(await it.settle("turnOnSteps", conflict)).toBe("checkingOn");
    expect(await it.settle("readSteps", accepted(true))).toEqual(on);
    expect(it.heard()).toEqual([["tellSession", { isOn: true }]]);
    expect(context(it)).toMatchObject({ ...clean, begun: null, isOn: true });
    const stale = await turningOn();
    await stale.settle("turnOnSteps", conflict);
    expect(await stale.settle("readSteps", accepted(false))).toEqual({ confirming: "failed" });
    expect(context(stale).refusal).toEqual(conflict);
  });
  test("told by the session: it follows, before and after the secret came", async () => {
    const before = await starting();
    expect(await before.send(changed(true))).toBe("starting");
    expect(await before.settle("startSteps", conflict)).toEqual(on);
    expect(context(before)).toMatchObject(clean);
    const after = await begun();
    expect(await after.send(changed(true))).toEqual(on);
    expect(context(after)).toMatchObject({ ...clean, begun: null });
    const failed = await turningOn();
    await failed.send(changed(true));
    expect(await failed.settle("turnOnSteps", stepCodeRefusal)).toEqual(on);
  });
  test("an administrator turns it off: it can be turned on", async () => {
    const it = opened("on");
    await it.send(turnOff);
    expect(context(it).isShort).toBe(true);
    expect(await it.send(changed(false))).toEqual(off);
    expect(context(it)).toMatchObject(clean);
    expect(await it.send(begin)).toBe("starting");
  });
});

describe("the recovery codes", () => {
  const revealed = async () => {
    const it = await turningOn();
    await it.settle("turnOnSteps", accepted(null));
    it.heard();
    return it;
  };
  test("stay until one says that they are kept, and are then forgotten", async () => {
    const it = await revealed();
    expect(await it.pass(TIMES.answer * 100)).toEqual(shown);
    expect(await it.send(changed(true))).toEqual(shown);
    expect(await it.send({ type: "codes.kept" })).toEqual(on);
    expect(context(it)).toMatchObject({ ...clean, begun: null });
  });
  test("are saved as a file as often as one likes", async () => {
    const it = await revealed();
    for (const _ of [1, 2]) expect(await it.send({ type: "codes.save" })).toEqual(shown);
    const saved = ["saveCodes", { codes: stepSecretFixture.recovery_codes }];
    expect(it.heard()).toEqual([saved, saved]);
  });
  test("are copied, said for three seconds, and copied again; where they can't be, told so", async () => {
    const it = await revealed();
    const copy = { type: "codes.copy" };
    expect(await it.send(copy)).toEqual({ revealing: "copying" });
    expect(it.child("copyText")?.getSnapshot().input).toEqual({
      text: stepSecretFixture.recovery_codes.join("\n"),
    });
    expect(await it.settle("copyText", true)).toEqual({ revealing: "copied" });
    expect(await it.pass(2_999)).toEqual({ revealing: "copied" });
    expect(await it.pass(1)).toEqual(shown);
    await it.send(copy);
    expect(await it.settle("copyText", false)).toEqual({ revealing: "copyFailed" });
    await it.send(copy);
    expect(await it.fail("copyText")).toEqual({ revealing: "copyFailed" });
    await it.send(copy);
    expect(await it.pass(3_000)).toEqual({ revealing: "copyFailed" });
    expect(await it.send({ type: "codes.kept" })).toEqual(on);
  });
  test("turned off meanwhile by an administrator: they stay, and it is off after them", async () => {
    const it = await revealed();
    expect(await it.send(changed(false))).toEqual(shown);
    expect(await it.send({ type: "codes.kept" })).toEqual(off);
  });
});

describe("turning off", () => {
  test.each(["482913", "abcde-fgh23"])("with %s: sent once, then off and said", async (code) => {
    const it = await turningOff(code);
    expect(it.child("turnOffSteps")?.getSnapshot().input).toEqual({ code });
    isHeld(it);
    await it.settle("turnOffSteps", accepted(null));
    isOff(it);
  });
  test("nothing travels before it is a code; typing takes the words away", async () => {
    const it = opened("on");
    expect(await it.send(turnOff)).toEqual(on);
    expect(context(it).isShort).toBe(true);
    await it.send(type("482913"));
    expect(context(it).isShort).toBe(false);
  });
  test("wrong: told, and typed again", async () => {
    const it = await turningOff();
    expect(await it.settle("turnOffSteps", stepCodeRefusal)).toEqual({ on: "failed" });
    expect(context(it)).toMatchObject({ refusal: stepCodeRefusal, isOn: true });
    expect(await it.send(turnOff)).toBe("turningOff");
    expect(context(it).refusal).toBeNull();
    await it.settle("turnOffSteps", stepCodeRefusal);
    expect(await it.send(type("1"))).toEqual(on);
    expect(context(it).refusal).toBeNull();
  });
  test("off already, or unanswered: it is read", async () => {
    const it = await turningOff();
    expect(await it.settle("turnOffSteps", conflict)).toBe("checkingOff");
    isHeld(it);
    await it.settle("readSteps", accepted(false));
    isOff(it);
    const lost = await turningOff();
    expect(await lost.pass(TIMES.answer - 1)).toBe("turningOff");
    expect(await lost.pass(1)).toBe("checkingOff");
    await lost.settle("readSteps", accepted(false));
    isOff(lost);
  });
  test.each(["on", "refused", "failed", "late"])(
    "read as %s: told, and tried again",
    async (how) => {
      const it = await turningOff();
      expect(await it.fail("turnOffSteps")).toBe("checkingOff");
      if (how === "on") await it.settle("readSteps", accepted(true));
      else if (how === "refused") await it.settle("readSteps", refused("internal"));
      else if (how === "failed") await it.fail("readSteps");
      else {
        expect(await it.pass(TIMES.answer - 1)).toBe("checkingOff");
        await it.pass(1);
      }
      expect(it.value()).toEqual({ on: "failed" });
      expect(context(it).refusal).toEqual(unreachable);
      expect(await it.send(turnOff)).toBe("turningOff");
    },
  );
});
