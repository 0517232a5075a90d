import fc from "fast-check";

interface Schema {
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

/** Texts that have made trouble elsewhere. */
const NASTY = fc.constantFrom(
  "",
  " ",
  "0",
  "-1",
  "null",
  "true",
  "{}",
  "'; drop table users; --",
  "%00",
  "\u0000",
  "\uD800",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "Ý".normalize("NFD"),
  "đ".repeat(300),
  "𝒳👗",
  "\u202Egpj",
  "1e308",
  "NaN",
  "2026-13-45",
  "__proto__",
  "%",
  "_",
  "\\",
);
const JUNK: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>,
  NASTY,
  fc.constantFrom<unknown>(null, [], {}, -0, 1e308, 2 ** 53, 0.1, true, [[[[]]]]),
);

/** A value the schema allows, as far as these keywords go. */
function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  switch (schema.type) {
    case "object":
      return objectOf(schema, fitting);
    case "array":
      return fc.array(fitting(schema.items ?? {}), { maxLength: 4 });
    case "integer":
      return fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 1e6 });
    case "number":
      return fc.double({ min: schema.minimum ?? -5, max: schema.maximum ?? 1e6, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "string":
      return textOf(schema);
    default:
      return JUNK;
  }
}
function textOf({ minLength = 0, maxLength = 60, pattern }: Schema): fc.Arbitrary<unknown> {
  const plain = fc.string({ minLength, maxLength: Math.min(maxLength, 60) });
  if (!pattern) return fc.oneof(plain, fc.constant("https://shop.example/a"), fc.emailAddress());
  return fc.oneof(fc.stringMatching(new RegExp(pattern, "u")), plain);
}

/** The same with parts exchanged for junk, missing, or beside what is asked for. */
function broken(schema: Schema): fc.Arbitrary<unknown> {
  const part = (one: Schema) => fc.oneof({ weight: 3, arbitrary: fitting(one) }, JUNK, NASTY);
  if (schema.type !== "object") return fc.oneof(part(schema), JUNK);
  return fc.oneof(
    { weight: 4, arbitrary: objectOf({ ...schema, required: [] }, part) },
    { weight: 2, arbitrary: extended(schema) },
    JUNK,
  );
}
const extended = (schema: Schema) =>
  fc
    .tuple(fitting(schema), fc.dictionary(NASTY, JUNK, { maxKeys: 3 }))
    .map(([value, more]) => ({ ...(value as object), ...more, role: "admin", plan: "enterprise" }));

function objectOf(
  { properties = {}, required = [] }: Schema,
  part: (schema: Schema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const parts = Object.entries(properties).map(([name, one]) => [name, part(one)]);
  return fc.record(Object.fromEntries(parts), {
    requiredKeys: required as never[],
    noNullPrototype: true,
  });
}

/** What is sent as a JSON body: right, broken, and no JSON at all. */
export const bodies = (schema: unknown): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: fitting(schema as Schema).map((value) => JSON.stringify(value)) },
    { weight: 5, arbitrary: broken(schema as Schema).map((value) => JSON.stringify(value)) },
    fc.constantFrom("{", "[]", '"', "nul", "{}", "[".repeat(5000), '{"a":1e999}', "﻿{}", "\u0000"),
  );

/** Query strings: right, broken and doubled. */
export const queries = (
  parameters: readonly { name: string; in: string; schema: unknown }[],
): fc.Arbitrary<string> => {
  const names = parameters.filter((one) => one.in === "query");
  if (names.length === 0) return fc.constantFrom("", "", "?x=%ZZ", "?a=1&a=2");
  const pairs = names.map(({ name, schema }) =>
    fc
      .option(fc.oneof({ weight: 3, arbitrary: fitting(schema as Schema) }, NASTY))
      .map((value) => (value === null ? [] : [[name, String(value)]])),
  );
  return fc.tuple(...pairs).map((found) => {
    try {
      return `?${new URLSearchParams(found.flat() as [string, string][])}`;
    } catch {
      return "?";
    }
  });
};
/** Ids: known ones, unknown ones, and what is none. */
export const ids = (known: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known) },
    fc.constantFrom(
      "gen_x",
      "..%2f..%2fetc",
      "%00",
      "a".repeat(200),
      "%F0%9F%91%97",
      "1",
      "-",
      "%",
    ),
  );
