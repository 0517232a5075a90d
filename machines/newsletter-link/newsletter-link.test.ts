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
const retry = { type: "link.retry" };

describe.each(NEWSLETTER_LINKS)("a link to %s", (kind) => {
  const opened = () => {
    const it = drive(walks["newsletter-link"], kind);
    expect(it.value()).toBe("asking");
    return it;
  };
  test("is followed when the page opens, and says whose letters it was about", async () => {
    const it = opened();
    expect(it.child("followLink")?.getSnapshot().input).toEqual(newsletterLinkInputs[kind]);
    expect(await it.settle("followLink", accepted({ email: "hanh@sennha.vn" }))).toBe("done");
    expect(context(it).email).toBe("hanh@sennha.vn");
  });
  test.each([
    ["code_expired", "expired"],
    ["code_invalid", "unknown"],
    ["invalid_request", "unknown"],
  ] as const)("that is refused with %s is %s, and not asked about again", async (code, leaf) => {
    const it = opened();
    expect(await it.settle("followLink", refused(code))).toBe(leaf);
    expect(it.can(retry)).toBe(false);
  });
  test.each([
    ["refused otherwise", (it: Run) => it.settle("followLink", refused("internal")), "internal"],
    ["broken off", (it: Run) => it.fail("followLink"), unreachable.code],
    ["unanswered", (it: Run) => it.pass(TIMES.answer), unreachable.code],
  ])("%s can be tried again", async (_, go, code) => {
    const it = opened();
    expect(await go(it)).toBe("failed");
    expect(context(it).refusal?.code).toBe(code);
    expect(await it.send(retry)).toBe("asking");
    expect(context(it).refusal).toBeNull();
    expect(await it.settle("followLink", accepted({ email: "a@b.vn" }))).toBe("done");
  });
  test("is waited for half a minute, and not a moment less", async () => {
    const it = opened();
    expect(await it.pass(TIMES.answer - 1)).toBe("asking");
  });
});

test("an address without a token asks nobody", () => {
  const it = drive(walks["newsletter-link"], "bare");
  expect(it.value()).toBe("unknown");
  expect(it.child("followLink")).toBeUndefined();
});
