import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { accepted, refused } from "../kit/outcome.ts";
import {
  changedPage,
  idleTokenFixture,
  issuedFixture,
  madePage,
  statsFixture,
  tokenFixture,
} from "./api-tokens.fixtures.ts";
import { createReasons, problemsOf, rateOf } from "./api-tokens.rules.ts";
import type { ApiTokensContext } from "./api-tokens.setup.ts";

const listed = async (
  input: "paid" | "free" = "paid",
  tokens = [tokenFixture, idleTokenFixture],
) => {
  const it = drive(walks["api-tokens"], input);
  await it.settle("loadTokens", accepted({ tokens, stats: statsFixture }));
  return it;
};
const context = (it: Awaited<ReturnType<typeof listed>>) => it.context<ApiTokensContext>();
const whole = {
  type: "draft.change",
  change: { name: "Khoá mới", services: ["virtual_try_on"] },
} as const;

describe("journeys", () => {
  test("a new one: what is missing is said, then its value is shown until it is saved", async () => {
    const it = await listed();
    await it.send({ type: "token.new" });
    expect(await it.send({ type: "create.submit" })).toEqual({ creating: "editing" });
    expect(context(it).problems).toEqual(["name_missing", "services_missing"]);
    await it.send(whole);
    expect(context(it).problems).toEqual([]);
    expect(await it.send({ type: "create.submit" })).toEqual({ creating: "submitting" });
    expect(it.can({ type: "create.cancel" })).toBe(false);
    expect(await it.settle("createToken", accepted(issuedFixture))).toEqual({ revealing: "shown" });
    expect(context(it).issued?.value).toBe(issuedFixture.value);
    for (const type of ["details.close", "create.cancel", "change.keep"] as const)
      expect(it.can({ type })).toBe(false);
    expect(await it.send({ type: "value.saved" })).toEqual({ list: "ready" });
    expect(context(it).issued).toBeNull();
    expect(context(it).tokens[0]?.id).toBe("tok_new");
  });
  test("a browser that won't copy leaves the value to be copied by hand", async () => {
    const it = await listed();
    await it.send({ type: "token.new" });
    await it.send(whole);
    await it.send({ type: "create.submit" });
    await it.settle("createToken", accepted(issuedFixture));
    await it.send({ type: "value.copy" });
    expect(await it.settle("copyText", false)).toEqual({ revealing: "copyFailed" });
    expect(context(it).issued?.value).toBe(issuedFixture.value);
  });
  test("switched off and on; a fault leaves it as it is and can be tried again", async () => {
    const it = await listed();
    await it.send({ type: "token.open", id: "tok_shop" });
    await it.send({ type: "token.toggle" });
    expect(await it.fail("patchToken")).toEqual({ details: "checking" });
    const page = { tokens: [tokenFixture, idleTokenFixture], stats: statsFixture };
    expect(await it.settle("loadTokens", accepted(page))).toEqual({ details: "toggleFailed" });
    expect(context(it).tokens[0]?.active).toBe(true);
    await it.send({ type: "token.toggle" });
    // Left before the answer, the list would show it as it was.
    expect(await it.send({ type: "details.close" })).toEqual({ details: "toggling" });
    await it.settle("patchToken", accepted({ ...tokenFixture, active: false }));
    expect(context(it).tokens[0]?.active).toBe(false);
  });
  test("a new value is asked first, and shown as at the beginning", async () => {
    const it = await listed();
    await it.send({ type: "token.open", id: "tok_shop" });
    await it.send({ type: "token.regenerate" });
    expect(await it.send({ type: "change.keep" })).toEqual({ details: "viewing" });
    await it.send({ type: "token.regenerate" });
    await it.send({ type: "change.confirm" });
    const issued = { token: tokenFixture, value: issuedFixture.value };
    expect(await it.settle("regenerateToken", accepted(issued))).toEqual({ revealing: "shown" });
  });
  test("deleted only after the question, and gone only when the server says so", async () => {
    const it = await listed("paid", [tokenFixture]);
    await it.send({ type: "token.open", id: "tok_shop" });
    await it.send({ type: "token.delete" });
    await it.send({ type: "change.confirm" });
    expect(await it.settle("deleteToken", refused("internal"))).toEqual({ details: "checking" });
    const still = accepted({ tokens: [tokenFixture], stats: statsFixture });
    expect(await it.settle("loadTokens", still)).toEqual({ details: { deleting: "failed" } });
    await it.send({ type: "change.confirm" });
    expect(await it.settle("deleteToken", accepted(null))).toEqual({ list: "empty" });
  });
  test("a plan without API access lists what there is and creates none", async () => {
    const it = await listed("free");
    expect(it.value()).toEqual({ list: "ready" });
    expect(it.can({ type: "token.new" })).toBe(false);
  });
  test("what could not be loaded is asked for again", async () => {
    const it = drive(walks["api-tokens"], "paid");
    expect(await it.fail("loadTokens")).toBe("loadFailed");
    expect(await it.send({ type: "tokens.retry" })).toBe("loading");
  });
});

describe("an answer that is lost is not taken for a no", () => {
  const asked = async (deed: "token.toggle" | "token.regenerate" | "token.delete") => {
    const it = await listed();
    await it.send({ type: "token.open", id: "tok_shop" });
    await it.send({ type: deed });
    await it.send({ type: "change.confirm" });
    return it;
  };
  const page = (...tokens: (typeof tokenFixture)[]) => accepted({ tokens, stats: statsFixture });

  test("the value was changed after all: the old one is dead, and only another helps", async () => {
    const it = await asked("token.regenerate");
    expect(await it.fail("regenerateToken")).toEqual({ details: "checking" });
    expect(it.can({ type: "details.close" })).toBe(false);
    expect(await it.settle("loadTokens", accepted(changedPage))).toEqual({
      details: { regenerating: "lost" },
    });
    expect(context(it).tokens[0]?.last4).toBe("0aNe");
    expect(await it.send({ type: "change.confirm" })).toEqual({
      details: { regenerating: "submitting" },
    });
    expect(await it.settle("regenerateToken", accepted(issuedFixture))).toEqual({
      revealing: "shown",
    });
  });
  test("the value was not changed: the old one works, as the list says", async () => {
    const it = await asked("token.regenerate");
    await it.settle("regenerateToken", refused("internal"));
    expect(await it.settle("loadTokens", page(tokenFixture, idleTokenFixture))).toEqual({
      details: { regenerating: "failed" },
    });
  });
  test("it was deleted after all: gone from the list", async () => {
    const it = await asked("token.delete");
    expect(await it.fail("deleteToken")).toEqual({ details: "checking" });
    expect(await it.settle("loadTokens", page(idleTokenFixture))).toEqual({ list: "ready" });
    expect(context(it).tokens.map(({ id }) => id)).toEqual(["tok_idle"]);
  });
  test("it was switched after all; or another hand deleted it meanwhile", async () => {
    const it = await asked("token.toggle");
    await it.fail("patchToken");
    expect(await it.settle("loadTokens", accepted(changedPage))).toEqual({ details: "viewing" });
    expect(context(it).tokens[0]?.active).toBe(false);
    await it.send({ type: "token.toggle" });
    await it.settle("patchToken", refused("not_found"));
    expect(await it.settle("loadTokens", page(idleTokenFixture))).toEqual({ list: "ready" });
  });
  test("neither answer nor list: nothing is said, it can be asked again, and closing loads anew", async () => {
    const it = await asked("token.regenerate");
    await it.fail("regenerateToken");
    expect(await it.fail("loadTokens")).toEqual({ details: "unsure" });
    expect(it.can({ type: "change.confirm" })).toBe(false);
    await it.send({ type: "change.check" });
    expect(await it.settle("loadTokens", refused("internal"))).toEqual({ details: "unsure" });
    expect(await it.send({ type: "details.close" })).toBe("loading");
  });
  test("one was made after all: its value is lost, so a new value is offered", async () => {
    const it = await listed();
    await it.send({ type: "token.new" });
    await it.send(whole);
    await it.send({ type: "create.submit" });
    expect(await it.fail("createToken")).toEqual({ creating: "checking" });
    expect(await it.settle("loadTokens", accepted(madePage))).toEqual({
      details: { regenerating: "lost" },
    });
    expect(context(it).openId).toBe("tok_new");
    await it.send({ type: "change.keep" });
    await it.send({ type: "details.close" });
    await it.send({ type: "token.new" });
    await it.send(whole);
    await it.send({ type: "create.submit" });
    // One of that name stands there already: it is not what was asked for now.
    await it.settle("createToken", refused("invalid_request"));
    expect(await it.settle("loadTokens", accepted(madePage))).toEqual({ creating: "failed" });
  });
});

describe("rules", () => {
  test("a rate is a whole number from 1 to 1000", () => {
    expect(["0", "1", "1000", "1001", "1.5", "-3", "", " 60 "].map(rateOf)).toEqual([
      null,
      1,
      1000,
      null,
      null,
      null,
      null,
      60,
    ]);
    expect(problemsOf({ name: "  ", services: ["image_editing"], rate: "9" })).toEqual([
      "name_missing",
    ]);
  });
  test("twenty are the most one has", () => {
    const many = Array.from({ length: 20 }, () => tokenFixture);
    expect(createReasons(many, true)).toEqual(["too_many"]);
    expect(createReasons([], false)).toEqual(["plan_without_api"]);
  });
});
