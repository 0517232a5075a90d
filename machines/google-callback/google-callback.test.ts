import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { TIMES } from "#wire/limits.ts";
import { accepted, refused } from "../kit/outcome.ts";
import { googleCallbackInputs, googleCallbackOutcomes } from "./google-callback.fixtures.ts";
import type { GoogleCallbackContext, GoogleCallbackInput } from "./google-callback.machine.ts";

const back = (input: keyof typeof googleCallbackInputs) => drive(walks["google-callback"], input);
/** With something else in the address, or about where one came from. */
const backWith = (change: Partial<GoogleCallbackInput>) =>
  drive(
    { ...walks["google-callback"], inputs: { it: { ...googleCallbackInputs.here, ...change } } },
    "it",
  );
type Callback = ReturnType<typeof back>;
/** What an actor was asked with. */
const asked = (it: Callback, actor: string): unknown =>
  (it.child(actor)?.getSnapshot() as { input: unknown } | undefined)?.input;
/** Failed, told why in place and in a toast. */
const expectFailed = (it: Callback, refusal: object, way = "code") => {
  expect(it.value()).toBe("failed");
  expect(it.context<GoogleCallbackContext>().refusal).toEqual(refusal);
  expect(it.heard()).toEqual([["sayFailed", { way, refusal }]]);
};
const unreachable = refused("unreachable");

describe("back from Google", () => {
  test("in the window that left for it: the code is used, and one is in", async () => {
    const it = backWith({ returnPath: "/history" });
    expect(it.value()).toBe("entering");
    const { code, state, redirectUri } = googleCallbackInputs.here;
    expect(asked(it, "enterWithGoogle")).toEqual({
      proof: { kind: "code", code, state, redirectUri },
      returnPath: "/history",
    });
    expect(await it.settle("enterWithGoogle", accepted(null))).toBe("entered");
  });
  test("in a window opened for it: handed to the one that waits, and closed", async () => {
    const it = back("popup");
    expect(it.value()).toBe("handing");
    expect(it.can({ type: "window.close" })).toBe(false);
    expect(asked(it, "handOver")).toEqual({ code: "4/0Ab", state: "state-1", error: null });
    expect(await it.settle("handOver", accepted(null))).toBe("handed");
    expect(it.heard()).toEqual(["closeWindow"]);
    expect(await it.send({ type: "window.close" })).toBe("handed");
    expect(it.heard()).toEqual(["closeWindow"]);
  });
  test("a no at Google, or its error, in a window opened for it is handed over too", async () => {
    const it = backWith({ code: null, error: "access_denied", expected: null });
    expect(it.value()).toBe("handing");
    expect(asked(it, "handOver")).toEqual({ code: null, state: "state-1", error: "access_denied" });
  });
  test("a state that is not this window's is never used here", () => {
    expect(back("otherBegun").value()).toBe("handing");
  });
  test("nobody waits for it: told so, nothing is used", async () => {
    expect(await back("popup").settle("handOver", refused("not_awaited"))).toBe("stray");
    expect(await back("popup").fail("handOver")).toBe("stray");
  });
  test("declined at Google is no failure", () => {
    expect(back("declined").value()).toBe("declined");
  });
  test("an address without code or state, and Google's own error, fail in words", () => {
    for (const it of [back("bare"), back("codeOnly"), backWith({ code: null })])
      expectFailed(it, refused("google_incomplete"));
    expectFailed(back("refused"), refused("google_refused", { message: "server_error" }));
  });
  test("Firebase left from this window: what it brought is used", async () => {
    const [proof] = googleCallbackOutcomes.collectFromFirebase;
    const it = back("firebase");
    expect(it.value()).toBe("collecting");
    expect(await it.settle("collectFromFirebase", proof)).toBe("entering");
    expect(it.context<GoogleCallbackContext>().proof?.kind).toBe("firebase");
    expect(asked(it, "enterWithGoogle")).toMatchObject({ proof: { kind: "firebase" } });
    expect(await it.settle("enterWithGoogle", accepted(null))).toBe("entered");
  });
  test("Firebase brought nothing, a no, or what went wrong: each told apart", async () => {
    const empty = back("firebase");
    await empty.settle("collectFromFirebase", accepted(null));
    expectFailed(empty, refused("google_nothing"), "firebase");
    const no = back("firebase");
    expect(await no.settle("collectFromFirebase", refused("cancelled"))).toBe("declined");
    const broken = back("firebase");
    const refusal = refused("firebase_failed", { message: "auth/internal-error" });
    await broken.settle("collectFromFirebase", refusal);
    expectFailed(broken, refusal, "firebase");
    const lost = back("firebase");
    await lost.fail("collectFromFirebase");
    expectFailed(lost, unreachable, "firebase");
  });
  test("Firebase is waited for no longer than twenty seconds", async () => {
    const it = back("firebase");
    expect(await it.pass(19_999)).toBe("collecting");
    await it.pass(1);
    expectFailed(it, refused("google_nothing"), "firebase");
  });
  test("a code that our server or Google no longer honours fails in its words", async () => {
    const it = back("here");
    await it.settle("enterWithGoogle", refused("code_expired"));
    expectFailed(it, refused("code_expired"));
    const lost = back("here");
    await lost.fail("enterWithGoogle");
    expectFailed(lost, unreachable);
  });
});

describe("an answer that never comes", () => {
  test("from the window that asked: nobody waits for it", async () => {
    const it = back("popup");
    expect(await it.pass(TIMES.answer - 1)).toBe("handing");
    expect(await it.pass(1)).toBe("stray");
  });
  test("from the session: failed in words", async () => {
    const it = back("here");
    expect(await it.pass(TIMES.answerOfAnother - 1)).toBe("entering");
    await it.pass(1);
    expectFailed(it, unreachable);
  });
});
