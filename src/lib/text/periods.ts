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
  return figuresOf(as(dayForm(language)), date, ["month", "year"]);
}

/**
 * Some of a day's own figures: asked for these alone, Intl writes them otherwise ("tháng 11",
 * "27-11").
 */
function figuresOf(
  form: Intl.DateTimeFormat,
  date: Date,
  wanted: readonly Intl.DateTimeFormatPartTypes[],
): string {
  const parts = form.formatToParts(date);
  return parts
    .filter(({ type }) => wanted.includes(type))
    .map(({ value }) => value)
    .join(parts.find(({ type }) => type === "literal")?.value);
}

/** The same as short as an axis has room for: days and weeks without their year. */
export function periodTick(language: Language, period: StatisticPeriod, day: string): string {
  if (period === "yearly" || period === "monthly") return periodName(language, period, day);
  const { dates, locale } = LANGUAGE_TRAITS[language];
  const date = new Date(`${day}T00:00:00Z`);
  const as = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  if (dates === "medium") return as({ day: "numeric", month: "short" }).format(date);
  return figuresOf(as(dayForm(language)), date, ["day", "month"]);
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
