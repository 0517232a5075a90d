import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { accepted, refused } from "../kit/outcome.ts";
import { type googleCallbackInputs, googleCallbackOutcomes } from "./google-callback.fixtures.ts";
import type { GoogleCallbackContext } from "./google-callback.machine.ts";

const back = (input: keyof typeof googleCallbackInputs) => drive(walks["google-callback"], input);

describe("back from Google", () => {
  test("in the window that left for it: the code is used, and one is in", async () => {
    const it = back("here");
    expect(it.value()).toBe("entering");
    expect(await it.settle("enterWithGoogle", accepted(null))).toBe("entered");
  });
  test("in a window opened for it: handed to the one that waits", async () => {
    const it = back("popup");
    expect(it.value()).toBe("handing");
    expect(await it.settle("handOver", accepted(null))).toBe("handed");
    expect(it.can({ type: "window.close" })).toBe(true);
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
    for (const input of ["bare", "codeOnly"] as const) {
      const it = back(input);
      expect(it.value()).toBe("failed");
      expect(it.context<GoogleCallbackContext>().refusal?.code).toBe("google_incomplete");
    }
    expect(back("refused").context<GoogleCallbackContext>().refusal).toMatchObject({
      code: "google_refused",
      message: "server_error",
    });
  });
  test("Firebase left from this window: what it brought is used, nothing and a no are told apart", async () => {
    const [proof] = googleCallbackOutcomes.collectFromFirebase;
    const it = back("firebase");
    expect(it.value()).toBe("collecting");
    expect(await it.settle("collectFromFirebase", proof)).toBe("entering");
    expect(it.context<GoogleCallbackContext>().proof?.kind).toBe("firebase");
    expect(await it.settle("enterWithGoogle", accepted(null))).toBe("entered");
    const empty = back("firebase");
    expect(await empty.settle("collectFromFirebase", accepted(null))).toBe("failed");
    expect(empty.context<GoogleCallbackContext>().refusal?.code).toBe("google_nothing");
    expect(await back("firebase").settle("collectFromFirebase", refused("cancelled"))).toBe(
      "declined",
    );
    expect(await back("firebase").fail("collectFromFirebase")).toBe("failed");
  });
  test("a code that our server or Google no longer honours fails in its words", async () => {
    const it = back("here");
    expect(await it.settle("enterWithGoogle", refused("code_expired"))).toBe("failed");
    expect(it.context<GoogleCallbackContext>().refusal?.code).toBe("code_expired");
    expect(await back("here").fail("enterWithGoogle")).toBe("failed");
  });
});
