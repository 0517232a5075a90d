import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { TIMES } from "#wire/limits.ts";
import { accepted, refused, unreachable } from "../kit/outcome.ts";
import {
  emailRefusal,
  newEmailFixture,
  ownEmailFixture,
  ownerRefusal,
} from "./change-email.fixtures.ts";
import type { ChangeEmailContext } from "./change-email.machine.ts";
import { newEmailOf } from "./change-email.rules.ts";

type Run = ReturnType<typeof drive>;
const context = (it: Run) => it.context<ChangeEmailContext>();
const opened = (input: "password" | "google" = "password") => drive(walks["change-email"], input);
const ask = (email: string, password: string) => ({ type: "email.ask", email, password });
const whole = ask(` ${newEmailFixture.toUpperCase()} `, "matkhau88");
const confirm = { type: "email.confirm" };
const other = { type: "email.other" };
const type = (code: string) => ({ type: "code.change", code });
const asking = { asking: "editing" };
const typing = { typing: "editing" };
const failed = { typing: "failed" };
const wrongCode = refused("code_invalid", { facts: { attempts_left: 4 } });
const sending = async () => {
  const it = opened();
  expect(await it.send(whole)).toBe("sending");
  return it;
};
const sent = async () => {
  const it = await sending();
  expect(await it.settle("sendEmailCode", accepted(null))).toEqual(typing);
  return it;
};
const confirming = async () => {
  const it = await sent();
  await it.send(type("482913"));
  expect(await it.send(confirm)).toBe("confirming");
  return it;
};
const moved = (it: Run) => {
  expect(it.value()).toEqual(asking);
  expect(it.heard()).toEqual([["sayMoved", { email: newEmailFixture }]]);
  expect(context(it)).toMatchObject({ email: newEmailFixture, wanted: "", refusal: null });
};
/** What travels can't be sent again, nor left. */
const isHeld = (it: Run) => {
  for (const event of [whole, confirm, other, type("1")])
    expect([event.type, it.can(event)]).toEqual([event.type, false]);
};

describe("asking for a code", () => {
  test.each([
    ["sennha.vn", "matkhau88", { isWrong: true, isMissing: false }],
    [ownEmailFixture.toUpperCase(), "matkhau88", { isWrong: true, isMissing: false }],
    [newEmailFixture, "", { isWrong: false, isMissing: true }],
    ["", "", { isWrong: true, isMissing: true }],
  ])(
    "%j with %j does not travel, and both are told what they lack",
    async (email, password, said) => {
      const it = opened();
      expect(await it.send(ask(email, password))).toEqual(asking);
      expect(context(it)).toMatchObject(said);
      expect(await it.send(whole)).toBe("sending");
      expect(context(it)).toMatchObject({ isWrong: false, isMissing: false });
    },
  );
  test("sent once, the address as it counts; the password is forgotten with the answer", async () => {
    const it = await sending();
    expect(it.child("sendEmailCode")?.getSnapshot().input).toEqual({
      email: newEmailFixture,
      password: "matkhau88",
    });
    isHeld(it);
    expect(await it.settle("sendEmailCode", accepted(null))).toEqual(typing);
    expect(context(it)).toMatchObject({ wanted: newEmailFixture, password: "", code: "" });
  });
  test("an account without a password sends none", async () => {
    const it = opened("google");
    expect(await it.send(ask("x", ""))).toEqual(asking);
    expect(context(it)).toMatchObject({ isWrong: true, isMissing: false });
    expect(await it.send(ask(newEmailFixture, ""))).toBe("sending");
    expect(it.child("sendEmailCode")?.getSnapshot().input).toEqual({ email: newEmailFixture });
  });
  test.each([emailRefusal, ownerRefusal, refused("internal")])("refused (%j)", async (no) => {
    const it = await sending();
    expect(await it.settle("sendEmailCode", no)).toEqual({ asking: "failed" });
    expect(context(it)).toMatchObject({ refusal: no, password: "", email: ownEmailFixture });
    expect(await it.send(ask("", "x"))).toEqual(asking);
    expect(context(it).refusal).toBeNull();
    await it.send(whole);
    await it.settle("sendEmailCode", no);
    expect(await it.send(whole)).toBe("sending");
    expect(context(it).refusal).toBeNull();
  });
  test("unanswered it is told, and asked for once more", async () => {
    const it = await sending();
    expect(await it.fail("sendEmailCode")).toEqual({ asking: "failed" });
    expect(await it.send(whole)).toBe("sending");
    expect(await it.pass(TIMES.answer - 1)).toBe("sending");
    expect(await it.pass(1)).toEqual({ asking: "failed" });
    expect(context(it).refusal).toEqual(unreachable);
  });
});

describe("typing the code", () => {
  test("nothing travels before it is a code; typing takes the words away", async () => {
    const it = await sent();
    await it.send(type("48"));
    expect(await it.send(confirm)).toEqual(typing);
    expect(context(it).isShort).toBe(true);
    await it.send(type("482913"));
    expect(context(it).isShort).toBe(false);
    expect(await it.send(confirm)).toBe("confirming");
  });
  test("right: sent once; the account has the address, and that is said", async () => {
    const it = await confirming();
    expect(it.child("confirmEmail")?.getSnapshot().input).toEqual({
      email: newEmailFixture,
      otp: "482913",
    });
    isHeld(it);
    await it.settle("confirmEmail", accepted(null));
    moved(it);
    // The address is now its own: it is no other one.
    expect(await it.send(whole)).toEqual(asking);
    expect(context(it).isWrong).toBe(true);
  });
  test("wrong: told, typed again; the address stays the old one", async () => {
    const it = await confirming();
    expect(await it.settle("confirmEmail", wrongCode)).toEqual(failed);
    expect(context(it)).toMatchObject({ refusal: wrongCode, email: ownEmailFixture });
    expect(await it.send(confirm)).toBe("confirming");
    expect(context(it).refusal).toBeNull();
    await it.settle("confirmEmail", wrongCode);
    expect(await it.send(type("48"))).toEqual(typing);
    expect(context(it).refusal).toBeNull();
    await it.send(confirm);
    expect(context(it)).toMatchObject({ isShort: true, refusal: null });
  });
  test("another address is asked for anew, and the code typed for the first is gone", async () => {
    const it = await confirming();
    await it.settle("confirmEmail", wrongCode);
    expect(await it.send(other)).toEqual(asking);
    expect(context(it)).toMatchObject({ refusal: null, isWrong: false, isMissing: false });
    await it.send(whole);
    await it.settle("sendEmailCode", accepted(null));
    expect(context(it)).toMatchObject({ code: "", isShort: false });
  });
});

describe("an answer to the code that never comes", () => {
  const checking = async () => {
    const it = await confirming();
    expect(await it.fail("confirmEmail")).toBe("checking");
    isHeld(it);
    return it;
  };
  test("the address is read: it moved, and that is said", async () => {
    const it = await confirming();
    expect(await it.pass(TIMES.answer - 1)).toBe("confirming");
    expect(await it.pass(1)).toBe("checking");
    await it.settle("readEmail", accepted(newEmailFixture));
    moved(it);
  });
  test("it did not: told, and typed again", async () => {
    const it = await checking();
    expect(await it.settle("readEmail", accepted(ownEmailFixture))).toEqual(failed);
    expect(context(it).refusal).toEqual(unreachable);
    expect(await it.send(confirm)).toBe("confirming");
  });
  test.each(["refused", "failed", "late"])("nor read (%s)", async (how) => {
    const it = await checking();
    if (how === "refused") await it.settle("readEmail", refused("internal"));
    else if (how === "failed") await it.fail("readEmail");
    else {
      expect(await it.pass(TIMES.answer - 1)).toBe("checking");
      await it.pass(1);
    }
    expect(it.value()).toEqual(failed);
    expect(context(it).refusal).toEqual(unreachable);
  });
  test("a code refused after that may have counted before: the address is read, not the no taken", async () => {
    const it = await checking();
    await it.fail("readEmail");
    await it.send(confirm);
    expect(await it.settle("confirmEmail", wrongCode)).toBe("checking");
    expect(await it.settle("readEmail", accepted(ownEmailFixture))).toEqual(failed);
    expect(context(it).refusal).toEqual(wrongCode);
    await it.send(confirm);
    await it.settle("confirmEmail", wrongCode);
    await it.settle("readEmail", accepted(newEmailFixture));
    moved(it);
    // What was lost belonged to that address.
    await it.send(ask("khac@sennha.vn", "matkhau88"));
    await it.settle("sendEmailCode", accepted(null));
    expect(context(it).wasLost).toBe(false);
  });
});

test("a new address is one, and not the account's own", () => {
  expect(newEmailOf(" A@B.vn ", "x@b.vn")).toBe("a@b.vn");
  for (const typed of ["", "a.vn", " X@B.VN "]) expect(newEmailOf(typed, "x@b.vn")).toBeNull();
});
