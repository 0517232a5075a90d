import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { TIMES } from "#wire/limits.ts";
import { accepted, refused, unreachable } from "../kit/outcome.ts";
import { wrongPassword } from "./account-deletion.fixtures.ts";
import type { AccountDeletionContext } from "./account-deletion.machine.ts";

type Run = ReturnType<typeof drive>;
const context = (it: Run) => it.context<AccountDeletionContext>();
const confirm = { type: "deletion.confirm", password: "matkhau88" };
const empty = { type: "deletion.confirm", password: "" };
const failed = { asking: "failed" };
const asked = async (input: "password" | "google" = "password") => {
  const it = drive(walks["account-deletion"], input);
  expect(await it.send({ type: "deletion.ask" })).toEqual({ asking: "editing" });
  return it;
};
const deleting = async () => {
  const it = await asked();
  expect(await it.send(confirm)).toBe("deleting");
  return it;
};
const checking = async () => {
  const it = await deleting();
  expect(await it.fail("deleteAccount")).toBe("checking");
  return it;
};
/** Sent it can't be called back: neither once more nor closed. */
const isHeld = (it: Run) => {
  for (const event of [confirm, { type: "deletion.close" }, { type: "deletion.ask" }])
    expect([event.type, it.can(event)]).toEqual([event.type, false]);
};

describe("asked and proved", () => {
  test("sent once, with the password as typed, which is forgotten with the answer", async () => {
    const it = await deleting();
    expect(it.child("deleteAccount")?.getSnapshot().input).toEqual({ password: "matkhau88" });
    isHeld(it);
    expect(it.heard()).toEqual([]);
    expect(await it.settle("deleteAccount", accepted(null))).toBe("deleted");
    expect(it.heard()).toEqual(["leaveAccount"]);
    expect(context(it).password).toBe("");
  });
  test("nothing travels without a password where there is one", async () => {
    const it = await asked();
    expect(await it.send(empty)).toEqual({ asking: "editing" });
    expect(context(it).isMissing).toBe(true);
    expect(await it.send(confirm)).toBe("deleting");
    expect(context(it).isMissing).toBe(false);
  });
  test("where there is none it goes without", async () => {
    const it = await asked("google");
    expect(await it.send(empty)).toBe("deleting");
    expect(it.child("deleteAccount")?.getSnapshot().input).toEqual({});
  });
  test("kept: closed, nothing sent, and the next time nothing is said of it", async () => {
    const it = await asked();
    await it.send(empty);
    expect(await it.send({ type: "deletion.close" })).toBe("closed");
    expect(context(it).isMissing).toBe(false);
    expect(await it.send({ type: "deletion.ask" })).toEqual({ asking: "editing" });
  });
});

test.each([wrongPassword, refused("internal")])(
  "refused (%j): told, and asked again",
  async (no) => {
    const it = await deleting();
    expect(await it.settle("deleteAccount", no)).toEqual(failed);
    expect(context(it)).toMatchObject({ refusal: no, password: "" });
    expect(await it.send(empty)).toEqual({ asking: "editing" });
    expect(context(it)).toMatchObject({ refusal: null, isMissing: true });
    await it.send(confirm);
    await it.settle("deleteAccount", no);
    expect(await it.send(confirm)).toBe("deleting");
    expect(context(it).refusal).toBeNull();
    await it.settle("deleteAccount", no);
    expect(await it.send({ type: "deletion.close" })).toBe("closed");
    expect(context(it).refusal).toBeNull();
  },
);

describe("an answer that never comes", () => {
  test("is no refusal: the session is asked after half a minute, or at once when it breaks off", async () => {
    const it = await deleting();
    expect(await it.pass(TIMES.answer - 1)).toBe("deleting");
    expect(await it.pass(1)).toBe("checking");
    expect(context(it).password).toBe("");
    isHeld(it);
    isHeld(await checking());
  });
  test("the session has ended: so the account has", async () => {
    const it = await checking();
    expect(await it.settle("askSession", refused("unauthorized"))).toBe("deleted");
    expect(it.heard()).toEqual(["leaveAccount"]);
  });
  test("the session stands: so the account does, and it can be asked again", async () => {
    const it = await checking();
    expect(await it.settle("askSession", accepted(null))).toEqual(failed);
    expect(context(it).refusal).toEqual(unreachable);
    expect(await it.send(confirm)).toBe("deleting");
  });
  test("nothing is heard of the session: neither is said, and it is asked again or left", async () => {
    const it = await checking();
    expect(await it.settle("askSession", refused("token_expired"))).toBe("unsure");
    expect(context(it).refusal).toEqual(refused("token_expired"));
    expect(it.can(confirm)).toBe(false);
    expect(await it.send({ type: "deletion.check" })).toBe("checking");
    expect(await it.fail("askSession")).toBe("unsure");
    expect(context(it).refusal).toEqual(unreachable);
    await it.send({ type: "deletion.check" });
    expect(await it.pass(TIMES.answer - 1)).toBe("checking");
    expect(await it.pass(1)).toBe("unsure");
    expect(await it.send({ type: "deletion.close" })).toBe("closed");
    expect(context(it).refusal).toBeNull();
  });
});
