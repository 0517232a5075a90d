import * as v from "valibot";

/** Forms that environment variables take; an empty one counts as not given. */
export const whole = (low: number, high: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(low), v.maxValue(high));
export const flag = v.pipe(
  v.picklist(["0", "1", "true", "false"]),
  v.transform((value) => value === "1" || value === "true"),
);
export const address = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//i, "it has to begin with http:// or https://"),
);
export const filled = v.optional(v.string());
/** An address without a slash at its end, so that a path can follow. */
export const bare = (from: string): string => from.replace(/\/+$/, "");
