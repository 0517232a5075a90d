import { expect, test } from "vitest";
import { DEVICE } from "#machines/device-gate/device-gate.rules.ts";
import { codeMail, resetMail } from "#server/mail/templates.ts";
import { problemTexts } from "#src/flows/auth-dialog/auth-dialog.messages.ts";
import { i18n } from "#src/lib/text/i18n.ts";
import { LIMITS, TIMES } from "#wire/limits.ts";
import { LANGUAGES, VIDEO_DURATIONS } from "#wire/values.ts";
import { readCatalogues } from "../support/catalogues.ts";

/**
 * Guards that a figure is written once: a duration, a limit, a price or a count in a sentence comes
 * from its constant as a placeholder. What stands in words is here, with the values it must agree
 * with or with the reason why none of our constants is meant; another sentence with a figure fails.
 */
const IN_WORDS: Readonly<Record<string, readonly number[] | string>> = {
  "tokens.rate_range": [LIMITS.tokenRateMin, LIMITS.tokenRateMax],
  "server.field.rate_range": [LIMITS.tokenRateMin, LIMITS.tokenRateMax],
  "admin_user.credits_range": [LIMITS.adminCredits],
  "device.requirement": [DEVICE.desktopFrom, DEVICE.tabletFrom],
  "home.tools.video": VIDEO_DURATIONS,
  "services.video.length": VIDEO_DURATIONS,
  "services.video.gives": "MP4 and the two resolutions are names",
  "admin_user.credits_hint": "an example",
  "admin_user.credits_whole": "an example",
  "server.field.colour_format": "an example",
  "server.field.date_format": "an example",
  "tokens.month": "the window that the wire calls last_30_days",
  "admin.success_30_days": "the window that the wire calls last_30_days",
  "docs.hooks.after": "2xx and the names of algorithms",
  "docs.note.bodies": "UTF-8 and a status",
  "docs.note.limit": "a status",
  "docs.note.pages": "the query of an example",
  "docs.start.run": "a status",
  "bmi.note": "thresholds of the WHO",
  "body.preview_engine": "3D",
  "hair.prompt.unread": "the number of a step",
  "hairstyle.side_part.text": "a proportion",
  "waiting.image": "what the specification says of a usual wait",
  "waiting.video": "what the specification says of a usual wait",
};

/** The figures of a text outside its placeholders, quoted braces and tags; 1.000 and 1,000 are one. */
const figuresOf = (text: string): number[] =>
  [...text.replace(/'\{.*?\}'|\{[^{}]*\}|<[^>]*>/g, "").matchAll(/\d+(?:[.,]\d{3})*/g)].map(
    ([figure]) => Number(figure.replace(/[.,]/g, "")),
  );
const sorted = (figures: readonly number[]) => [...figures].sort((a, b) => a - b);

test.each(LANGUAGES)("no sentence in %s repeats a figure of the code", (language) => {
  const wrong = [...readCatalogues(language)].flatMap(([id, text]) => {
    const figures = figuresOf(text);
    const stands = IN_WORDS[id];
    if (figures.length === 0 || typeof stands === "string") return [];
    const agrees = stands !== undefined && `${sorted(figures)}` === `${sorted(stands)}`;
    return agrees ? [] : [`${id}: ${text}`];
  });
  expect(wrong).toEqual([]);
});
test("what stands here has a figure", () => {
  const texts = readCatalogues("vi");
  const without = Object.keys(IN_WORDS).filter((id) => figuresOf(texts.get(id) ?? "").length === 0);
  expect(without).toEqual([]);
});

test("a sentence with a placeholder is said with its figure", () => {
  i18n.load("en", Object.fromEntries(readCatalogues("en")));
  i18n.activate("en");
  expect(i18n._(problemTexts.password_short)).toBe(
    `Password must be at least ${LIMITS.passwordMinChars} characters`,
  );
  expect(codeMail("vi", "123456").text).toContain(`trong ${TIMES.otp / 60_000} phút`);
  expect(resetMail("en", "https://x").text).toContain(`for ${TIMES.resetLink / 60_000} minutes`);
});
