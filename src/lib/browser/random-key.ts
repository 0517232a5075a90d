/**
 * A key nobody else has, for calls that must not count twice. `crypto.randomUUID` is absent on plain
 * http (a shop's computers reaching the server by its address in their network); random values are not.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
