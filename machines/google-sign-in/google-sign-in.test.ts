import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { TIMES } from "#wire/limits.ts";
import { accepted, refused } from "../kit/outcome.ts";
import { codeProof, googleSettings } from "./google-sign-in.fixtures.ts";
import type { GoogleSettings, GoogleSignInContext } from "./google-sign-in.machine.ts";

const press = { type: "google.press" };
const redirect = { type: "google.redirect" };
const cancel = { type: "google.cancel" };
const PATH = "/history";
const begin = () => drive(walks["google-sign-in"], "history");
const ready = async (settings: GoogleSettings = googleSettings.code) => {
  const it = begin();
  await it.settle("prepareGoogle", accepted(settings));
  return it;
};
/** What an actor was asked with. */
const asked = (it: ReturnType<typeof begin>, actor: string): unknown =>
  (it.child(actor)?.getSnapshot() as { input: unknown } | undefined)?.input;
/** Failed, told why in place and in a toast; it can be tried anew. */
const expectFailed = (
  it: ReturnType<typeof begin>,
  refusal: object,
  way: GoogleSettings["way"] = "code",
) => {
  expect(it.value()).toEqual({ open: "failed" });
  expect(it.context<GoogleSignInContext>().refusal).toEqual(refusal);
  expect(it.heard()).toEqual([["sayFailed", { way, refusal }]]);
  expect([it.can(press), it.can(redirect)]).toEqual([true, false]);
};
const unreachable = refused("unreachable");
const connecting = async (settings: GoogleSettings = googleSettings.code) => {
  const it = await ready(settings);
  expect(await it.send(press)).toBe("connecting");
  return it;
};

/** No window may open, and one goes on in this one. */
const redirecting = async (settings: GoogleSettings = googleSettings.code) => {
  const it = await connecting(settings);
  expect(await it.settle("connectGoogle", refused("popup_blocked"))).toEqual({ open: "blocked" });
  expect(await it.send(redirect)).toBe("redirecting");
  expect(asked(it, "leaveForGoogle")).toEqual({ returnPath: PATH });
  return it;
};
const entering = async (settings: GoogleSettings = googleSettings.code) => {
  const it = await connecting(settings);
  expect(await it.settle("connectGoogle", accepted(codeProof))).toBe("entering");
  return it;
};

describe("what the server is set up for", () => {
  test("without Google nothing can be pressed", async () => {
    const it = begin();
    expect(it.value()).toBe("preparing");
    expect(it.can(press)).toBe(false);
    expect(await it.settle("prepareGoogle", accepted(null))).toBe("unavailable");
    expect(it.can(press)).toBe(false);
  });
  test("a server that could not be asked is asked again by the press", async () => {
    const it = begin();
    expect(await it.fail("prepareGoogle")).toBe("unknown");
    expect(await it.send(press)).toBe("preparing");
    expect(await it.settle("prepareGoogle", refused("internal"))).toBe("unknown");
    expect(await it.send(press)).toBe("preparing");
    expect(await it.settle("prepareGoogle", accepted(googleSettings.code))).toEqual({
      open: "ready",
    });
    expect(it.can(redirect)).toBe(false);
  });
});

describe("how a try ends", () => {
  test.each([googleSettings.code, googleSettings.firebase])(
    "success by $way: back from Google → the server lets in → the dialog is told",
    async (settings) => {
      const it = await connecting(settings);
      expect(asked(it, "connectGoogle")).toEqual({ way: settings.way, returnPath: PATH });
      expect(await it.settle("connectGoogle", accepted(codeProof))).toBe("entering");
      expect(it.context<GoogleSignInContext>().proof).toEqual(codeProof);
      expect(asked(it, "enterWithGoogle")).toEqual({ proof: codeProof, returnPath: PATH });
      expect([it.can(press), it.can(cancel)]).toEqual([false, false]);
      expect(await it.settle("enterWithGoogle", accepted(null))).toBe("entered");
      expect(it.heard()).toEqual([["parent", { type: "google.entered" }]]);
    },
  );
  test("popup blocked: pressed again, or gone on in this window", async () => {
    const it = await connecting();
    expect(await it.settle("connectGoogle", refused("popup_blocked"))).toEqual({ open: "blocked" });
    expect(await it.send(press)).toBe("connecting");
    await it.settle("connectGoogle", refused("popup_blocked"));
    expect(await it.send(redirect)).toBe("redirecting");
    expect(await it.settle("leaveForGoogle", accepted(null))).toBe("redirecting");
  });
  test("Firebase too goes on in this window where none may open", async () => {
    const it = await redirecting(googleSettings.firebase);
    await it.settle("leaveForGoogle", refused("internal"));
    expectFailed(it, refused("internal"), "firebase");
  });
  test.each([
    ["popup_closed", "closed"],
    ["cancelled", "cancelled"],
  ])("%s leaves the button open, without a refusal", async (code, outcome) => {
    const it = await connecting();
    expect(await it.settle("connectGoogle", refused(code))).toEqual({ open: outcome });
    expect(it.heard()).toEqual([["logOutcome", { outcome }]]);
    expect(it.context<GoogleSignInContext>().refusal).toBeNull();
    expect(it.can(press)).toBe(true);
  });
  test("whoever no longer wants to wait cancels, also while this window is to leave", async () => {
    for (const it of [await connecting(), await redirecting()]) {
      expect(await it.send(cancel)).toEqual({ open: "cancelled" });
      expect(it.heard()).toEqual([["logOutcome", { outcome: "cancelled" }]]);
      expect(it.can(cancel)).toBe(false);
    }
  });
  test("error: at Google, at our server, or on the line; the next try starts clean", async () => {
    for (const [begun, actor] of [
      [connecting, "connectGoogle"],
      [entering, "enterWithGoogle"],
      [redirecting, "leaveForGoogle"],
    ] as const) {
      const it = await begun();
      await it.settle(actor, refused("internal"));
      expectFailed(it, refused("internal"));
      expect(await it.send(press)).toBe("connecting");
      expect(it.context<GoogleSignInContext>()).toMatchObject({ refusal: null, proof: null });
      const lost = await begun();
      await lost.fail(actor);
      expectFailed(lost, unreachable);
    }
  });
  test("a window left open for ten minutes is given up", async () => {
    const it = await connecting();
    expect(await it.pass(599_999)).toBe("connecting");
    await it.pass(1);
    expectFailed(it, refused("timed_out"));
  });
  test("a page that did not leave for Google within 20 s says so", async () => {
    const it = await redirecting();
    await it.settle("leaveForGoogle", accepted(null));
    expect(await it.pass(19_999)).toBe("redirecting");
    await it.pass(1);
    expectFailed(it, refused("timed_out"));
  });
});

describe("an answer that never comes", () => {
  test("whether there is Google here: asked again by the press", async () => {
    const it = begin();
    expect(await it.pass(TIMES.answer - 1)).toBe("preparing");
    expect(await it.pass(1)).toBe("unknown");
    expect(await it.send(press)).toBe("preparing");
  });
  test("from the session: failed in words, and tried anew", async () => {
    const it = await entering();
    expect(await it.pass(TIMES.answerOfAnother - 1)).toBe("entering");
    await it.pass(1);
    expectFailed(it, unreachable);
  });
});
