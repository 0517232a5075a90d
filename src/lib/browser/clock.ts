/** The server's clock as this page knows it: the PC's own, moved by the last Date header. */
let offset = 0;
let isTold = false;
/** Takes a response's Date header (whole seconds, so a step of under two is noise). */
export function takeServerDate(header: string | null): void {
  const server = header === null ? Number.NaN : Date.parse(header);
  if (Number.isNaN(server)) return;
  isTold = true;
  const found = server - Date.now();
  offset = Math.abs(found) < 2000 ? 0 : found;
}
export const serverNow = (): number => Date.now() + offset;
/** The time, and whether a server has told it: before, a computer whose clock is a week off is believed. */
export interface Clock {
  now(): number;
  isTold(): boolean;
}
export const serverClock: Clock = { now: serverNow, isTold: () => isTold };
