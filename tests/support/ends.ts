import { createHash } from "node:crypto";
import type { AnyMachineSnapshot } from "xstate";

/** Longer than this a value is told by its beginning and a digest of the whole. */
const LONGEST = 160;

/** Plain data of any context: what can't be data (a parent, a file) goes by what it is. */
function plain(_: string, value: unknown): unknown {
  if (typeof value === "function") return "fn";
  if (value instanceof Date) return value.toISOString();
  if (value !== null && typeof value === "object") {
    if ("sessionId" in value && "getSnapshot" in value) return "actor";
    if (typeof File !== "undefined" && value instanceof File) return `file ${value.name}`;
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
