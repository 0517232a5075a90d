import * as v from "valibot";
import { FIELD_CODES, type FieldCode, type TextValues } from "#server/texts/sentence-codes.ts";
import { actionsOf, schemaAt } from "./schema-parts.ts";

const KNOWN = new Set<string>(FIELD_CODES);
const isKnown = (code: string | undefined): code is FieldCode =>
  code !== undefined && KNOWN.has(code);

/** The code of each kind of issue that says enough by itself. */
const BY_KIND: Record<string, FieldCode> = {
  array: "not_a_list",
  boolean: "not_true_or_false",
  integer: "not_whole",
  iso_date: "date_format",
  iso_timestamp: "date_format",
  literal: "invalid_value",
  loose_object: "not_an_object",
  max_value: "out_of_range",
  min_value: "out_of_range",
  number: "not_a_number",
  object: "not_an_object",
  picklist: "invalid_value",
  record: "not_an_object",
  regex: "format",
  strict_object: "unknown_field",
  string: "not_text",
  url: "link_format",
};
/** Kinds whose code depends on whether a text or a list is too long or too short. */
const isLength = (type: string) => type === "min_length" || type === "max_length";

/**
 * The reason code of one issue: the schema's own where it has one, else what its kind says.
 * A missing key says nothing of its own; `schema`, in which it is missing, knows the better code.
 */
export function fieldCodeOf(issue: v.BaseIssue<unknown>, schema: v.GenericSchema): FieldCode {
  if (isKnown(issue.message)) return issue.message;
  if (issue.input === undefined) return codeOfMissing(issue, schema);
  if (isLength(issue.type)) return codeOfLength(issue);
  const nested = issue.issues?.[0];
  if (issue.type === "union" && nested) return fieldCodeOf(nested, schema);
  return BY_KIND[issue.type] ?? "format";
}

function codeOfLength({ type, input }: v.BaseIssue<unknown>): FieldCode {
  const isList = Array.isArray(input);
  if (type === "max_length") return isList ? "too_many" : "too_long";
  if (isList) return "too_few";
  return input === "" ? "required" : "too_short";
}

function codeOfMissing(issue: v.BaseIssue<unknown>, schema: v.GenericSchema): FieldCode {
  const entries = "entries" in schema ? (schema.entries as Record<string, v.GenericSchema>) : {};
  const entry = entries[v.getDotPath(issue) ?? ""];
  const message = entry && v.safeParse(entry, undefined).issues?.[0]?.message;
  return isKnown(message) ? message : "required";
}

/** Values that a sentence lists; of longer lists the first ones stand for the kind. */
const OPTIONS_SAID = 24;

/** What the sentence of an issue can say beyond its code: the range, the list, the length. */
export function fieldValuesOf(
  issue: v.BaseIssue<unknown>,
  code: FieldCode,
  schema: v.GenericSchema,
): TextValues | null {
  const part = schemaAt(
    schema,
    (issue.path ?? []).map(({ key }) => key),
  );
  if (!part) return null;
  if (code === "invalid_value") {
    const options = (part.options ?? [part.literal]).filter(isPlain);
    const more = options.length > OPTIONS_SAID ? ["…"] : [];
    return options.length > 0
      ? { options: [...options.slice(0, OPTIONS_SAID), ...more].join(", ") }
      : null;
  }
  const [low, high] = BOUNDS[code] ?? [];
  if (!low || !high) return null;
  const bounds = actionsOf(part).flatMap(({ type, requirement }): [string, number][] => {
    if (typeof requirement !== "number") return [];
    return type === low ? [["min", requirement]] : type === high ? [["max", requirement]] : [];
  });
  return bounds.length > 0 ? Object.fromEntries(bounds) : null;
}
/** The checks that hold the lower and the upper bound which a code is about. */
const BOUNDS: Partial<Record<FieldCode, [low: string, high: string]>> = {
  out_of_range: ["min_value", "max_value"],
  too_long: ["min_length", "max_length"],
  too_short: ["min_length", "max_length"],
  too_many: ["min_length", "max_length"],
  too_few: ["min_length", "max_length"],
};
const isPlain = (value: unknown) => ["string", "number", "boolean"].includes(typeof value);
