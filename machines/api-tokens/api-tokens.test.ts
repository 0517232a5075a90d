import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import type { Token } from "#wire/tokens.ts";
import { accepted, refused } from "../kit/outcome.ts";
import {
  changedPage,
  idleTokenFixture,
  issuedFixture,
  madePage,
  statsFixture,
  tokenFixture,
} from "./api-tokens.fixtures.ts";
import { createReasons, madeOf, problemsOf, rateOf, withToken } from "./api-tokens.rules.ts";
import type { ApiTokensContext } from "./api-tokens.setup.ts";

type Run = ReturnType<typeof drive>;
const page = (...tokens: Token[]) => accepted({ tokens, stats: statsFixture });
const both = page(tokenFixture, idleTokenFixture);
const listed = async (input: "paid" | "free" = "paid", found = both) => {
  const it = drive(walks["api-tokens"], input);
  await it.settle("loadTokens", found);
  return it;
};
const context = (it: Run) => it.context<ApiTokensContext>();
const inputOf = (it: Run, name: string) => it.child(name)?.getSnapshot().input;
const cannot = (it: Run, ...types: string[]) => {
  for (const type of types) expect([type, it.can({ type, change: {} })]).toEqual([type, false]);
};
const unreachable = { ok: false, code: "unreachable" };
const TEN_MINUTES = 600_000;
const whole = {
  type: "draft.change",
  change: { name: "Khoá mới", services: ["virtual_try_on"] },
} as const;
const creating = async () => {
  const it = await listed();
  await it.send({ type: "token.new" });
  await it.send(whole);
  expect(await it.send({ type: "create.submit" })).toEqual({ creating: "submitting" });
  return it;
};
const opened = async (id = "tok_shop") => {
  const it = await listed();
  expect(await it.send({ type: "token.open", id })).toEqual({ details: "viewing" });
  return it;
};
const DEEDS = {
  toggle: { actor: "patchToken", going: { details: "toggling" } },
  regenerate: { actor: "regenerateToken", going: { details: { regenerating: "submitting" } } },
  delete: { actor: "deleteToken", going: { details: { deleting: "submitting" } } },
} as const;
type Deed = keyof typeof DEEDS;
const asked = async (deed: Deed) => {
  const it = await opened();
  await it.send({ type: `token.${deed}` });
  await it.send({ type: "change.confirm" });
  expect(it.value()).toEqual(DEEDS[deed].going);
  return it;
};
const checking = async (deed: Deed) => {
  const it = await asked(deed);
  expect(await it.settle(DEEDS[deed].actor, refused("internal"))).toEqual({ details: "checking" });
  return it;
};

describe("the list", () => {
  test("it is waited for fifteen seconds, told with its reason, and asked for again", async () => {
    const it = drive(walks["api-tokens"], "paid");
    expect(await it.settle("loadTokens", refused("internal"))).toBe("loadFailed");
    expect(context(it).refusal).toEqual(refused("internal"));
    expect(await it.send({ type: "tokens.retry" })).toBe("loading");
    expect(context(it).refusal).toBeNull();
    expect(await it.fail("loadTokens")).toBe("loadFailed");
    expect(context(it).refusal).toEqual(unreachable);
    await it.send({ type: "tokens.retry" });
    expect(await it.pass(14_999)).toBe("loading");
    expect(await it.pass(1)).toBe("loadFailed");
    expect(context(it).refusal).toEqual(unreachable);
    await it.send({ type: "tokens.retry" });
    expect(await it.settle("loadTokens", page())).toEqual({ list: "empty" });
    expect(context(it)).toMatchObject({ tokens: [], stats: statsFixture });
  });
  test("a plan without API access lists what there is and creates none", async () => {
    const it = await listed("free");
    expect(it.value()).toEqual({ list: "ready" });
    cannot(it, "token.new");
  });
  test("one that another hand deleted does not open", async () => {
    const it = await listed();
    expect(it.can({ type: "token.open", id: "tok_gone" })).toBe(false);
    expect(await it.send({ type: "token.open", id: "tok_idle" })).toEqual({ details: "viewing" });
    expect(context(it).openId).toBe("tok_idle");
    expect(await it.send({ type: "details.close" })).toEqual({ list: "ready" });
  });
});

describe("a new one", () => {
  test("what is missing is said, then its value is shown until it is saved", async () => {
    const it = await listed();
    await it.send({ type: "token.new" });
    expect(await it.send({ type: "create.submit" })).toEqual({ creating: "editing" });
    expect(context(it).problems).toEqual(["name_missing", "services_missing"]);
    await it.send(whole);
    expect(context(it).problems).toEqual([]);
    await it.send({ type: "create.submit" });
    expect(inputOf(it, "createToken")).toEqual({ ...whole.change, rate: "60" });
    cannot(it, "create.submit", "draft.change", "create.cancel");
    expect(await it.settle("createToken", accepted(issuedFixture))).toEqual({ revealing: "shown" });
    expect(context(it).issued?.value).toBe(issuedFixture.value);
    cannot(it, "details.close", "create.cancel", "change.keep");
    expect(await it.send({ type: "value.saved" })).toEqual({ list: "ready" });
    expect(context(it).issued).toBeNull();
    expect(context(it).tokens[0]?.id).toBe("tok_new");
  });
  test("one given up leaves nothing of it in the next", async () => {
    const it = await listed();
    await it.send({ type: "token.new" });
    await it.send({ type: "draft.change", change: { name: "Khoá bỏ dở" } });
    await it.send({ type: "create.submit" });
    expect(context(it).problems).toEqual(["services_missing"]);
    expect(await it.send({ type: "create.cancel" })).toEqual({ list: "ready" });
    expect(await it.send({ type: "token.new" })).toEqual({ creating: "editing" });
    expect(context(it)).toMatchObject({ problems: [], draft: { name: "", services: [] } });
  });
  test("the value is copied, said for three seconds, and can be copied again", async () => {
    const it = await creating();
    await it.settle("createToken", accepted(issuedFixture));
    for (const end of [
      () => it.settle("copyText", false),
      () => it.fail("copyText"),
      () => it.pass(3_000),
    ]) {
      expect(await it.send({ type: "value.copy" })).toEqual({ revealing: "copying" });
      expect(inputOf(it, "copyText")).toEqual({ text: issuedFixture.value });
      expect(await it.pass(2_999)).toEqual({ revealing: "copying" });
      expect(await end()).toEqual({ revealing: "copyFailed" });
      expect(context(it).issued?.value).toBe(issuedFixture.value);
    }
    await it.send({ type: "value.copy" });
    expect(await it.settle("copyText", true)).toEqual({ revealing: "copied" });
    expect(await it.pass(2_999)).toEqual({ revealing: "copied" });
    expect(await it.pass(1)).toEqual({ revealing: "shown" });
  });
  test("one that was made after all: its value is lost, so a new value is offered", async () => {
    const it = await asked("regenerate");
    await it.settle("regenerateToken", accepted({ ...issuedFixture, token: tokenFixture }));
    await it.send({ type: "value.saved" });
    await it.send({ type: "token.new" });
    await it.send(whole);
    await it.send({ type: "create.submit" });
    expect(await it.fail("createToken")).toEqual({ creating: "checking" });
    cannot(it, "create.submit", "draft.change", "create.cancel");
    expect(await it.settle("loadTokens", accepted(madePage))).toEqual({
      details: { regenerating: "lost" },
    });
    // Not a value that was changed: the view tells a new token from a new value.
    expect(context(it)).toMatchObject({ openId: "tok_new", deed: null, refusal: null });
    expect(context(it).tokens).toEqual(madePage.tokens);
    await it.send({ type: "change.keep" });
    await it.send({ type: "details.close" });
    await it.send({ type: "token.new" });
    await it.send(whole);
    await it.send({ type: "create.submit" });
    // One of that name stands there already: it is not what was asked for now.
    await it.settle("createToken", refused("invalid_request"));
    expect(await it.settle("loadTokens", accepted(madePage))).toEqual({ creating: "failed" });
  });
  test("one that was not made is told with the server's reason, and can be changed or sent again", async () => {
    const it = await creating();
    const no = refused("plan_required");
    expect(await it.settle("createToken", no)).toEqual({ creating: "checking" });
    expect(await it.settle("loadTokens", page(tokenFixture))).toEqual({ creating: "failed" });
    expect(context(it)).toMatchObject({ refusal: no, tokens: [tokenFixture] });
    expect(await it.send({ type: "create.submit" })).toEqual({ creating: "submitting" });
    expect(context(it).refusal).toBeNull();
    await it.settle("createToken", no);
    await it.settle("loadTokens", both);
    expect(await it.send(whole)).toEqual({ creating: "editing" });
    expect(await it.send({ type: "create.cancel" })).toEqual({ list: "ready" });
    expect(context(it).refusal).toBeNull();
  });
  test("no answer in ten minutes, nor a list: only that is said, asked again, or left", async () => {
    const it = await creating();
    expect(await it.pass(TEN_MINUTES - 1)).toEqual({ creating: "submitting" });
    expect(await it.pass(1)).toEqual({ creating: "checking" });
    expect(context(it).refusal).toEqual(unreachable);
    expect(await it.settle("loadTokens", refused("internal"))).toEqual({ creating: "unsure" });
    expect(context(it).refusal).toEqual(refused("internal"));
    cannot(it, "create.submit", "draft.change");
    expect(await it.send({ type: "change.check" })).toEqual({ creating: "checking" });
    expect(await it.fail("loadTokens")).toEqual({ creating: "unsure" });
    expect(context(it).refusal).toEqual(unreachable);
    await it.send({ type: "change.check" });
    expect(await it.pass(14_999)).toEqual({ creating: "checking" });
    expect(await it.pass(1)).toEqual({ creating: "unsure" });
    expect(await it.send({ type: "create.cancel" })).toBe("loading");
  });
});

describe("the open one", () => {
  test("is switched off and on, and is not left before the answer", async () => {
    const it = await asked("toggle");
    expect(inputOf(it, "patchToken")).toEqual({ id: "tok_shop", active: false });
    // Left now, the list would show it as it was.
    cannot(it, "details.close");
    const off = { ...tokenFixture, active: false };
    expect(await it.settle("patchToken", accepted(off))).toEqual({ details: "viewing" });
    expect(context(it).tokens).toEqual([off, idleTokenFixture]);
    await it.send({ type: "token.toggle" });
    expect(inputOf(it, "patchToken")).toEqual({ id: "tok_shop", active: true });
  });
  test("gets a new value only after the question, shown as at the beginning", async () => {
    const it = await asked("regenerate");
    expect(inputOf(it, "regenerateToken")).toEqual({ id: "tok_shop" });
    cannot(it, "details.close");
    const token = { ...tokenFixture, last4: "n3Wv" };
    const issued = accepted({ token, value: issuedFixture.value });
    expect(await it.settle("regenerateToken", issued)).toEqual({ revealing: "shown" });
    expect(context(it)).toMatchObject({
      issued: { value: issuedFixture.value },
      tokens: [token, idleTokenFixture],
    });
  });
  test("is deleted only after the question, and gone only when the server says so", async () => {
    const it = await asked("delete");
    expect(inputOf(it, "deleteToken")).toEqual({ id: "tok_shop" });
    cannot(it, "details.close");
    expect(it.heard()).toEqual([]);
    expect(await it.settle("deleteToken", accepted(null))).toEqual({ list: "ready" });
    expect(it.heard()).toEqual(["sayDeleted"]);
    expect(context(it).tokens).toEqual([idleTokenFixture]);
  });

  const asking = {
    "a new value": async () => {
      const it = await opened();
      await it.send({ type: "token.regenerate" });
      return [it, "regenerating", "confirm"] as const;
    },
    "a new value that was lost": async () => {
      const it = await checking("regenerate");
      await it.settle("loadTokens", accepted(changedPage));
      expect(context(it).refusal).toBeNull();
      return [it, "regenerating", "lost"] as const;
    },
    "a new value that failed": async () => {
      const it = await checking("regenerate");
      await it.settle("loadTokens", both);
      return [it, "regenerating", "failed"] as const;
    },
    "deleting it": async () => {
      const it = await opened();
      await it.send({ type: "token.delete" });
      return [it, "deleting", "confirm"] as const;
    },
    "deleting it, which failed": async () => {
      const it = await checking("delete");
      await it.settle("loadTokens", both);
      return [it, "deleting", "failed"] as const;
    },
  };
  test.each(Object.entries(asking))("%s is asked: done, left, or closed", async (_, begin) => {
    for (const [type, end] of [
      ["change.confirm", null],
      ["change.keep", { details: "viewing" }],
      ["details.close", { list: "ready" }],
    ] as const) {
      const [it, question, step] = await begin();
      expect(it.value()).toEqual({ details: { [question]: step } });
      expect(await it.send({ type })).toEqual(end ?? { details: { [question]: "submitting" } });
      if (end === null) expect(context(it).refusal).toBeNull();
    }
  });
  test("what could not be switched is told with its reason, and everything can be tried", async () => {
    for (const [type, end] of [
      ["token.toggle", "toggling"],
      ["token.regenerate", { regenerating: "confirm" }],
      ["token.delete", { deleting: "confirm" }],
      ["details.close", null],
    ] as const) {
      const it = await checking("toggle");
      await it.settle("loadTokens", both);
      expect(it.value()).toEqual({ details: "toggleFailed" });
      expect(context(it).refusal).toEqual(refused("internal"));
      expect(await it.send({ type })).toEqual(end ? { details: end } : { list: "ready" });
      if (type === "token.toggle") expect(context(it).refusal).toBeNull();
    }
  });
});

describe("an answer that is lost is not taken for a no", () => {
  const FOUND = {
    "as it was": both,
    "with another value": page({ ...tokenFixture, last4: "0aNe" }, idleTokenFixture),
    switched: page({ ...tokenFixture, active: false }, idleTokenFixture),
    gone: page(idleTokenFixture),
  };
  const LIST = { list: "ready" };
  const toggleFailed = { details: "toggleFailed" };
  const lost = { details: { regenerating: "lost" } };
  const notReplaced = { details: { regenerating: "failed" } };
  const notDeleted = { details: { deleting: "failed" } };
  test.each([
    ["toggle", "as it was", toggleFailed],
    ["toggle", "with another value", toggleFailed],
    ["toggle", "switched", { details: "viewing" }],
    ["toggle", "gone", LIST],
    ["regenerate", "as it was", notReplaced],
    ["regenerate", "with another value", lost],
    ["regenerate", "switched", notReplaced],
    ["regenerate", "gone", LIST],
    ["delete", "as it was", notDeleted],
    ["delete", "with another value", notDeleted],
    ["delete", "switched", notDeleted],
    ["delete", "gone", LIST],
  ] as const)("after a lost %s the list shows it %s", async (deed, found, end) => {
    const it = await asked(deed);
    expect(await it.fail(DEEDS[deed].actor)).toEqual({ details: "checking" });
    expect(context(it).refusal).toEqual(unreachable);
    cannot(it, "details.close");
    expect(await it.settle("loadTokens", FOUND[found])).toEqual(end);
    expect(context(it).tokens).toEqual(FOUND[found].value.tokens);
    expect(it.heard()).toEqual(deed === "delete" && found === "gone" ? ["sayDeleted"] : []);
  });
  test.each(Object.keys(DEEDS) as Deed[])(
    "%s: neither answer nor list is said, asked again, and closing loads anew",
    async (deed) => {
      const it = await asked(deed);
      expect(await it.pass(TEN_MINUTES - 1)).toEqual(DEEDS[deed].going);
      expect(await it.pass(1)).toEqual({ details: "checking" });
      expect(context(it).refusal).toEqual(unreachable);
      expect(await it.settle("loadTokens", refused("internal"))).toEqual({ details: "unsure" });
      expect(context(it).refusal).toEqual(refused("internal"));
      cannot(it, "change.confirm", "change.keep", "token.toggle");
      expect(await it.send({ type: "change.check" })).toEqual({ details: "checking" });
      expect(await it.fail("loadTokens")).toEqual({ details: "unsure" });
      expect(context(it).refusal).toEqual(unreachable);
      await it.send({ type: "change.check" });
      expect(await it.pass(14_999)).toEqual({ details: "checking" });
      expect(await it.pass(1)).toEqual({ details: "unsure" });
      expect(await it.send({ type: "details.close" })).toBe("loading");
    },
  );
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
    expect(problemsOf({ name: "", services: [], rate: "0" })).toEqual([
      "name_missing",
      "services_missing",
      "rate_range",
    ]);
    expect(problemsOf({ name: "  ", services: ["image_editing"], rate: "9" })).toEqual([
      "name_missing",
    ]);
  });
  test("twenty are the most one has", () => {
    const many = Array.from({ length: 20 }, () => tokenFixture);
    expect(createReasons(many.slice(1), true)).toEqual([]);
    expect(createReasons(many, true)).toEqual(["too_many"]);
    expect(createReasons([], false)).toEqual(["plan_without_api"]);
  });
  test("a token as it is now stands in its place, a new one in front", () => {
    const off = { ...idleTokenFixture, active: true };
    expect(withToken([tokenFixture, idleTokenFixture], off)).toEqual([tokenFixture, off]);
    expect(withToken([tokenFixture], off)).toEqual([off, tokenFixture]);
  });
  test("what was made is known by its name, however that was typed, and by being new", () => {
    const made = (name: string, before: readonly Token[]) =>
      madeOf(before, madePage.tokens, { name, services: [], rate: "60" })?.id;
    expect(made(` ${"Khoá mới".normalize("NFD")} `, [tokenFixture])).toBe("tok_new");
    expect(made("Khoá mới", madePage.tokens)).toBeUndefined();
    expect(made("Khoá khác", [tokenFixture])).toBeUndefined();
  });
});
