import type { Language, StatisticPeriod } from "#wire/values.ts";

const LOCALES = { vi: "vi-VN", en: "en-US" } as const;
/** At most this many rows are filled in: nobody reads more. */
const MOST = 120;

/** The first day of a period, as the server names it, in words; days are the shop's, not the viewer's. */
export function periodName(language: Language, period: StatisticPeriod, day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const as = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: "UTC" }).format(date);
  if (period === "yearly") return as({ year: "numeric" });
  if (period === "monthly")
    return language === "vi"
      ? `${day.slice(5, 7)}/${day.slice(0, 4)}`
      : as({ year: "numeric", month: "short" });
  return language === "vi"
    ? as({ day: "2-digit", month: "2-digit", year: "numeric" })
    : as({ dateStyle: "medium" });
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
