import { createHash } from "node:crypto";
import type { AnyMachineSnapshot } from "xstate";

/** Longer than this a value is told by its beginning and a digest of the whole. */
const LONGEST = 160;

/**
 * Plain data of any context, for JSON.stringify: what can't be data (a parent, a file) goes by what
 * it is. An actor would tell the id it has in this run.
 */
function plain(this: unknown, key: string, value: unknown): unknown {
  const raw = (this as Readonly<Record<string, unknown>>)[key];
  if (typeof raw === "function") return "fn";
  if (raw !== null && typeof raw === "object") {
    if ("sessionId" in raw && "getSnapshot" in raw) return "actor";
    if (typeof File !== "undefined" && raw instanceof File) return `file ${raw.name}`;
  }
  return value;
}
function told(value: unknown): string {
  const text = JSON.stringify(value, plain) ?? '"nothing"';
  if (text.length <= LONGEST) return text;
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return JSON.stringify(`${text.slice(0, LONGEST - 60).replaceAll('"', "'")}… ${digest}`);
}

/** One end state, a line a value of its context. */
export function writeEnd(story: string, end: AnyMachineSnapshot): string {
  const known = Object.entries(end.context as object).map(
    ([key, value]) => `    ${JSON.stringify(key)}: ${told(value)}`,
  );
  const lines = [
    `    "(state)": ${JSON.stringify(end.value)}`,
    `    "(running)": ${JSON.stringify(Object.keys(end.children).sort())}`,
    ...known,
  ];
  return `  ${JSON.stringify(story)}: {\n${lines.join(",\n")}\n  }`;
}
