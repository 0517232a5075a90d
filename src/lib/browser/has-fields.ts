/**
 * Whether a value read from outside is an object with these fields. The first page asks no more
 * than this of what it reads, so it starts without the schema library.
 */
export const hasFields = (
  value: unknown,
  fields: Readonly<Record<string, "string" | "number">>,
): boolean =>
  typeof value === "object" &&
  value !== null &&
  Object.entries(fields).every(
    ([name, type]) => typeof (value as Record<string, unknown>)[name] === type,
  );
