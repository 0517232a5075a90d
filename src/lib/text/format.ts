import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { SHOP_ZONE } from "#wire/shop-time.ts";
import { LANGUAGE_TRAITS, type Language } from "#wire/values.ts";
import { fill } from "./fill.ts";

type Formatter = Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat;
const cache = new Map<string, Formatter>();
function formatter<F extends Formatter>(key: string, make: () => F): F {
  const known = cache.get(key);
  if (known) return known as F;
  const made = make();
  cache.set(key, made);
  return made;
}

export const formatNumber = (language: Language, value: number): string =>
  formatter(`n${language}`, () => new Intl.NumberFormat(LANGUAGE_TRAITS[language].locale)).format(
    value,
  );

/** With one decimal, a whole number's too: 18,0 in Vietnamese, 18.0 in English. */
export const formatTenths = (language: Language, value: number): string =>
  formatter(
    `tenths${language}`,
    () =>
      new Intl.NumberFormat(LANGUAGE_TRAITS[language].locale, {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }),
  ).format(value);

/** Whole đồng: 199.000 ₫ in Vietnamese, ₫199,000 in English. */
export const formatMoney = (language: Language, amount: number): string =>
  formatter(
    `money${language}`,
    () =>
      new Intl.NumberFormat(LANGUAGE_TRAITS[language].locale, {
        style: "currency",
        currency: "VND",
        maximumFractionDigits: 0,
      }),
  ).format(amount);

/** A part of a whole, 0 to 1, as a percentage: 98,5%, 98.5%. */
export const formatShare = (language: Language, share: number): string =>
  formatter(
    `share${language}`,
    () =>
      new Intl.NumberFormat(LANGUAGE_TRAITS[language].locale, {
        style: "percent",
        maximumFractionDigits: 1,
      }),
  ).format(share);

/** 27/11/2025, 09:42 or Nov 27, 2025, 9:42 AM, in the viewer's zone. */
export function formatDateTime(language: Language, instant: string): string {
  const isFigures = LANGUAGE_TRAITS[language].dates === "figures";
  const time = formatter(
    `time${language}`,
    () =>
      new Intl.DateTimeFormat(
        LANGUAGE_TRAITS[language].locale,
        isFigures ? { hour: "2-digit", minute: "2-digit", hour12: false } : { timeStyle: "short" },
      ),
  );
  return `${formatDay(language, instant)}, ${time.format(new Date(instant))}`;
}

/** How the days of a language are written. */
export const dayForm = (language: Language): Intl.DateTimeFormatOptions =>
  LANGUAGE_TRAITS[language].dates === "figures"
    ? { day: "2-digit", month: "2-digit", year: "numeric" }
    : { dateStyle: "medium" };

export const formatDay = (language: Language, instant: string): string =>
  formatter(
    `day${language}`,
    () => new Intl.DateTimeFormat(LANGUAGE_TRAITS[language].locale, dayForm(language)),
  ).format(new Date(instant));

/** The same in the shop's zone, whoever reads: a page made ahead on the server says no other day. */
export const formatShopDay = (language: Language, instant: string): string =>
  formatter(
    `shopDay${language}`,
    () =>
      new Intl.DateTimeFormat(LANGUAGE_TRAITS[language].locale, {
        ...dayForm(language),
        timeZone: SHOP_ZONE,
      }),
  ).format(new Date(instant));

const STEPS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;
/** How long ago: "5 phút trước", "yesterday"; under a minute "bây giờ", past a week the day itself. */
export function formatAgo(language: Language, instant: string, now = Date.now()): string {
  const ms = now - Date.parse(instant);
  if (ms > 7 * 86_400_000) return formatDay(language, instant);
  const ago = formatter(
    `ago${language}`,
    () => new Intl.RelativeTimeFormat(LANGUAGE_TRAITS[language].locale, { numeric: "auto" }),
  );
  const [unit, size] = STEPS.find(([, length]) => ms >= length) ?? ["second", Math.max(ms, 1)];
  return ago.format(unit === "second" ? 0 : -Math.floor(ms / size), unit);
}

/** A running clock: 0:21, 2:05. */
export function formatClock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const SECONDS = msg({ id: "length.seconds", message: "{seconds} giây" });
const MINUTES = msg({ id: "length.minutes", message: "{minutes} phút" });
const BOTH = msg({ id: "length.both", message: "{minutes} phút {seconds} giây" });
/** A length in words: 38 giây, 2 phút 5 giây; 38 seconds, 2 min 5 s. */
export function formatLength(i18n: I18n, ms: number): string {
  const all = Math.max(1, Math.round(ms / 1000));
  const [minutes, seconds] = [Math.floor(all / 60), all % 60];
  return fill(i18n, minutes === 0 ? SECONDS : seconds === 0 ? MINUTES : BOTH, { minutes, seconds });
}

/** Bytes as people read them: 0 KB, 84 KB, 2,4 MB, 10 GB. */
export function formatBytes(language: Language, bytes: number): string {
  const tenths = (unit: number) => Math.round((bytes / unit) * 10) / 10;
  const [value, unit]: [number, string] =
    bytes < 1_000_000
      ? [Math.ceil(bytes / 1000), "KB"]
      : bytes < 1_000_000_000
        ? [tenths(1_000_000), "MB"]
        : [tenths(1_000_000_000), "GB"];
  return `${formatNumber(language, value)}\u00a0${unit}`;
}
