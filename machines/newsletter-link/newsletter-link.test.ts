import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { TIMES } from "#wire/limits.ts";
import { NEWSLETTER_LINKS } from "#wire/pages.ts";
import { accepted, refused, unreachable } from "../kit/outcome.ts";
import { newsletterLinkInputs } from "./newsletter-link.fixtures.ts";
import type { NewsletterLinkContext } from "./newsletter-link.machine.ts";

type Run = ReturnType<typeof drive>;
const context = (it: Run) => it.context<NewsletterLinkContext>();
const follow = { type: "link.follow" };

describe.each(NEWSLETTER_LINKS)("a link to %s", (kind) => {
  const pressed = async () => {
    const it = drive(walks["newsletter-link"], kind);
    expect([it.value(), context(it).email]).toEqual(["ready", "hanh@sennha.vn"]);
    expect(it.child("followLink")).toBeUndefined();
    expect(await it.send(follow)).toBe("asking");
    return it;
  };
  test("does nothing by being opened, is followed by one press, and says whose letters it was about", async () => {
    const it = await pressed();
    const { token } = newsletterLinkInputs[kind];
    expect(it.child("followLink")?.getSnapshot().input).toEqual({ kind, token });
    expect(it.can(follow)).toBe(false);
    expect(await it.settle("followLink", accepted({ email: "hanh@sennha.vn" }))).toBe("done");
    expect(context(it).email).toBe("hanh@sennha.vn");
  });
  test.each([
    ["code_expired", "expired"],
    ["code_invalid", "unknown"],
    ["invalid_request", "unknown"],
  ] as const)("that is refused with %s is %s, and not asked about again", async (code, leaf) => {
    const it = await pressed();
    expect(await it.settle("followLink", refused(code))).toBe(leaf);
    expect(it.can(follow)).toBe(false);
  });
  test.each([
    ["refused otherwise", (it: Run) => it.settle("followLink", refused("internal")), "internal"],
    ["broken off", (it: Run) => it.fail("followLink"), unreachable.code],
    ["unanswered", (it: Run) => it.pass(TIMES.answer), unreachable.code],
  ])("%s can be tried again", async (_, go, code) => {
    const it = await pressed();
    expect(await go(it)).toBe("failed");
    expect(context(it).refusal?.code).toBe(code);
    expect(await it.send(follow)).toBe("asking");
    expect(context(it).refusal).toBeNull();
    expect(await it.settle("followLink", accepted({ email: "a@b.vn" }))).toBe("done");
  });
  test("is waited for half a minute, and not a moment less", async () => {
    const it = await pressed();
    expect(await it.pass(TIMES.answer - 1)).toBe("asking");
  });
});

test.each([
  ["that was followed before says so", "before", "done"],
  ["that is over says so", "late", "expired"],
  ["that nobody mailed is not known", "wrong", "unknown"],
  ["without a token is not known", "bare", "unknown"],
  ["whose standing could not be asked for has its button all the same", "unasked", "ready"],
  ["that was pressed in vain before the script came can be pressed again", "tried", "failed"],
] as const)("a link %s", (_, input, leaf) => {
  const it = drive(walks["newsletter-link"], input);
  expect(it.value()).toBe(leaf);
  expect(it.child("followLink")).toBeUndefined();
  expect(it.can(follow)).toBe(leaf === "ready" || leaf === "failed");
});
