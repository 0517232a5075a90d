import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import type { AdminUser, AdminUserChange } from "#wire/admin.ts";
import { accepted, refused } from "../kit/outcome.ts";
import { adminUserFixture } from "./admin-user.fixtures.ts";
import type { AdminUserContext } from "./admin-user.machine.ts";
import {
  changesOf,
  creditsOf,
  draftOf,
  isChanged,
  isOwnEnd,
  problemsOf,
  type UserDraft,
} from "./admin-user.rules.ts";

const draft = (change: Partial<UserDraft>) => ({ ...draftOf(adminUserFixture), ...change });

describe("what is to change", () => {
  test.each<[string, number | null]>([
    ["", 0],
    [" 20 ", 20],
    ["+20", 20],
    ["-20", -20],
    ["−20", -20],
    ["1.5", null],
    ["1.000", null],
    ["hai mươi", null],
    ["--2", null],
  ])("credits typed as %j are %j", (typed, credits) => {
    expect(creditsOf(typed)).toBe(credits);
  });
  test.each<[Partial<UserDraft>, AdminUserChange]>([
    [{}, {}],
    [{ plan: "basic", verified: true, active: true }, {}],
    [{ plan: "pro" }, { plan: "pro" }],
    [
      { verified: false, active: false },
      { is_verified: false, active: false },
    ],
    [
      { totp: false, reason: "Mất điện thoại" },
      { totp_enabled: false, reason: "Mất điện thoại" },
    ],
    [
      { credits: "-5", reason: " Trả lại " },
      { credits_delta: -5, reason: "Trả lại" },
    ],
  ])("%j is sent as %j", (change, body) => {
    expect(changesOf(adminUserFixture, draft(change))).toEqual(body);
  });
  test("a reason alone is no change; credits that are no number are one, and a problem", () => {
    expect(isChanged(adminUserFixture, draft({ reason: "Vì sao" }))).toBe(false);
    expect(isChanged(adminUserFixture, draft({ credits: "0" }))).toBe(false);
    expect(isChanged(adminUserFixture, draft({ credits: "x" }))).toBe(true);
    expect(problemsOf(adminUserFixture, draft({ credits: "x" }))).toEqual(["credits_whole"]);
  });
  test("a second step is only ended, and with a reason", () => {
    expect(problemsOf(adminUserFixture, draft({ totp: false, reason: " " }))).toEqual([
      "totp_reason_missing",
    ]);
    expect(problemsOf(adminUserFixture, draft({ totp: false, reason: "Mất máy" }))).toEqual([]);
    const without = { ...adminUserFixture, totp_enabled: false };
    for (const totp of [true, false])
      expect(changesOf(without, { ...draftOf(without), totp })).toEqual({});
  });
  test("credits need a reason, no more than there are can be taken, nor more than the limit given", () => {
    expect(problemsOf(adminUserFixture, draft({ credits: "5" }))).toEqual(["reason_missing"]);
    expect(problemsOf(adminUserFixture, draft({ credits: "-17", reason: "x" }))).toEqual([]);
    expect(problemsOf(adminUserFixture, draft({ credits: "-18", reason: "x" }))).toEqual([
      "credits_short",
    ]);
    expect(problemsOf(adminUserFixture, draft({ credits: "1000000", reason: "x" }))).toEqual([]);
    expect(problemsOf(adminUserFixture, draft({ credits: "1000001", reason: "x" }))).toEqual([
      "credits_range",
    ]);
    const rich = { ...adminUserFixture, credits: 2_000_000 };
    expect(problemsOf(rich, draft({ credits: "-1000001", reason: "x" }))).toEqual([
      "credits_range",
    ]);
  });
});

/** Opened by another administrator, with this much changed. */
const opened = async (change: Partial<UserDraft> = {}, input: "other" | "own" = "other") => {
  const it = drive(walks["admin-user"], input);
  expect(asked(it, "loadUser")).toEqual({ id: "usr_hanh" });
  expect(await it.settle("loadUser", accepted(adminUserFixture))).toEqual({ ready: "editing" });
  if (Object.keys(change).length > 0) await it.send(type(change));
  return it;
};
const type = (change: Partial<UserDraft>) => ({ type: "draft.change", change });
const save = { type: "changes.save" };
const close = { type: "user.close" };
const undo = { type: "changes.undo" };
const retry = { type: "user.retry" };
const gift = { credits: "20", reason: "Bù lượt hỏng" };
const richer: AdminUser = { ...adminUserFixture, credits: 37 };
const unreachable = refused("unreachable");
type Account = ReturnType<typeof drive>;
const context = (it: Account) => it.context<AdminUserContext>();
/** What an actor was asked with. */
const asked = (it: Account, actor: string): unknown =>
  (it.child(actor)?.getSnapshot() as { input: unknown } | undefined)?.input;
/** Nothing can be pressed. */
const expectHeld = (it: Account) => {
  for (const press of [type({ plan: "pro" }), save, undo, close, retry])
    expect(it.can(press)).toBe(false);
};
const saving = async (change: Partial<UserDraft> = gift) => {
  const it = await opened(change);
  expect(await it.send(save)).toEqual({ ready: "saving" });
  return it;
};
/** The answer to saving was lost. */
const rechecking = async () => {
  const it = await saving();
  expect(await it.fail("saveUser")).toEqual({ ready: "rechecking" });
  expect(it.heard()).toEqual(["sayChanged"]);
  return it;
};

describe("one account, opened by an administrator", () => {
  test("that is not there says so, and is asked for again", async () => {
    const it = drive(walks["admin-user"], "other");
    for (const refusal of [refused("not_found"), unreachable]) {
      expect(it.value()).toBe("loading");
      expect(context(it).refusal).toBeNull();
      await it.send(close);
      if (refusal === unreachable) await it.fail("loadUser");
      else await it.settle("loadUser", refusal);
      expect(it.value()).toBe("failed");
      expect(context(it).refusal).toEqual(refusal);
      await it.send(close);
      expect(it.heard()).toEqual(["close", "close"]);
      await it.send(retry);
    }
    expect(await it.pass(14_999)).toBe("loading");
    expect(await it.pass(1)).toBe("failed");
    expect(context(it).refusal).toEqual(unreachable);
  });
  test("is saved as a whole, and then there is nothing left to save", async () => {
    const it = await opened();
    expect([it.can(save), it.can(undo)]).toEqual([false, false]);
    await it.send(type({ plan: "pro" }));
    expect(await it.send(save)).toEqual({ ready: "saving" });
    expect(asked(it, "saveUser")).toEqual({ id: "usr_hanh", changes: { plan: "pro" } });
    expectHeld(it);
    const saved = { ...adminUserFixture, plan: "pro" as const };
    expect(await it.settle("saveUser", accepted(saved))).toEqual({ ready: "saved" });
    expect(it.heard()).toEqual(["sayChanged"]);
    expect(context(it)).toMatchObject({ user: saved, draft: draftOf(saved) });
    expect(it.can(save)).toBe(false);
    await it.send(close);
    expect(it.heard()).toEqual(["close"]);
    expect(await it.send(type(gift))).toEqual({ ready: "editing" });
    expect(it.can(save)).toBe(true);
  });
  test("gets credits once: what was given is not there to be given again", async () => {
    const it = await saving();
    expect(asked(it, "saveUser")).toMatchObject({
      changes: { credits_delta: 20, reason: "Bù lượt hỏng" },
    });
    await it.settle("saveUser", accepted(richer));
    expect(it.heard()).toEqual(["sayChanged"]);
    expect(context(it).draft).toMatchObject({ credits: "", reason: "" });
    expect(it.can(save)).toBe(false);
  });
  test("gets no credits without a reason", async () => {
    const it = await opened({ credits: "20" });
    expect(await it.send(save)).toEqual({ ready: "editing" });
    expect(context(it).problems).toEqual(["reason_missing"]);
    await it.send(type({ reason: "Bù lượt hỏng" }));
    expect(context(it).problems).toEqual([]);
    expect(await it.send(save)).toEqual({ ready: "saving" });
  });
  test("is as it was when what was typed is undone", async () => {
    const it = await opened({ credits: "20", plan: "pro" });
    await it.send(save);
    expect(await it.send(undo)).toEqual({ ready: "editing" });
    expect(context(it)).toMatchObject({ draft: draftOf(adminUserFixture), problems: [] });
    expect([it.can(save), it.can(undo)]).toEqual([false, false]);
    const refusedOnce = await saving();
    await refusedOnce.settle("saveUser", refused("internal"));
    expect(await refusedOnce.send(undo)).toEqual({ ready: "editing" });
    expect(context(refusedOnce).refusal).toBeNull();
  });
  test("keeps what was typed when it is refused, and says why until one goes on", async () => {
    const it = await saving({ plan: "pro" });
    for (const next of [save, type({ active: false })]) {
      expect(await it.settle("saveUser", refused("internal"))).toEqual({ ready: "saveFailed" });
      expect(context(it).refusal).toEqual(refused("internal"));
      expect(context(it).draft?.plan).toBe("pro");
      await it.send(next);
      expect(context(it).refusal).toBeNull();
    }
    expect(it.value()).toEqual({ ready: "editing" });
  });
  test("is read again when the answer was lost, and nothing is sent twice by itself", async () => {
    const it = await rechecking();
    expect(asked(it, "loadUser")).toEqual({ id: "usr_hanh" });
    expect(it.child("saveUser")).toBeUndefined();
    expectHeld(it);
    expect(await it.settle("loadUser", accepted(richer))).toEqual({ ready: "unsure" });
    expect(context(it)).toMatchObject({ user: richer, draft: gift });
    expect([it.can(save), it.can(type({ plan: "pro" }))]).toEqual([true, true]);
    expect(await it.send(undo)).toEqual({ ready: "editing" });
    expect(it.can(save)).toBe(false);
  });
  test("is read again too when no answer came in ten minutes", async () => {
    const it = await saving();
    expect(await it.pass(599_999)).toEqual({ ready: "saving" });
    expect(await it.pass(1)).toEqual({ ready: "rechecking" });
    expect(it.heard()).toEqual(["sayChanged"]);
  });
  test("keeps what was typed when it can't be read again either", async () => {
    for (const [end, refusal] of [
      [(it: Account) => it.fail("loadUser"), unreachable],
      [(it: Account) => it.settle("loadUser", refused("internal")), refused("internal")],
      [(it: Account) => it.pass(15_000), unreachable],
    ] as const) {
      const it = await rechecking();
      expect(await it.pass(0)).toEqual({ ready: "rechecking" });
      expect(await end(it)).toBe("failed");
      expect(context(it).refusal).toEqual(refusal);
      await it.send(retry);
      await it.settle("loadUser", accepted(richer));
      expect(context(it)).toMatchObject({ user: richer, draft: gift, refusal: null });
    }
    const slow = await rechecking();
    expect(await slow.pass(14_999)).toEqual({ ready: "rechecking" });
  });
  test("with nothing typed is closed at once", async () => {
    const it = await opened();
    expect(await it.send(close)).toEqual({ ready: "editing" });
    expect(it.heard()).toEqual(["close"]);
  });
  test("asks before typed changes go: they stay, or go with the account's closing", async () => {
    const it = await opened({ plan: "pro" });
    for (const stay of [{ type: "changes.keep" }, close]) {
      expect(await it.send(close)).toEqual({ ready: "leaving" });
      expect([it.can(save), it.can(type({ plan: "basic" }))]).toEqual([false, false]);
      expect(await it.send(stay)).toEqual({ ready: "editing" });
      expect(context(it).draft?.plan).toBe("pro");
    }
    expect(it.heard()).toEqual([]);
    await it.send(close);
    expect(await it.send(undo)).toEqual({ ready: "editing" });
    expect(context(it).draft).toEqual(draftOf(adminUserFixture));
    expect(it.heard()).toEqual(["close"]);
  });
  test("is never shut out, unconfirmed or weakened by its own person", async () => {
    const own = await opened({}, "own");
    const other = await opened();
    for (const end of [{ active: false }, { verified: false }, { totp: false }]) {
      expect(isOwnEnd(end)).toBe(true);
      expect([own.can(type(end)), other.can(type(end))]).toEqual([false, true]);
    }
    for (const change of [{ plan: "pro" as const }, { active: true, verified: true, totp: true }])
      expect(own.can(type(change))).toBe(true);
  });
});
