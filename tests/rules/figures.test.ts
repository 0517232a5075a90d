import * as v from "valibot";
import { expect, test } from "vitest";
import { DEVICE } from "#machines/device-gate/device-gate.rules.ts";
import { IMAGE_EDITING_STEPS } from "#machines/image-editing/image-editing.steps.ts";
import { TRY_ON_STEPS } from "#machines/try-on/try-on.steps.ts";
import { openApiOf } from "#server/docs/openapi.ts";
import { docsPage } from "#server/docs/page.ts";
import { ANSWERS } from "#server/docs/summaries.ts";
import { planEndMail } from "#server/mail/money-mails.ts";
import { codeMail, resetMail } from "#server/mail/templates.ts";
import { planName } from "#server/texts/plan-words.ts";
import { problemTexts } from "#src/flows/auth-dialog/auth-dialog.messages.ts";
import { i18n } from "#src/lib/text/i18n.ts";
import { pictures } from "#src/pages/site/pictures.ts";
import { inDays, inMinutes } from "#wire/durations.ts";
import { ENDPOINTS } from "#wire/endpoints.ts";
import { Generation } from "#wire/generations.ts";
import { keysOf } from "#wire/keys.ts";
import { LIMITS, MINUTE, TIMES } from "#wire/limits.ts";
import { API_FROM, CYCLE_MONTHS } from "#wire/plans.ts";
import { TokenStats } from "#wire/tokens.ts";
import { TOOLS } from "#wire/tools/tools.ts";
import {
  ACCEPTED_TYPES_LABEL,
  byLanguage,
  LANGUAGES,
  type Language,
  PLAN_IDS,
  VIDEO_DURATIONS,
  VIDEO_RESOLUTIONS,
} from "#wire/values.ts";
import { readCatalogues } from "../support/catalogues.ts";
import { figuresOf } from "../support/figures.ts";

/**
 * Guards that a figure is written once: a duration, a limit, a price or a count in a sentence, in
 * digits or in words, comes from its constant as a placeholder. What stands in words is here, with the values it must agree
 * with or with the reason why none of our constants is meant; another sentence with a figure fails.
 */
const IN_WORDS: Readonly<Record<string, readonly number[] | string>> = {
  // The minute is the one in the name of the field, rate_limit_per_minute.
  "problem.rate_range": [LIMITS.tokenRateMin, LIMITS.tokenRateMax, inMinutes(MINUTE)],
  "tokens.per_minute": [inMinutes(MINUTE)],
  "tokens.rate": [inMinutes(MINUTE)],
  "banner.annual_text": [CYCLE_MONTHS.monthly],
  "checkout.credits_year": [CYCLE_MONTHS.monthly],
  "order.monthly": [CYCLE_MONTHS.monthly],
  "order.annual": [CYCLE_MONTHS.annual / 12],
  "pricing.a_month": [CYCLE_MONTHS.monthly],
  "pricing.credits_month": [CYCLE_MONTHS.monthly],
  "pricing.col_credits": [CYCLE_MONTHS.monthly],
  "pricing.col_month": [CYCLE_MONTHS.monthly],
  "pricing.col_year": [CYCLE_MONTHS.monthly],
  "pricing.foot": [CYCLE_MONTHS.monthly],
  "pricing.total": [CYCLE_MONTHS.annual / 12],
  "admin_user.credits_range": [LIMITS.adminCredits],
  "device.requirement": [DEVICE.desktopFrom, DEVICE.tabletFrom],
  "count.5": [5],
  "count.6": [6],
  "count.7": [7],
  "count.8": [8],
  // The minute of rate_limit_per_minute, as above.
  "terms.api.from": [inMinutes(MINUTE)],
  "home.one_model.title": [pictures.oneModel.worn.length],
  "home.quotes.video": [VIDEO_DURATIONS[0]],
  "home.tools.video": VIDEO_DURATIONS,
  "services.video.length": VIDEO_DURATIONS,
  "tour.try_on.frames": [TRY_ON_STEPS.length],
  // The choices, the making and the result.
  "tour.editing.frames": [IMAGE_EDITING_STEPS.length + 2],
  "tour.try_on.frames.text": "the corners of a viewfinder",
  "tour.editing.frames.text": "the corners of a viewfinder",
  "auth.problem.differ": "the password and its repetition",
  "advice.two_people": "what a photo shows",
  "hairstyle.hime.text": "how the hair is cut",
  "home.quotes.ao_dai": "an example",
  "try_on.preview_engine": "the person and the garment",
  // Of MP4, and of the resolutions.
  "services.video.gives": [4, ...VIDEO_RESOLUTIONS.map(Number.parseFloat)],
  "admin_user.credits_hint": "an example",
  "admin_user.credits_whole": "an example",
  "server.field.colour_format": "an example",
  "server.field.date_format": "an example",
  "docs.hooks.after": "2xx and the names of algorithms",
  "docs.note.bodies": "UTF-8 and a status",
  "docs.note.limit": "a status",
  "docs.note.pages": "the query of an example",
  "docs.start.run": "a status",
  "bmi.note": "thresholds of the WHO",
  "body.preview_engine": "3D",
  "hair.prompt.unread": "the number of a step",
  "hairstyle.side_part.text": "a proportion",
  "waiting.image": "what the specification says of a usual wait and of a longer one",
  "waiting.video": "what the specification says of a usual wait",
  "banner.first_text": "the usual wait of waiting.image, told shorter",
  "mail.contact.after": "an hour by the limit's name, contactMailsPerHour",
  "plan.feature.unlimited": "a day by the limit's name, fairUsePerDay",
  "server.field.date_before_start": "any later day",
  "admin_user.reason_missing": "an adjustment of credits, however many",
  "admin.revenue_month": "the calendar's month",
  "dashboard.used": "the calendar's month",
};

const sorted = (figures: readonly number[]) => [...figures].sort((a, b) => a - b);

test.each(LANGUAGES)("no sentence in %s repeats a figure of the code", (language) => {
  const wrong = [...readCatalogues(language)].flatMap(([id, text]) => {
    const figures = figuresOf(language, text);
    const stands = IN_WORDS[id];
    if (figures.length === 0 || typeof stands === "string") return [];
    const agrees = stands !== undefined && `${sorted(figures)}` === `${sorted(stands)}`;
    return agrees ? [] : [`${id}: ${text}`];
  });
  expect(wrong).toEqual([]);
});
test("what stands here has a figure", () => {
  const texts = byLanguage(readCatalogues);
  const without = Object.keys(IN_WORDS).filter((id) =>
    LANGUAGES.every((language) => figuresOf(language, texts[language].get(id) ?? "").length === 0),
  );
  expect(without).toEqual([]);
});

test("numbers are read in words as in digits, and years and idioms are none", () => {
  const read = (text: string) => figuresOf("vi", text);
  expect(read("Hai mươi kiểu, bảy gói, mười mã, mã sáu số, thử cả năm công cụ")).toEqual([
    20, 7, 10, 6, 5,
  ]);
  expect(read("Hai trăm ảnh, 1.500 lượt, một tá")).toEqual([1500, 200, 12]);
  expect(read("Đăng nhập hai bước, trả theo năm, cả hai, một lần")).toEqual([]);
  expect(figuresOf("en", "Twenty-five styles, ten codes, a six-digit code, two-step")).toEqual([
    25, 10, 6,
  ]);
});
test("one unit of time is a figure, one of anything else is not", () => {
  expect(figuresOf("vi", "Trả chậm một phút, mỗi giờ, trong tuần này, một credit")).toEqual([
    1, 1, 1, 1,
  ]);
  expect(figuresOf("vi", "Một ảnh, mỗi gói, một lần, gói năm này")).toEqual([1]);
  expect(figuresOf("en", "A minute late, per minute, this week, one credit")).toEqual([1, 1, 1, 1]);
  expect(figuresOf("en", "A picture, every month's plan, this one, a minutely change")).toEqual([
    1,
  ]);
});

/** What our plans are called, where a sentence means the plan: "gói Cơ bản", "the Basic plan". */
const named = (language: Language) => {
  const texts = readCatalogues(language);
  const names = PLAN_IDS.map((plan) => texts.get(`plan.${plan}`) ?? "").join("|");
  return new RegExp(`(?:gói|plan) (?:${names})(?![\\p{L}\\p{M}])|\\b(?:${names}) plan\\b`, "iu");
};
test.each(LANGUAGES)("no sentence in %s names a plan, or lists the languages", (language) => {
  const plan = named(language);
  const wrong = [...readCatalogues(language)].filter(
    ([, text]) => plan.test(text) || text.includes(LANGUAGES.join(", ")),
  );
  expect(wrong).toEqual([]);
});
test("a plan's name is seen in a sentence", () => {
  expect(named("vi").test("API có từ gói Khởi đầu trở lên")).toBe(true);
  expect(named("en").test("you are on the free trial plan")).toBe(true);
  expect(named("vi").test("Gói {plan} có dấu mờ, gói này là cơ bản")).toBe(false);
});

/** The types of files a picture may have, and the sentences that mean another one of them. */
const NAMED_TYPES = new RegExp(`\\b(${ACCEPTED_TYPES_LABEL.replaceAll(", ", "|")})\\b`);
const OTHER_TYPES = ["download.fit_low", "server.variant.heic", "upload.heic"];
test.each(LANGUAGES)("no sentence in %s repeats the types of pictures", (language) => {
  const named = [...readCatalogues(language)].filter(([, text]) => NAMED_TYPES.test(text));
  expect(named.map(([id]) => id).sort()).toEqual(OTHER_TYPES);
});

test("a sentence with a placeholder is said with its figure", () => {
  i18n.load("en", Object.fromEntries(readCatalogues("en")));
  i18n.activate("en");
  expect(i18n._(problemTexts.password_short)).toBe(
    `Password must be at least ${LIMITS.passwordMinChars} characters`,
  );
  expect(codeMail("vi", "123456").text).toContain(`trong ${TIMES.otp / 60_000} phút`);
  expect(resetMail("en", "https://x").text).toContain(`for ${TIMES.resetLink / 60_000} minutes`);
  expect(planEndMail("vi", "pro", new Date(), "https://x").text).toContain(
    `về gói ${planName("vi", "free_trial")}.`,
  );
  const served = new Set(Object.values(ENDPOINTS).map(({ method, path }) => `${method} ${path}`));
  const document = openApiOf(served, { url: "https://x", version: "1" });
  expect(docsPage("en", document)).toContain(`(${planName("en", API_FROM)} plan and above)`);
  expect(docsPage("vi", document)).toContain(`(${LANGUAGES.join(", ")})`);
});

test("an answer of the API page costs what its tool costs", () => {
  const told = Object.values(ANSWERS).filter((answer) => answer !== undefined);
  expect(told.length).toBeGreaterThan(2);
  for (const answer of told) {
    const run = v.parse(Generation, answer);
    expect([run.feature, run.cost]).toEqual([run.feature, TOOLS[run.feature].cost]);
    const booked = run.charged + run.refunded + run.cancel_refund;
    expect([run.feature, booked]).toEqual([run.feature, run.cost]);
  }
});
test("the calls of a token are named by the days they are counted over", () => {
  expect(keysOf(TokenStats.entries)).toContain(`requests_${inDays(TIMES.tokenUses)}d`);
});
