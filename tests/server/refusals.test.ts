import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import type { ApiError } from "#server/errors.ts";
import { validate } from "#server/http/body.ts";
import { PersonName } from "#wire/accounts.ts";
import { countQuery, Email, Id, PageQuery, text } from "#wire/common.ts";
import { ContactFields } from "#wire/contact.ts";
import type { Endpoint } from "#wire/endpoints/endpoint.ts";
import { ENDPOINTS } from "#wire/endpoints.ts";
import type { Language } from "#wire/values.ts";
import { type Person, picture, startTestServer, type TestServer } from "./support/harness.ts";

/** The codes that a value is refused with, by field; null when it passes. */
function codesOf(schema: v.GenericSchema, value: unknown): Record<string, string> | null {
  try {
    validate(schema, value);
    return null;
  } catch (error) {
    return (error as ApiError).options.fields ?? {};
  }
}

/** Every kind of issue that a body or a query of the wire can raise, with a value that raises it. */
const KINDS: Record<string, readonly [v.GenericSchema, unknown, string]> = {
  array: [v.array(Id), "a", "not_a_list"],
  boolean: [v.boolean(), "yes", "not_true_or_false"],
  check: [Email, "a@b", "email_invalid"],
  integer: [v.pipe(v.number(), v.integer()), 1.5, "not_whole"],
  iso_date: [v.pipe(v.string(), v.isoDate()), "27/11/2026", "date_format"],
  iso_timestamp: [v.pipe(v.string(), v.isoTimestamp()), "today", "date_format"],
  literal: [v.literal(false), true, "invalid_value"],
  max_length: [text(3), "dài quá", "too_long"],
  max_value: [v.pipe(v.number(), v.maxValue(3)), 4, "out_of_range"],
  min_length: [v.pipe(v.string(), v.minLength(3)), "a", "too_short"],
  min_value: [v.pipe(v.number(), v.minValue(3)), 2, "out_of_range"],
  number: [v.number(), "4", "not_a_number"],
  object: [v.object({}), 4, "not_an_object"],
  picklist: [v.picklist(["a", "b"]), "c", "invalid_value"],
  record: [v.record(v.string(), v.string()), 4, "not_an_object"],
  regex: [v.pipe(v.string(), v.regex(/^a$/)), "b", "format"],
  string: [v.string(), 4, "not_text"],
  union: [v.union([v.number(), v.boolean()]), "x", "not_a_number"],
  url: [v.pipe(v.string(), v.url()), "shop", "link_format"],
};
/** Wrappers and changes that raise nothing of their own. */
const SILENT = ["nullable", "optional", "partial_check", "transform", "unknown"];

/** The kinds of everything inside a schema. */
function kindsIn(schema: unknown, found = new Set<string>()): Set<string> {
  if (!schema || typeof schema !== "object") return found;
  const node = schema as Record<string, unknown>;
  if (typeof node.type === "string") found.add(node.type);
  for (const part of ["pipe", "wrapped", "item", "key", "value", "options"]) {
    const inner = node[part];
    for (const one of Array.isArray(inner) ? inner : [inner]) kindsIn(one, found);
  }
  for (const one of Object.values((node.entries as object) ?? {})) kindsIn(one, found);
  return found;
}

describe("every kind of mistake has its own reason", () => {
  test.each(Object.entries(KINDS))("%s", (_, [schema, value, code]) => {
    expect(codesOf(v.object({ field: schema }), { field: value })).toEqual({ field: code });
  });
  test("the table holds every kind that the wire's bodies and queries use", () => {
    const used = new Set<string>();
    for (const endpoint of Object.values(ENDPOINTS) as Endpoint[]) {
      for (const schema of [endpoint.body, endpoint.query]) kindsIn(schema, used);
    }
    kindsIn(ContactFields, used);
    const known = [...Object.keys(KINDS), ...SILENT];
    expect([...used].filter((kind) => !known.includes(kind))).toEqual([]);
  });
  test("what is missing, empty, or too many is said so", () => {
    const List = v.object({ list: v.pipe(v.array(Id), v.minLength(1), v.maxLength(2)) });
    expect(codesOf(List, {})).toEqual({ list: "required" });
    expect(codesOf(List, { list: [] })).toEqual({ list: "too_few" });
    expect(codesOf(List, { list: ["a", "b", "c"] })).toEqual({ list: "too_many" });
    expect(codesOf(List, { list: ["a", 4] })).toEqual({ "list.1": "not_text" });
    expect(codesOf(v.object({ id: Id }), { id: "" })).toEqual({ id: "required" });
    expect(codesOf(v.object({ id: Id }), { id: "x".repeat(101) })).toEqual({ id: "too_long" });
    for (const whole of [[], null, 4, "x"]) {
      expect(codesOf(v.object({ id: Id }), whole)).toEqual({ body: "not_an_object" });
    }
  });
  test("a number in a query: not one, outside, or in parts", () => {
    const Query = v.object({ n: countQuery(1, 100) });
    const asked = (n: string) => codesOf(Query, { n })?.n;
    expect(["", "abc", "1e2", "0x10", "1 "].map(asked)).toEqual(Array(5).fill("not_a_number"));
    expect(["0", "-1", "101", "9".repeat(400)].map(asked)).toEqual(Array(4).fill("out_of_range"));
    expect(asked("1.5")).toBe("not_whole");
    expect(["1", "24", "100"].map(asked)).toEqual([undefined, undefined, undefined]);
    expect(v.parse(v.object(PageQuery), {})).toEqual({ limit: 24 });
  });
});

describe("characters that nobody sees", () => {
  const Body = v.object({ name: text(100), more: v.record(v.string(), v.unknown()) });
  test("are refused on the field that holds them, however deep; line breaks and tabs are text", () => {
    expect(codesOf(Body, { name: "a\0b", more: { deep: [{ x: "\u0007" }] } })).toEqual({
      name: "control_characters",
      "more.deep.0.x": "control_characters",
    });
    expect(codesOf(Body, { name: "a\ud800", more: {} })).toEqual({ name: "control_characters" });
    expect(codesOf(Body, { name: "hai\n\tdòng", more: {} })).toBeNull();
  });
  test("marks that turn the reading direction around are refused; joined emoji are text", () => {
    for (const mark of "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069") {
      const body = { name: `Lan ${mark}hnA`, more: { prompt: mark } };
      expect(codesOf(Body, body)).toEqual({
        name: "control_characters",
        "more.prompt": "control_characters",
      });
    }
    const family = { name: "👩‍👩‍👧 áo dài 🏳️‍🌈", more: { prompt: "👗‍" } };
    expect(codesOf(Body, family)).toBeNull();
  });
  test("a text of nothing that can be seen is empty", () => {
    const Name = v.object({ name: v.pipe(text(60), v.minLength(1, "token_name_required")) });
    for (const name of ["\u200b", " \u2060\u200d ", "\ufeff", "\u200c\u200c"]) {
      expect(codesOf(Name, { name })).toEqual({ name: "token_name_required" });
      expect(codesOf(v.object({ name: PersonName }), { name: `${name}${name}a` })).toEqual({
        name: "name_short",
      });
    }
    expect(v.parse(Name, { name: "\u200bÁo\u200b " })).toEqual({ name: "Áo" });
  });
  test("a body nested a hundred thousand deep is walked without falling over", () => {
    let deep: unknown = "\0";
    for (let level = 0; level < 100_000; level++) deep = [deep];
    expect(Object.values(codesOf(Body, { name: "a", more: { deep } }) ?? {})).toEqual([
      "control_characters",
    ]);
  });
});

describe("through the server", () => {
  let server: TestServer;
  let me: Person;
  beforeAll(async () => {
    server = await startTestServer();
    me = await server.person({ plan: "starter" });
  });
  const post = (at: string, body: unknown, as?: Person) =>
    server.call("POST", at, body, as ? { as } : {});

  test("an address with hidden characters is refused, never mended into another", async () => {
    const hidden = ["a\0@x.vn", "a@x.vn\0", "a\u0007@x.vn", "a\u200b@x.vn", "\u202ea@x.vn"];
    hidden.push("a\ud800@x.vn", "a@x\u00ad.vn", "a\u007f@x.vn", "a\nb@x.vn");
    for (const email of hidden) {
      const person = { name: "Lan Anh", email, password: "matkhau88" };
      const calls = [
        post("/auth/register", person),
        post("/auth/generate_otp", { email }),
        post("/auth/forgot_password", { email }),
        post("/auth/verify_otp", { email, otp: 123_456 }),
        post("/auth/change_email", { email }, me),
      ];
      for (const { status, body } of await Promise.all(calls)) {
        expect([JSON.stringify(email), status, body.fields]).toEqual([
          JSON.stringify(email),
          422,
          { email: "Please enter a valid email" },
        ]);
      }
    }
    expect(await server.query("select 1 from users where email like 'a%@x%'")).toEqual([]);
  });
  test("names and passwords with control characters are refused; a pasted line break is a space", async () => {
    const email = "hidden@mau.test";
    const asked = { name: "Lan\0Anh", email, password: "mat\0khau88" };
    expect((await post("/auth/register", asked)).body.fields).toEqual({
      name: "Remove the hidden characters from this text",
      password: "Remove the hidden characters from this text",
    });
    const turned = await post("/auth/register", {
      ...asked,
      name: "Lan \u202ehnA",
      password: "matkhau88",
    });
    expect([turned.status, Object.keys(turned.body.fields)]).toEqual([422, ["name"]]);
    const token = { name: "kho\u2067á", services: ["virtual_try_on"], rate_limit_per_minute: 1 };
    const refused = await post("/api/tokens", token, me);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ["name"]]);
    const pasted = { name: "Lan\nAnh", email, password: "matkhau88" };
    expect((await post("/auth/register", pasted)).body.user.name).toBe("Lan Anh");
  });
  test("limits, cursors, seeds and ids are told apart, in both languages", async () => {
    const list = async (query: string, language: Language = "en") =>
      (await server.call("GET", `/api/generations?${query}`, undefined, { as: me, language })).body;
    const number = "Enter a number from 1 to 100";
    expect((await list("limit=0")).fields).toEqual({ limit: number });
    expect((await list("limit=101")).message).toBe(`limit: ${number}`);
    expect((await list("limit=x")).fields).toEqual({ limit: "Enter a number" });
    expect((await list("limit=x", "vi")).fields).toEqual({ limit: "Nhập một số" });
    expect((await list("cursor=abc")).fields.cursor).toMatch(/Start from the first page/);
    expect((await list(`cursor=${"x".repeat(301)}`)).fields.cursor).toMatch(/first page/);
    expect((await list("q=%00")).fields.q).toMatch(/hidden characters/);
    expect((await list("status=lost")).fields.status).toBe(
      "Choose one of these: queued, processing, completed, failed, cancelled, success",
    );
    const order = async (more: object) =>
      (await post("/ai/virtual-try-on", { model: "a", garment: "b", ...more }, me)).body.fields;
    expect(await order({ seed: "7" })).toEqual({ seed: "Enter a number" });
    expect(await order({ seed: 1.5 })).toEqual({ seed: "Enter a whole number" });
    expect(await order({ seed: -1 })).toEqual({ seed: "Enter a number from 0 to 2147483647" });
    expect(await order({ model: 7 })).toEqual({ model: "Send this as text" });
    expect(await order({ model: "x".repeat(101) })).toEqual({
      model: "Write at most 100 characters",
    });
  });
  test("every refused body or query names what is wrong", async () => {
    for (const [name, entry] of Object.entries(ENDPOINTS) as [string, Endpoint][]) {
      if (!entry.body || entry.multipart || !["public", "session", "token"].includes(entry.access))
        continue;
      for (const body of ["null", "4", '"x"', "[]"]) {
        const answer = await server.call(entry.method, entry.path.replace(/:\w+/, "x"), body, {
          as: me,
        });
        if (answer.status === 404 || answer.status === 405) continue;
        expect([name, body, answer.status, answer.body.fields]).toEqual([
          name,
          body,
          422,
          { body: "Send this as a group of named values" },
        ]);
      }
    }
    const headers = { "idempotency-key": "x".repeat(256) };
    const { id } = (await server.upload(me, await picture())).body;
    const order = { model: id, garment: id };
    const kept = await server.call("POST", "/ai/virtual-try-on", order, { as: me, headers });
    expect(kept.body.fields).toEqual({ "idempotency-key": "Write at most 255 characters" });
  });
});
