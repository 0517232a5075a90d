import { appendFileSync } from "node:fs";

/** `npm run torture` sets both: whole counts, and where what was measured is written. */
const { TORTURE, TORTURE_REPORT } = process.env;

/** How often something is tried: within the test run, and in the torture run. */
export const times = (short: number, whole: number): number => (TORTURE ? whole : short);
export const isTorture = TORTURE !== undefined;

/** Takes down a row of the table of docs/safety.md; nothing outside the torture run. */
export function measured(row: { check: string; tried: string; target: string; measured: string }) {
  if (TORTURE_REPORT) appendFileSync(TORTURE_REPORT, `${JSON.stringify(row)}\n`);
}
