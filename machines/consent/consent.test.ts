import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { ConsentContext } from "./consent.machine.ts";

const ask = { type: "consent.ask", userId: "usr_hanh" };
const asked = async () => {
  const it = drive(walks.consent, "page");
  expect(await it.send(ask)).toEqual({ asking: "unticked" });
  return it;
};
const giving = async () => {
  const it = await asked();
  await it.send({ type: "consent.tick", on: true });
  expect(await it.send({ type: "consent.give" })).toBe("giving");
  return it;
};

describe("before the first upload", () => {
  test("ticked, given, recorded: and the same person is not asked again", async () => {
    const it = await giving();
    expect(await it.settle("recordConsent", accepted(null))).toBe("closed");
    expect(it.context<ConsentContext>().givenBy).toBe("usr_hanh");
    expect(it.can(ask)).toBe(false);
  });
  test("another account in the same browser is asked for itself", async () => {
    const it = await giving();
    await it.settle("recordConsent", accepted(null));
    expect(await it.send({ type: "consent.ask", userId: "usr_lan" })).toEqual({
      asking: "unticked",
    });
  });
  test("without the tick nothing can be given; the tick can be taken back", async () => {
    const it = await asked();
    expect(it.can({ type: "consent.give" })).toBe(false);
    await it.send({ type: "consent.tick", on: true });
    expect(await it.send({ type: "consent.tick", on: false })).toEqual({ asking: "unticked" });
    expect(it.can({ type: "consent.give" })).toBe(false);
  });
  test("declined: closed, nothing given, and the next upload asks again", async () => {
    const it = await asked();
    expect(await it.send({ type: "consent.decline" })).toBe("closed");
    expect(it.context<ConsentContext>().givenBy).toBeNull();
    expect(it.can(ask)).toBe(true);
  });
  test("an upload stopped meanwhile takes its question with it, even while it is recorded", async () => {
    const it = await asked();
    expect(await it.send({ type: "consent.withdraw" })).toBe("closed");
    const late = await giving();
    expect(await late.send({ type: "consent.withdraw" })).toBe("closed");
    expect(late.context<ConsentContext>().givenBy).toBeNull();
  });
  test("not recorded: said, the tick kept, and tried again", async () => {
    for (const fail of ["refused", "broken"] as const) {
      const it = await giving();
      expect(
        fail === "broken"
          ? await it.fail("recordConsent")
          : await it.settle("recordConsent", refused("internal")),
      ).toEqual({ asking: "failed" });
      expect(it.context<ConsentContext>().refusal).not.toBeNull();
      await it.send({ type: "consent.give" });
      expect(it.context<ConsentContext>().refusal).toBeNull();
      expect(await it.settle("recordConsent", accepted(null))).toBe("closed");
    }
  });
});
