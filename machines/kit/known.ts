/** A value that the chart has seen to be there; a chart that has not fails by its name. */
export function known<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`There is no ${name} yet.`);
  return value;
}
