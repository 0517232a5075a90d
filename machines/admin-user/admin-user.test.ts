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
    expect(changesOf(without, { ...draftOf(without), totp: true })).toEqual({});
  });
  test("credits need a reason, no more than there are can be taken, nor more than the limit given", () => {
    expect(problemsOf(adminUserFixture, draft({ credits: "5" }))).toEqual(["reason_missing"]);
    expect(problemsOf(adminUserFixture, draft({ credits: "-17", reason: "x" }))).toEqual([]);
    expect(problemsOf(adminUserFixture, draft({ credits: "-18", reason: "x" }))).toEqual([
      "credits_short",
    ]);
    expect(problemsOf(adminUserFixture, draft({ credits: "1000001", reason: "x" }))).toEqual([
      "credits_range",
    ]);
  });
});

const opened = async (input: "other" | "own" = "other") => {
  const it = drive(walks["admin-user"], input);
  expect(await it.settle("loadUser", accepted(adminUserFixture))).toEqual({ ready: "editing" });
  const change = (part: Partial<UserDraft>) => it.send({ type: "draft.change", change: part });
  return { ...it, change };
};
const save = { type: "changes.save" };
const close = { type: "user.close" };
const richer: AdminUser = { ...adminUserFixture, credits: 37 };

describe("one account, opened by an administrator", () => {
  test("that is not there says so, and is asked for again", async () => {
    const it = drive(walks["admin-user"], "other");
    expect(await it.settle("loadUser", refused("not_found"))).toBe("failed");
    expect(await it.send({ type: "user.retry" })).toBe("loading");
    expect(await it.pass(15_000)).toBe("failed");
  });
  test("is saved as a whole, and then there is nothing left to save", async () => {
    const it = await opened();
    expect(it.can(save)).toBe(false);
    await it.change({ plan: "pro" });
    expect(await it.send(save)).toEqual({ ready: "saving" });
    expect([it.can(close), it.can({ type: "draft.change", change: {} })]).toEqual([false, false]);
    const saved = accepted({ ...adminUserFixture, plan: "pro" as const });
    expect(await it.settle("saveUser", saved)).toEqual({ ready: "saved" });
    expect(it.can(save)).toBe(false);
  });
  test("gets no credits without a reason", async () => {
    const it = await opened();
    await it.change({ credits: "20" });
    expect(await it.send(save)).toEqual({ ready: "editing" });
    expect(it.context<AdminUserContext>().problems).toEqual(["reason_missing"]);
    await it.change({ reason: "Bù lượt hỏng" });
    expect(await it.send(save)).toEqual({ ready: "saving" });
  });
  test("keeps what was typed when it is refused", async () => {
    const it = await opened();
    await it.change({ plan: "pro" });
    await it.send(save);
    expect(await it.settle("saveUser", refused("internal"))).toEqual({ ready: "saveFailed" });
    expect(it.context<AdminUserContext>().draft?.plan).toBe("pro");
    expect(await it.send(save)).toEqual({ ready: "saving" });
  });
  test("is read again when the answer was lost, and nothing is sent twice by itself", async () => {
    const it = await opened();
    await it.change({ credits: "20", reason: "Bù lượt hỏng" });
    await it.send(save);
    expect(await it.fail("saveUser")).toEqual({ ready: "rechecking" });
    expect(await it.settle("loadUser", accepted(richer))).toEqual({ ready: "unsure" });
    expect(it.context<AdminUserContext>().user?.credits).toBe(37);
    expect(it.context<AdminUserContext>().draft?.credits).toBe("20");
    expect(await it.send({ type: "changes.undo" })).toEqual({ ready: "editing" });
    expect(it.can(save)).toBe(false);
  });
  test("keeps what was typed when it can't be read again either", async () => {
    const it = await opened();
    await it.change({ credits: "20", reason: "Bù lượt hỏng" });
    await it.send(save);
    await it.fail("saveUser");
    expect(await it.fail("loadUser")).toBe("failed");
    await it.send({ type: "user.retry" });
    await it.settle("loadUser", accepted(richer));
    expect(it.context<AdminUserContext>().draft?.credits).toBe("20");
  });
  test("asks before typed changes go", async () => {
    const it = await opened();
    await it.change({ plan: "pro" });
    expect(await it.send(close)).toEqual({ ready: "leaving" });
    expect(await it.send({ type: "changes.keep" })).toEqual({ ready: "editing" });
    expect(it.context<AdminUserContext>().draft?.plan).toBe("pro");
  });
  test("is never shut out or unconfirmed by its own person", async () => {
    const own = await opened("own");
    expect(own.can({ type: "draft.change", change: { active: false } })).toBe(false);
    expect(own.can({ type: "draft.change", change: { verified: false } })).toBe(false);
    expect(own.can({ type: "draft.change", change: { totp: false } })).toBe(false);
    expect(own.can({ type: "draft.change", change: { plan: "pro" } })).toBe(true);
    const other = await opened();
    expect(other.can({ type: "draft.change", change: { active: false } })).toBe(true);
  });
});
