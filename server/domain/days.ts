import { ApiError } from "#server/errors.ts";
import { SHOP_OFFSET, SHOP_ZONE } from "#wire/shop-time.ts";

const DAY_MS = 86_400_000;

/** The instant a day (YYYY-MM-DD) begins in the shop's calendar. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00${SHOP_OFFSET}`);

/** Today's date in the shop's calendar, as YYYY-MM-DD. */
export const dayOf = (at: Date): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: SHOP_ZONE }).format(at);

/** The last days of the shop's calendar, the oldest first, the last the one of `at`. */
export const lastDays = (at: Date, count: number): readonly string[] =>
  Array.from({ length: count }, (_, n) => dayOf(new Date(at.getTime() - (count - 1 - n) * DAY_MS)));

/**
 * From the beginning of the first day to the end of the last, open where none is given. Throws
 * invalid_request when they are the wrong way round.
 */
export function rangeOf(days: { start_date?: string | undefined; end_date?: string | undefined }) {
  const { start_date: first, end_date: last } = days;
  if (first && last && first > last) {
    throw new ApiError("invalid_request", { fields: { end_date: "date_before_start" } });
  }
  return {
    from: first ? startOfDay(first) : null,
    to: last ? new Date(startOfDay(last).getTime() + DAY_MS) : null,
  };
}
