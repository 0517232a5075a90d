/** The day the legal pages last changed in what they say; change it with their words. */
export const REVISED = "2026-11-30";
