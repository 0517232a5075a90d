import type { Language } from "#wire/values.ts";

const LOCALES = { vi: "vi-VN", en: "en-US" } as const;
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
  formatter(`n${language}`, () => new Intl.NumberFormat(LOCALES[language])).format(value);

/** Whole đồng: 199.000 ₫ in Vietnamese, ₫199,000 in English. */
export const formatMoney = (language: Language, amount: number): string =>
  formatter(
    `money${language}`,
    () =>
      new Intl.NumberFormat(LOCALES[language], {
        style: "currency",
        currency: "VND",
        maximumFractionDigits: 0,
      }),
  ).format(amount);

/** A part of a whole, 0 to 1, as a percentage: 98,5%, 98.5%. */
export const formatShare = (language: Language, share: number): string =>
  formatter(
    `share${language}`,
    () => new Intl.NumberFormat(LOCALES[language], { style: "percent", maximumFractionDigits: 1 }),
  ).format(share);

/** 27/11/2025, 09:42 or Nov 27, 2025, 9:42 AM, in the viewer's zone. */
export function formatDateTime(language: Language, instant: string): string {
  const date = new Date(instant);
  if (language === "en") {
    return formatter(
      "dt-en",
      () => new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" }),
    ).format(date);
  }
  const day = formatter(
    "d-vi",
    () => new Intl.DateTimeFormat("vi-VN", { day: "2-digit", month: "2-digit", year: "numeric" }),
  ).format(date);
  return `${day}, ${formatTime("vi", date)}`;
}
const formatTime = (language: Language, date: Date): string =>
  formatter(
    `t${language}`,
    () =>
      new Intl.DateTimeFormat(
        LOCALES[language],
        language === "vi"
          ? { hour: "2-digit", minute: "2-digit", hour12: false }
          : { timeStyle: "short" },
      ),
  ).format(date);

export const formatDay = (language: Language, instant: string): string =>
  formatter(
    `day${language}`,
    () =>
      new Intl.DateTimeFormat(
        LOCALES[language],
        language === "vi"
          ? { day: "2-digit", month: "2-digit", year: "numeric" }
          : { dateStyle: "medium" },
      ),
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
    () => new Intl.RelativeTimeFormat(LOCALES[language], { numeric: "auto" }),
  );
  const [unit, size] = STEPS.find(([, length]) => ms >= length) ?? ["second", Math.max(ms, 1)];
  return ago.format(unit === "second" ? 0 : -Math.floor(ms / size), unit);
}

/** A running clock: 0:21, 2:05. */
export function formatClock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A length in words: 38 giây, 2 phút 5 giây; 38 seconds, 2 min 5 s. */
export function formatLength(language: Language, ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (language === "vi")
    return minutes === 0 ? `${seconds} giây` : `${minutes} phút${rest ? ` ${rest} giây` : ""}`;
  if (minutes === 0) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  return `${minutes} min${rest ? ` ${rest} s` : ""}`;
}

/** Bytes as people read them: 0 KB, 84 KB, 2,4 MB, 10 GB. */
export function formatBytes(language: Language, bytes: number): string {
  const tenths = (unit: number) => Math.round((bytes / unit) * 10) / 10;
  const [value, unit] =
    bytes < 1_000_000
      ? [Math.ceil(bytes / 1000), "KB"]
      : bytes < 1_000_000_000
        ? [tenths(1_000_000), "MB"]
        : [tenths(1_000_000_000), "GB"];
  return `${formatNumber(language, value as number)}\u00a0${unit}`;
}
