/** What a clock says without a page: in the tests of the charts, whose files share what they load. */
const STILL = Date.parse("2026-11-27T02:40:05.000Z");

/** The moment that stories count from: now, and without a page always the same one. */
export const now = (): number => (typeof document === "undefined" ? STILL : Date.now());
