import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { accepted, refused } from "../kit/outcome.ts";
import { codeProof, googleSettings } from "./google-sign-in.fixtures.ts";
import type { GoogleSettings, GoogleSignInContext } from "./google-sign-in.machine.ts";

const begin = () => drive(walks["google-sign-in"], "history");
const ready = async (settings: GoogleSettings = googleSettings.code) => {
  const it = begin();
  await it.settle("prepareGoogle", accepted(settings));
  return it;
};
const connecting = async (settings: GoogleSettings = googleSettings.code) => {
  const it = await ready(settings);
  expect(await it.send({ type: "google.press" })).toBe("connecting");
  return it;
};

describe("what the server is set up for", () => {
  test("without Google nothing can be pressed", async () => {
    const it = begin();
    expect(it.can({ type: "google.press" })).toBe(false);
    expect(await it.settle("prepareGoogle", accepted(null))).toBe("unavailable");
    expect(it.can({ type: "google.press" })).toBe(false);
  });
  test("a server that could not be asked is asked again by the press", async () => {
    const it = begin();
    expect(await it.fail("prepareGoogle")).toBe("unknown");
    expect(await it.send({ type: "google.press" })).toBe("preparing");
    expect(await it.settle("prepareGoogle", accepted(googleSettings.code))).toEqual({
      open: "ready",
    });
  });
});

describe("how a try ends", () => {
  test("success: back from Google → the server lets in → the dialog is told", async () => {
    const it = await connecting();
    expect(await it.settle("connectGoogle", accepted(codeProof))).toBe("entering");
    expect(it.context<GoogleSignInContext>().proof).toEqual(codeProof);
    expect(it.can({ type: "google.press" })).toBe(false);
    expect(await it.settle("enterWithGoogle", accepted(null))).toBe("entered");
  });
  test("popup blocked: pressed again, or gone on in this window", async () => {
    const it = await connecting();
    expect(await it.settle("connectGoogle", refused("popup_blocked"))).toEqual({ open: "blocked" });
    await it.send({ type: "google.press" });
    await it.settle("connectGoogle", refused("popup_blocked"));
    expect(await it.send({ type: "google.redirect" })).toBe("redirecting");
    expect(await it.settle("leaveForGoogle", accepted(null))).toBe("redirecting");
  });
  test("Firebase too goes on in this window where none may open", async () => {
    const it = await connecting(googleSettings.firebase);
    await it.settle("connectGoogle", refused("popup_blocked"));
    expect(it.can({ type: "google.press" })).toBe(true);
    expect(await it.send({ type: "google.redirect" })).toBe("redirecting");
  });
  test("popup closed and cancelled leave the button open, without a refusal", async () => {
    for (const [code, leaf] of [
      ["popup_closed", "closed"],
      ["cancelled", "cancelled"],
    ] as const) {
      const it = await connecting();
      expect(await it.settle("connectGoogle", refused(code))).toEqual({ open: leaf });
      expect(it.context<GoogleSignInContext>().refusal).toBeNull();
      expect(it.can({ type: "google.press" })).toBe(true);
    }
  });
  test("whoever no longer wants to wait cancels", async () => {
    const it = await connecting();
    expect(await it.send({ type: "google.cancel" })).toEqual({ open: "cancelled" });
  });
  test("error: at Google, at our server, or on the line; the next try starts clean", async () => {
    const it = await connecting();
    expect(await it.settle("connectGoogle", refused("internal"))).toEqual({ open: "failed" });
    expect(it.context<GoogleSignInContext>().refusal?.code).toBe("internal");
    await it.send({ type: "google.press" });
    expect(it.context<GoogleSignInContext>().refusal).toBeNull();
    await it.settle("connectGoogle", accepted(codeProof));
    expect(await it.settle("enterWithGoogle", refused("code_expired"))).toEqual({ open: "failed" });
    await it.send({ type: "google.press" });
    expect(await it.fail("connectGoogle")).toEqual({ open: "failed" });
    expect(it.context<GoogleSignInContext>().refusal?.code).toBe("unreachable");
  });
  test("a window left open for ten minutes is given up", async () => {
    const it = await connecting();
    expect(await it.pass(599_999)).toBe("connecting");
    expect(await it.pass(1)).toEqual({ open: "failed" });
    expect(it.context<GoogleSignInContext>().refusal?.code).toBe("timed_out");
  });
  test("a page that did not leave for Google within 20 s says so", async () => {
    const it = await connecting();
    await it.settle("connectGoogle", refused("popup_blocked"));
    await it.send({ type: "google.redirect" });
    await it.settle("leaveForGoogle", accepted(null));
    expect(await it.pass(20_000)).toEqual({ open: "failed" });
  });
});
