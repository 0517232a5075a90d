import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { TIMES } from "#wire/limits.ts";
import { accepted, refused } from "../kit/outcome.ts";
import { CONSENT_VERSION, type ConsentContext } from "./consent.machine.ts";

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
  expect(it.child("recordConsent")?.getSnapshot()).toMatchObject({
    input: { version: CONSENT_VERSION },
  });
  return it;
};

describe("before the first upload", () => {
  test("ticked, given, recorded: and the same person is not asked again", async () => {
    const it = await giving();
    expect(await it.settle("recordConsent", accepted(null))).toBe("closed");
    expect(it.context<ConsentContext>().givenBy).toBe("usr_hanh");
    expect(it.can(ask)).toBe(false);
  });
  test("another account in the same browser is asked for itself, and its own answer is noted", async () => {
    const it = await giving();
    await it.settle("recordConsent", accepted(null));
    expect(await it.send({ type: "consent.ask", userId: "usr_lan" })).toEqual({
      asking: "unticked",
    });
    await it.send({ type: "consent.tick", on: true });
    await it.send({ type: "consent.give" });
    await it.settle("recordConsent", accepted(null));
    expect(it.context<ConsentContext>().givenBy).toBe("usr_lan");
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
    const ticked = await asked();
    await ticked.send({ type: "consent.tick", on: true });
    const late = await giving();
    for (const one of [it, ticked, late]) {
      expect(await one.send({ type: "consent.decline" })).toBe("closed");
      expect(one.context<ConsentContext>().givenBy).toBeNull();
      expect(await one.send(ask)).toEqual({ asking: "unticked" });
    }
  });
  test("an upload stopped meanwhile takes its question with it, even while it is recorded", async () => {
    const it = await asked();
    expect(await it.send({ type: "consent.withdraw" })).toBe("closed");
    const late = await giving();
    expect(await late.send({ type: "consent.withdraw" })).toBe("closed");
    expect(late.context<ConsentContext>().givenBy).toBeNull();
  });
  test.each([refused("internal"), refused("unreachable")])(
    "not recorded: said, the tick kept, and tried again; the tick taken back takes the words along (%j)",
    async (refusal) => {
      const failed = async () => {
        const it = await giving();
        if (refusal.code === "unreachable") await it.fail("recordConsent");
        else await it.settle("recordConsent", refusal);
        expect(it.value()).toEqual({ asking: "failed" });
        expect(it.context<ConsentContext>().refusal).toEqual(refusal);
        return it;
      };
      const it = await failed();
      expect(await it.send({ type: "consent.give" })).toBe("giving");
      expect(it.context<ConsentContext>().refusal).toBeNull();
      expect(await it.settle("recordConsent", accepted(null))).toBe("closed");
      expect(it.can(ask)).toBe(false);
      for (const [leaving, value] of [
        [{ type: "consent.tick", on: false }, { asking: "unticked" }],
        [{ type: "consent.decline" }, "closed"],
      ] as const) {
        const other = await failed();
        expect(await other.send(leaving)).toEqual(value);
        expect(other.context<ConsentContext>().refusal).toBeNull();
      }
    },
  );
});

test("an answer that never comes is a failure after half a minute, and can be tried again", async () => {
  const it = await giving();
  expect(await it.pass(TIMES.answer - 1)).toBe("giving");
  expect(await it.pass(1)).toEqual({ asking: "failed" });
  expect(it.context<ConsentContext>().refusal).toEqual(refused("unreachable"));
  expect(await it.send({ type: "consent.give" })).toBe("giving");
});
