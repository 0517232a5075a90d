/**
 * Reads an address's search with care: the router turns "12" and "true" into a number and a
 * boolean, and anyone can write anything there.
 */
type Search = Readonly<Record<string, unknown>>;

export function textIn(search: Search, name: string, longest = 200): string | undefined {
  const value = search[name];
  const isPlain = typeof value === "string" || typeof value === "number";
  return (isPlain && String(value).trim().slice(0, longest)) || undefined;
}
export const oneOf = <Value extends string>(
  search: Search,
  name: string,
  values: readonly Value[],
): Value | undefined => values.find((value) => value === search[name]);
export function truthIn(search: Search, name: string): boolean | undefined {
  const value = String(search[name]);
  return value === "true" ? true : value === "false" ? false : undefined;
}
/** A whole number above zero. Zero is where a list begins, and is not written. */
export function countIn(search: Search, name: string): number | undefined {
  const value = Number(search[name]);
  return Number.isSafeInteger(value) && value > 0 && value <= 9_999_999 ? value : undefined;
}
/** YYYY-MM-DD, a day there is. */
export function dayIn(search: Search, name: string): string | undefined {
  const value = search[name];
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  return new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) ? value : undefined;
}

/** Leaves out what is undefined: an address says only what differs from the default. */
export const known = <Filter extends object>(
  filter: {
    [Key in keyof Filter]: Filter[Key] | undefined;
  },
): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as Filter;

/**
 * For validateSearch: what a page reads, and nothing else. The router keeps what a reader left out,
 * so that a filter nobody knows would still reach the page.
 */
export const only =
  <Read extends object>(read: (search: Record<string, unknown>) => Read) =>
  (search: Record<string, unknown>): Read => ({
    ...Object.fromEntries(Object.keys(search).map((name) => [name, undefined])),
    ...read(search),
  });
