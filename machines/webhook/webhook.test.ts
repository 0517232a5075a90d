import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { TIMES } from "#wire/limits.ts";
import { accepted, refused, unreachable } from "../kit/outcome.ts";
import { hookFixture, madeHookFixture, urlRefusal } from "./webhook.fixtures.ts";
import { addressOf, draftOf } from "./webhook.rules.ts";
import type { WebhookContext } from "./webhook.setup.ts";

type Run = ReturnType<typeof drive>;
const { secret, ...made } = madeHookFixture;
const url = "https://shop.sennha.vn/mau";
const context = (it: Run) => it.context<WebhookContext>();
const editing = { ready: "editing" };
const failed = { ready: "failed" };
const opened = async (hook: typeof hookFixture | null) => {
  const it = drive(walks.webhook, "page");
  expect(await it.settle("loadWebhook", accepted(hook))).toEqual(editing);
  return it;
};
const going = async (deed: "save" | "test" | "remove", hook: typeof hookFixture | null) => {
  const it = await opened(hook);
  await it.send({ type: "draft.change", change: { url: ` ${url} ` } });
  await it.send({ type: `webhook.${deed}` });
  return it;
};
const cannot = (it: Run, ...types: string[]) => {
  for (const type of types) expect([type, it.can({ type })]).toEqual([type, false]);
};
const DEEDS = {
  save: { state: "saving", actor: "saveWebhook" },
  test: { state: "testing", actor: "testWebhook" },
  remove: { state: "removing", actor: "deleteWebhook" },
} as const;
type Deed = keyof typeof DEEDS;
const deeds: readonly Deed[] = ["save", "test", "remove"];

describe("opening", () => {
  test("what the server has stands in the form; where there is none it is empty and switched on", async () => {
    const off = { ...hookFixture, enabled: false };
    expect(context(await opened(off))).toMatchObject({
      hook: off,
      draft: { url, enabled: false },
      refusal: null,
    });
    const none = await opened(null);
    expect(context(none)).toMatchObject({ hook: null, draft: { url: "", enabled: true } });
    cannot(none, "webhook.test", "webhook.remove");
  });
  test("refused, broken off or unanswered it is told, and opened at another try", async () => {
    const it = drive(walks.webhook, "page");
    expect(await it.settle("loadWebhook", refused("internal"))).toBe("loadFailed");
    expect(context(it).refusal).toEqual(refused("internal"));
    expect(await it.send({ type: "webhook.retry" })).toBe("loading");
    // It stays to be read meanwhile.
    expect(context(it).refusal).toEqual(refused("internal"));
    expect(await it.fail("loadWebhook")).toBe("loadFailed");
    expect(context(it).refusal).toEqual(unreachable);
    await it.send({ type: "webhook.retry" });
    expect(await it.pass(TIMES.answer - 1)).toBe("loading");
    expect(await it.pass(1)).toBe("loadFailed");
    await it.send({ type: "webhook.retry" });
    expect(await it.settle("loadWebhook", accepted(hookFixture))).toEqual(editing);
    expect(context(it).refusal).toBeNull();
  });
});

describe("saving", () => {
  test("nothing travels without an address; typing takes the words away", async () => {
    const it = await opened(null);
    expect(await it.send({ type: "webhook.save" })).toEqual(editing);
    expect(context(it).isMissing).toBe(true);
    await it.send({ type: "draft.change", change: { url } });
    expect(context(it).isMissing).toBe(false);
    expect(await it.send({ type: "webhook.save" })).toBe("saving");
  });
  test("one that is there is changed: sent once, as typed, and said", async () => {
    const it = await opened(hookFixture);
    await it.send({ type: "draft.change", change: { enabled: false } });
    expect(await it.send({ type: "webhook.save" })).toBe("saving");
    expect(it.child("saveWebhook")?.getSnapshot().input).toEqual({ url, enabled: false });
    cannot(it, "webhook.save", "webhook.test", "webhook.remove");
    expect(it.can({ type: "draft.change", change: { url } })).toBe(false);
    const saved = { ...hookFixture, enabled: false };
    expect(await it.settle("saveWebhook", accepted(saved))).toEqual(editing);
    expect(it.heard()).toEqual(["saySaved"]);
    expect(context(it).hook).toEqual(saved);
  });
  test("refused by field or as a whole it is told, what was typed stays, and typing takes it away", async () => {
    const it = await going("save", null);
    expect(await it.settle("saveWebhook", urlRefusal)).toEqual(failed);
    expect(context(it)).toMatchObject({ refusal: urlRefusal, draft: { url: ` ${url} ` } });
    expect(await it.send({ type: "draft.change", change: { url: "x" } })).toEqual(editing);
    expect(context(it).refusal).toBeNull();
    const again = await going("save", null);
    await again.settle("saveWebhook", urlRefusal);
    expect(await again.send({ type: "webhook.save" })).toBe("saving");
    expect(context(again).refusal).toBeNull();
  });
});

describe("the secret", () => {
  const revealed = async () => {
    const it = await going("save", null);
    expect(await it.settle("saveWebhook", accepted(madeHookFixture))).toEqual({
      revealing: "shown",
    });
    expect(it.heard()).toEqual(["saySaved"]);
    expect(context(it)).toMatchObject({ hook: made, secret });
    return it;
  };
  test("stays until one says that it is kept, and is then forgotten", async () => {
    const it = await revealed();
    cannot(it, "webhook.save", "webhook.test", "webhook.remove");
    expect(await it.pass(TIMES.answer * 100)).toEqual({ revealing: "shown" });
    expect(await it.send({ type: "secret.saved" })).toEqual(editing);
    expect(context(it).secret).toBeNull();
  });
  test("is copied, said for three seconds, and copied again; where it can't be, told so", async () => {
    const it = await revealed();
    expect(await it.send({ type: "secret.copy" })).toEqual({ revealing: "copying" });
    expect(it.child("copyText")?.getSnapshot().input).toEqual({ text: secret });
    expect(await it.settle("copyText", true)).toEqual({ revealing: "copied" });
    expect(await it.pass(2_999)).toEqual({ revealing: "copied" });
    expect(await it.pass(1)).toEqual({ revealing: "shown" });
    await it.send({ type: "secret.copy" });
    expect(await it.settle("copyText", false)).toEqual({ revealing: "copyFailed" });
    await it.send({ type: "secret.copy" });
    expect(await it.fail("copyText")).toEqual({ revealing: "copyFailed" });
    await it.send({ type: "secret.copy" });
    expect(await it.pass(2_999)).toEqual({ revealing: "copying" });
    expect(await it.pass(1)).toEqual({ revealing: "copyFailed" });
    expect(await it.send({ type: "secret.saved" })).toEqual(editing);
  });
  test("that was lost with its answer is told: found when it is looked up, or at the next save", async () => {
    const found = await going("save", null);
    expect(await found.fail("saveWebhook")).toBe("checking");
    expect(await found.settle("loadWebhook", accepted(made))).toEqual({ ready: "secretLost" });
    expect(context(found)).toMatchObject({ hook: made, refusal: null });
    const saved = await going("save", null);
    expect(await saved.settle("saveWebhook", accepted(made))).toEqual({ ready: "secretLost" });
    expect(context(saved).hook).toEqual(made);
    expect(saved.heard()).toEqual(["saySaved"]);
    expect(await saved.send({ type: "webhook.remove" })).toBe("removing");
    expect(await found.send({ type: "webhook.test" })).toBe("testing");
  });
});

describe("a test", () => {
  test("sent, said, and how it went is looked up without anyone waiting for it", async () => {
    const it = await going("test", hookFixture);
    cannot(it, "webhook.save", "webhook.test", "webhook.remove");
    expect(await it.settle("testWebhook", accepted(null))).toEqual({ ready: "rereading" });
    expect(it.heard()).toEqual(["sayTested"]);
    await it.send({ type: "draft.change", change: { url: "https://x.vn" } });
    const told = { ...hookFixture, last_delivery: { at: "x", status: 500, ok: false } };
    expect(await it.settle("loadWebhook", accepted(told))).toEqual(editing);
    expect(context(it)).toMatchObject({ hook: told, draft: { url: "https://x.vn" } });
  });
  test.each(["refused", "failed", "late"])("not looked up (%s), nothing is said", async (how) => {
    const it = await going("test", hookFixture);
    await it.settle("testWebhook", accepted(null));
    it.heard();
    if (how === "refused") await it.settle("loadWebhook", refused("internal"));
    else if (how === "failed") await it.fail("loadWebhook");
    else {
      expect(await it.pass(TIMES.answer - 1)).toEqual({ ready: "rereading" });
      await it.pass(1);
    }
    expect(it.value()).toEqual(editing);
    expect(context(it)).toMatchObject({ hook: hookFixture, refusal: null });
  });
  test("unanswered, it can be tried again", async () => {
    const it = await going("test", hookFixture);
    expect(await it.fail("testWebhook")).toEqual(failed);
    expect(context(it).refusal).toEqual(unreachable);
    expect(await it.send({ type: "webhook.test" })).toBe("testing");
    expect(context(it).refusal).toBeNull();
    expect(await it.pass(TIMES.answer - 1)).toBe("testing");
    expect(await it.pass(1)).toEqual(failed);
    expect(context(it).refusal).toEqual(unreachable);
  });
});

test("removed: gone from the form, whose switch stays", async () => {
  const it = await opened({ ...hookFixture, enabled: false });
  expect(await it.send({ type: "webhook.remove" })).toBe("removing");
  cannot(it, "webhook.save", "webhook.test", "webhook.remove");
  expect(await it.settle("deleteWebhook", accepted(null))).toEqual(editing);
  expect(context(it)).toMatchObject({ hook: null, draft: { url: "", enabled: false } });
});

test.each(deeds)("refused to %s: told, and tried again", async (deed) => {
  const { state, actor } = DEEDS[deed];
  const it = await going(deed, hookFixture);
  expect(it.value()).toBe(state);
  expect(await it.settle(actor, refused("internal"))).toEqual(failed);
  expect(context(it)).toMatchObject({ refusal: refused("internal"), hook: hookFixture });
  expect(await it.send({ type: `webhook.${deed}` })).toBe(state);
  expect(context(it).refusal).toBeNull();
});

describe.each(["save", "remove"] as const)("an answer to %s that never comes", (deed) => {
  const { state, actor } = DEEDS[deed];
  test("is no refusal: what the server has is read, what was typed stays", async () => {
    const it = await going(deed, hookFixture);
    expect(await it.pass(TIMES.answer - 1)).toBe(state);
    expect(await it.pass(1)).toBe("checking");
    cannot(it, "webhook.save", "webhook.test", "webhook.remove");
    expect(await it.settle("loadWebhook", accepted(null))).toEqual(failed);
    expect(context(it)).toMatchObject({
      hook: null,
      refusal: unreachable,
      draft: { url: ` ${url} ` },
    });
  });
  test.each(["refused", "failed", "late"])("nor read (%s): told, and tried again", async (how) => {
    const it = await going(deed, hookFixture);
    expect(await it.fail(actor)).toBe("checking");
    if (how === "refused") await it.settle("loadWebhook", refused("internal"));
    else if (how === "failed") await it.fail("loadWebhook");
    else {
      expect(await it.pass(TIMES.answer - 1)).toBe("checking");
      await it.pass(1);
    }
    expect(it.value()).toEqual(failed);
    expect(context(it)).toMatchObject({ hook: hookFixture, refusal: unreachable });
    expect(await it.send({ type: `webhook.${deed}` })).toBe(state);
  });
});

test("an address begins with http or https and holds no gap; around it there may be one", () => {
  expect([" https://a.vn/x ", "http://127.0.0.1:9"].map(addressOf)).toEqual([
    "https://a.vn/x",
    "http://127.0.0.1:9",
  ]);
  for (const typed of ["", "a.vn", "https://", "https://a b", "x https://a.vn", "ftp://a.vn"])
    expect([typed, addressOf(typed)]).toEqual([typed, null]);
  expect(draftOf(null)).toEqual({ url: "", enabled: true });
  expect(draftOf(hookFixture)).toEqual({ url, enabled: true });
});
