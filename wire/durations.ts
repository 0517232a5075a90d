/** Whole units of milliseconds, for sentences that tell a time of `TIMES`. */
export const inSeconds = (milliseconds: number): number => Math.round(milliseconds / 1000);
export const inMinutes = (milliseconds: number): number => Math.round(milliseconds / 60_000);
export const inHours = (milliseconds: number): number => Math.round(milliseconds / 3_600_000);
export const inDays = (milliseconds: number): number => Math.round(milliseconds / 86_400_000);
/** Twelve months are 365 days. */
export const inMonths = (milliseconds: number): number =>
  Math.round((milliseconds / (365 * 86_400_000)) * 12);
