import { describe, expect, test, vi } from "vitest";
import { createActor, fromCallback, fromPromise } from "xstate";
import { consentMachine } from "#machines/consent/consent.machine.ts";
import { accepted, type Outcome } from "#machines/kit/outcome.ts";
import { credentialsFixture } from "#machines/session/session.fixtures.ts";
import { sessionMachine } from "#machines/session/session.machine.ts";
import { Api } from "#src/lib/api/api.ts";
import { unheard } from "#tests/support/unheard.ts";
import { consentGate } from "./consent.ts";

/** Hạnh, who has not consented yet as far as this page knows; the server knows `consent_at`. */
function gate(consent_at: string | null = null) {
  const user = { ...credentialsFixture.user, consent_at: null };
  const api = new Api(
    { base: "http://x.test", token: () => "t", language: () => "vi", onUnauthorized: () => {} },
    async () => Response.json({ user: { ...user, consent_at } }),
  );
  const session = createActor(
    sessionMachine.provide({
      actors: { watchTabs: fromCallback(() => {}) },
      actions: unheard(sessionMachine),
    }),
    {
      input: { token: null, expiresIn: null, user: null },
    },
  ).start();
  session.send({ type: "session.joined", ...credentialsFixture, user });
  const consent = createActor(
    consentMachine.provide({
      actors: {
        recordConsent: fromPromise<Outcome<null>, { version: string }>(async () => accepted(null)),
      },
    }),
  ).start();
  const asked = () => vi.waitFor(() => expect(consent.getSnapshot().value).not.toBe("closed"));
  return { consent, session, asked, mayUpload: consentGate({ api, session, consent }) };
}
describe("the gate before an upload", () => {
  test("waits for the answer: given lets every waiting file go, and the next without a question", async () => {
    const { consent, asked, mayUpload } = gate();
    const both = [mayUpload(new AbortController().signal), mayUpload(new AbortController().signal)];
    await asked();
    consent.send({ type: "consent.tick", on: true });
    consent.send({ type: "consent.give" });
    expect(await Promise.all(both)).toEqual([true, true]);
    expect(await mayUpload(new AbortController().signal)).toBe(true);
    expect(consent.getSnapshot().value).toBe("closed");
  });
  test("declined stops it", async () => {
    const { consent, asked, mayUpload } = gate();
    const may = mayUpload(new AbortController().signal);
    await asked();
    consent.send({ type: "consent.decline" });
    expect(await may).toBe(false);
  });
  test("consent given on another device is learned, not asked for", async () => {
    const { consent, session, mayUpload } = gate("2026-11-01T00:00:00.000Z");
    expect(await mayUpload(new AbortController().signal)).toBe(true);
    expect(consent.getSnapshot().value).toBe("closed");
    expect(session.getSnapshot().context.user?.consent_at).toBe("2026-11-01T00:00:00.000Z");
  });
  test("the question stays while anybody waits, and goes with the last", async () => {
    const { consent, asked, mayUpload } = gate();
    const [first, second] = [new AbortController(), new AbortController()];
    const both = [mayUpload(first.signal), mayUpload(second.signal)];
    await asked();
    await vi.waitFor(() => expect(consent.getSnapshot().context.userId).not.toBeNull());
    await new Promise((done) => setTimeout(done, 20));
    first.abort();
    expect(consent.getSnapshot().value).toEqual({ asking: "unticked" });
    second.abort();
    expect(consent.getSnapshot().value).toBe("closed");
    expect(await Promise.all(both)).toEqual([false, false]);
  });
});
