import type { AnyEventObject } from "xstate";

/** A value as one reads it: a thing with an id by its id and how it stands, the rest by its parts. */
export function brief(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(brief).join(", ")}]`;
  const thing = value as Readonly<Record<string, unknown>>;
  if (typeof thing.id === "string")
    return [thing.id, thing.status, thing.step].filter(Boolean).join(" ");
  const parts = Object.entries(thing).filter(([name]) => name !== "handle");
  return `{${parts.map(([name, part]) => `${name} ${brief(part)}`).join(", ")}}`;
}

const LONGEST = 120;
/** What an event carries, in one line. */
export function payloadOf(event: AnyEventObject): string {
  const { type: _, actorId: __, ...payload } = event;
  const told = Object.entries(payload)
    .map(([name, value]) => `${name} ${brief(value)}`)
    .join(", ");
  return told.length > LONGEST ? `${told.slice(0, LONGEST - 1)}…` : told;
}
