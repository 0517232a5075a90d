import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { TIMES } from "#wire/limits.ts";
import { accepted, refused, unreachable } from "../kit/outcome.ts";
import { readerFixture } from "./newsletter.fixtures.ts";
import type { NewsletterContext } from "./newsletter.machine.ts";

type Run = ReturnType<typeof drive>;
const context = (it: Run) => it.context<NewsletterContext>();
const opened = (input: "guest" | "member" = "guest") => drive(walks.newsletter, input);
const type = (email: string) => ({ type: "email.change", email });
const ask = { type: "letter.ask" };
const resend = { type: "letter.resend" };
const other = { type: "letter.other" };
const no = refused("rate_limited", { facts: { retry_after: 1800 } });
const sending = async () => {
  const it = opened();
  await it.send(type(` ${readerFixture.toUpperCase()} `));
  expect(await it.send(ask)).toBe("sending");
  return it;
};
const sent = async () => {
  const it = await sending();
  expect(await it.settle("askLetter", accepted(null))).toEqual({ sent: "told" });
  return it;
};

describe("asking for letters", () => {
  test("what is no address does not travel; typing takes the word away", async () => {
    const it = opened();
    await it.send(type("sennha.vn"));
    expect(await it.send(ask)).toEqual({ typing: "editing" });
    expect(context(it).isWrong).toBe(true);
    await it.send(type(readerFixture));
    expect(context(it).isWrong).toBe(false);
  });
  test("whoever is signed in finds their address, but not over what they typed", async () => {
    expect(context(opened("member")).email).toBe(readerFixture);
    const it = opened();
    await it.send({ type: "reader.arrived", email: readerFixture });
    expect(context(it).email).toBe(readerFixture);
    await it.send(type("shop@sennha.vn"));
    await it.send({ type: "reader.arrived", email: readerFixture });
    expect(context(it).email).toBe("shop@sennha.vn");
  });
  test("it travels once, as it counts, with the field no person sees", async () => {
    const it = opened();
    await it.send(type(` ${readerFixture.toUpperCase()} `));
    await it.send({ type: "honeypot.change", value: "x" });
    await it.send(ask);
    expect(it.child("askLetter")?.getSnapshot().input).toEqual({
      email: readerFixture,
      honeypot: "x",
    });
    expect([ask, type("a@b.vn"), resend].map((event) => it.can(event))).toEqual([
      false,
      false,
      false,
    ]);
  });
  test.each([
    ["refused", (it: Run) => it.settle("askLetter", no), no],
    ["broken off", (it: Run) => it.fail("askLetter"), unreachable],
    ["unanswered", (it: Run) => it.pass(TIMES.answer), unreachable],
  ])("%s: said, and what was typed is there", async (_, go, why) => {
    const it = await sending();
    expect(await go(it)).toEqual({ typing: "failed" });
    expect(context(it)).toMatchObject({
      refusal: why,
      email: ` ${readerFixture.toUpperCase()} `,
    });
    expect(await it.send(ask)).toBe("sending");
    expect(context(it).refusal).toBeNull();
    await go(it);
    await it.send(type("x"));
    expect(context(it).refusal).toBeNull();
    await it.send(ask);
    expect(context(it)).toMatchObject({ isWrong: true, refusal: null });
  });
  test("is waited for half a minute, and not a moment less", async () => {
    const it = await sending();
    expect(await it.pass(TIMES.answer - 1)).toBe("sending");
  });
});

describe("once the mail is on its way", () => {
  test("it is sent again on request, one at a time", async () => {
    const it = await sent();
    expect(await it.send(resend)).toEqual({ sent: "resending" });
    expect(it.child("askLetter")?.getSnapshot().input).toEqual({
      email: readerFixture,
      honeypot: "",
    });
    expect([it.can(resend), it.can(other)]).toEqual([false, false]);
    expect(await it.settle("askLetter", accepted(null))).toEqual({ sent: "resent" });
    expect(await it.send(resend)).toEqual({ sent: "resending" });
  });
  test.each([
    ["refused", (it: Run) => it.settle("askLetter", no), no],
    ["broken off", (it: Run) => it.fail("askLetter"), unreachable],
    ["unanswered", (it: Run) => it.pass(TIMES.answer), unreachable],
  ])("sent again and %s: said, and the first one stays said", async (_, go, why) => {
    const it = await sent();
    await it.send(resend);
    expect(await go(it)).toEqual({ sent: "failed" });
    expect(context(it).refusal).toEqual(why);
    expect(await it.send(resend)).toEqual({ sent: "resending" });
    expect(context(it).refusal).toBeNull();
    await go(it);
    expect(await it.send(other)).toEqual({ typing: "editing" });
    expect(context(it).refusal).toBeNull();
  });
  test("another address can be typed", async () => {
    const it = await sent();
    expect(await it.send(other)).toEqual({ typing: "editing" });
    expect(context(it).email).toBe(` ${readerFixture.toUpperCase()} `);
  });
});
