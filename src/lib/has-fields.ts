/**
 * Whether a value read from outside is an object with these fields. The first page asks no more
 * than this of what it reads, so it starts without the schema library.
 */
export const hasFields = <T>(
  value: unknown,
  fields: Readonly<Record<string, "string" | "number">>,
): value is T =>
  typeof value === "object" &&
  value !== null &&
  Object.entries(fields).every(([name, type]) => typeof Reflect.get(value, name) === type);
