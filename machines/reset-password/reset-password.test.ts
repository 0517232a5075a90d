import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { TIMES } from "#wire/limits.ts";
import { accepted, refused } from "../kit/outcome.ts";
import { resetPasswordEvents, resetPasswordInputs } from "./reset-password.fixtures.ts";
import type { ResetPasswordContext } from "./reset-password.machine.ts";
import { isLinkDead, tokenOf } from "./reset-password.rules.ts";

const come = (input: keyof typeof resetPasswordInputs) => drive(walks["reset-password"], input);
const [submit, short] = resetPasswordEvents["password.submit"];

describe("what a link is", () => {
  test("only what a mail could carry is a link", () => {
    const broken = [undefined, null, 7, "", "cut", "a b".repeat(20), "x".repeat(201)];
    for (const token of [...broken, ["x".repeat(20)]]) expect(tokenOf(token)).toBeNull();
    for (const token of [resetPasswordInputs.link.token, "x".repeat(20), "x".repeat(200)])
      expect(tokenOf(token)).toBe(token);
  });
  test("a link is dead when it ended or was refused itself, not for anything else", () => {
    expect(isLinkDead(refused("link_expired"))).toBe(true);
    expect(isLinkDead(refused("invalid_request", { fields: { token: "…" } }))).toBe(true);
    for (const alive of [
      refused("invalid_request", { fields: { password: "…" } }),
      refused("invalid_request"),
      refused("internal", { fields: { token: "…" } }),
      accepted(null),
    ])
      expect(isLinkDead(alive)).toBe(false);
  });
});

describe("journeys", () => {
  test("link → new password → done → the login", async () => {
    const it = come("link");
    expect(it.value()).toEqual({ form: "editing" });
    expect(await it.send(submit)).toEqual({ form: "submitting" });
    expect(it.child("setPassword")?.getSnapshot()).toMatchObject({
      input: { token: resetPasswordInputs.link.token, password: submit.password },
    });
    expect(it.can(submit)).toBe(false);
    expect(await it.settle("setPassword", accepted(null))).toBe("done");
    expect(it.heard()).toEqual(["recheckSession"]);
    expect(await it.send({ type: "login.open" })).toBe("done");
    expect(it.heard()).toEqual(["openLogin"]);
    expect(it.can(submit)).toBe(false);
  });
  test("too short → said beside the field → corrected → done", async () => {
    const it = come("link");
    expect(await it.send(short)).toEqual({ form: "editing" });
    expect(it.context<ResetPasswordContext>().problems).toEqual({
      password: "password_short",
      confirmPassword: "confirm_required",
    });
    await it.send(submit);
    expect(it.context<ResetPasswordContext>().problems).toEqual({});
    expect(await it.settle("setPassword", accepted(null))).toBe("done");
    expect(it.heard()).toEqual(["recheckSession"]);
  });
  test.each([
    ["used or too old", refused("link_expired")],
    ["not one of ours", refused("invalid_request", { fields: { token: "…" } })],
  ])("a link that is %s leads to a new one", async (_, refusal) => {
    const it = come("link");
    await it.send(submit);
    expect(await it.settle("setPassword", refusal)).toBe("linkEnded");
    expect(it.can(submit)).toBe(false);
    expect(await it.send({ type: "link.renew" })).toBe("linkEnded");
    expect(it.heard()).toEqual(["askForNewLink"]);
  });
  test("an address without its link, or with a part of it, says so at once", async () => {
    for (const input of ["none", "cut"] as const) {
      const it = come(input);
      expect(it.value()).toBe("linkBroken");
      expect(it.can(submit)).toBe(false);
      expect(await it.send({ type: "link.renew" })).toBe("linkBroken");
      expect(it.heard()).toEqual(["askForNewLink"]);
    }
  });
  test("a broken connection keeps the form: the same link is sent again", async () => {
    const it = come("link");
    await it.send(submit);
    expect(await it.fail("setPassword")).toEqual({ form: "failed" });
    expect(it.context<ResetPasswordContext>().refusal?.code).toBe("unreachable");
    await it.send(submit);
    expect(it.context<ResetPasswordContext>().refusal).toBeNull();
    expect(await it.settle("setPassword", accepted(null))).toBe("done");
    expect(it.heard()).toEqual(["recheckSession"]);
  });
  test("a password that the server refuses keeps the link, and no password stays in the machine", async () => {
    const it = come("link");
    await it.send(submit);
    const refusal = refused("invalid_request", { fields: { password: "dài quá" } });
    expect(await it.settle("setPassword", refusal)).toEqual({ form: "failed" });
    expect(it.context<ResetPasswordContext>().refusal).toEqual(refusal);
    expect(JSON.stringify(it.context())).not.toContain("matkhau-moi");
    // Too short now: said beside the field, in place of what was refused.
    expect(await it.send(short)).toEqual({ form: "editing" });
    expect(it.context<ResetPasswordContext>().refusal).toBeNull();
  });
});

test("an answer that never comes keeps the form: the same link is sent again", async () => {
  const it = come("link");
  await it.send(submit);
  expect(await it.pass(TIMES.answer - 1)).toEqual({ form: "submitting" });
  expect(await it.pass(1)).toEqual({ form: "failed" });
  expect(it.context<ResetPasswordContext>().refusal).toEqual(refused("unreachable"));
  expect(await it.send(submit)).toEqual({ form: "submitting" });
});
