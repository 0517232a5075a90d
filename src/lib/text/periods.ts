import { LANGUAGE_TRAITS, type Language, type StatisticPeriod } from "#wire/values.ts";
import { dayForm } from "./format.ts";

/** At most this many rows are filled in: nobody reads more. */
const MOST = 120;

/** The first day of a period, as the server names it, in words; days are the shop's, not the viewer's. */
export function periodName(language: Language, period: StatisticPeriod, day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const { dates, locale } = LANGUAGE_TRAITS[language];
  const as = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  if (period === "yearly") return as({ year: "numeric" }).format(date);
  if (period !== "monthly") return as(dayForm(language)).format(date);
  if (dates === "medium") return as({ year: "numeric", month: "short" }).format(date);
  // The day's own figures without the day: alone, Intl writes some months with words ("tháng 11").
  const parts = as(dayForm(language)).formatToParts(date);
  const between = parts.find(({ type }) => type === "literal")?.value;
  return parts
    .filter(({ type }) => type === "month" || type === "year")
    .map(({ value }) => value)
    .join(between);
}

/** The same as short as an axis has room for: days and weeks without their year. */
export function periodTick(language: Language, period: StatisticPeriod, day: string): string {
  if (period === "yearly" || period === "monthly") return periodName(language, period, day);
  const { dates, locale } = LANGUAGE_TRAITS[language];
  const form: Intl.DateTimeFormatOptions =
    dates === "figures" ? { day: "2-digit", month: "2-digit" } : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(locale, { ...form, timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** The first day of the period that follows. */
export function nextPeriod(period: StatisticPeriod, day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (period === "yearly") date.setUTCFullYear(date.getUTCFullYear() + 1);
  else if (period === "monthly") date.setUTCMonth(date.getUTCMonth() + 1);
  else date.setUTCDate(date.getUTCDate() + (period === "weekly" ? 7 : 1));
  return date.toJSON().slice(0, 10);
}

/** Every period from the first to the last with data; a period without data is a row of zeros. */
export function withGaps(period: StatisticPeriod, days: readonly string[]): readonly string[] {
  const sorted = [...new Set(days)].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const all = [first];
  for (let day = first; day < last && all.length <= MOST; all.push(day))
    day = nextPeriod(period, day);
  return all.length > MOST || all.at(-1) !== last ? sorted : all;
}
