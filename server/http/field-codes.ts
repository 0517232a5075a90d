import * as v from "valibot";
import { FIELD_CODES, type FieldCode } from "#server/texts/texts.ts";

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
