import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { uniquePath } from "#server/files/zip.ts";
import { packingOf } from "#server/http/compress.ts";
import { LANGUAGES, type Language } from "#wire/values.ts";
import { type Person, picture, startTestServer, type TestServer } from "./support/harness.ts";
import { administrator, completedRun } from "./support/runs.ts";

let server: TestServer;
let me: Person;
let admin: Person;
let token: string;
/** May use virtual try-on alone. */
let narrow: string;
beforeAll(async () => {
  server = await startTestServer();
  me = await server.person({ plan: "starter", credits: 50 });
  admin = await administrator(server);
  const made = async (name: string, services: string[]) => {
    const body = { name, services, rate_limit_per_minute: 600 };
    return (await server.call("POST", "/api/tokens", body, { as: me })).body.value;
  };
  token = await made("all", ["virtual_try_on", "image_editing", "body_generator"]);
  narrow = await made("narrow", ["image_editing"]);
});
const by = (value: string, more: Record<string, string> = {}) => ({
  headers: { authorization: `Bearer ${value}`, ...more },
});
/** As it comes over the wire: fetch would unpack it. */
const raw = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  server.call(method, path, undefined, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  });

describe("a refusal can be acted on", () => {
  const body = { gender: "female", height_cm: 165, weight_kg: 54, age: 27, skin_tone: "light" };
  const figure = { ...body, body_type: "average", aspect_ratio: "3:4" };
  const refused = async (more: object, language: Language = "en") =>
    (
      await server.call(
        "POST",
        "/ai/body-generator",
        { ...figure, ...more },
        { ...by(token), language },
      )
    ).body;
  test("the range, the choices and the length are named, in both languages", async () => {
    expect((await refused({ age: 17 })).fields).toEqual({ age: "Enter a number from 18 to 90" });
    expect((await refused({ height_cm: 119 }, "vi")).fields).toEqual({
      height_cm: "Nhập số từ 120 đến 220",
    });
    expect((await refused({ aspect_ratio: "2:1" })).fields).toEqual({
      aspect_ratio: "Choose one of these: 1:1, 3:4, 9:16, 4:3, 16:9",
    });
    expect((await refused({ hints: Array(11).fill("tóc ngắn") })).fields).toEqual({
      hints: "Send at most 10",
    });
    expect((await refused({ hints: ["x".repeat(61)] })).fields).toEqual({
      "hints.0": "Write at most 60 characters",
    });
    const long = { name: "x", services: ["hair"], rate_limit_per_minute: 60 };
    const { fields } = (await server.call("POST", "/api/tokens", long, { as: me })).body;
    expect(fields["services.0"]).toMatch(/^Choose one of these: virtual_try_on, /);
  });
  test("the sentence for a log names the field, one of the specification's stands as it is", async () => {
    const { message, detail } = await refused({ age: 17, height_cm: 5 });
    expect([message, detail]).toEqual(Array(2).fill("height_cm: Enter a number from 120 to 220"));
    expect((await refused({ gender: undefined })).message).toBe("gender: This is needed");
    const nobody = { name: "Lan Anh", email: "lan", password: "matkhau88" };
    const { body: said } = await server.call("POST", "/auth/register", nobody);
    expect(said.message).toBe("Please enter a valid email");
  });
  test("an end before the start is no number", async () => {
    const path = "/api/admin/statistics/generations?start_date=2026-11-20&end_date=2026-11-19";
    const { status, body: said } = await server.call("GET", path, undefined, { as: admin });
    expect([status, said.fields]).toEqual([
      422,
      { end_date: "Choose the first day or a later one" },
    ]);
  });
  test("of two pictures, the one that is too small", async () => {
    const large = (await server.upload(me, await picture())).body.id;
    const small = (await server.upload(me, await picture(100, 100))).body.id;
    const order = { model: large, garment: small };
    const { status, body: said } = await server.call(
      "POST",
      "/ai/virtual-try-on",
      order,
      by(token),
    );
    expect([status, said.code, Object.keys(said.fields)]).toEqual([
      422,
      "image_too_small",
      ["garment"],
    ]);
    expect(said.message).toMatch(/^This picture is too small/);
  });
  test("a body that is no JSON is told what to send; a byte order mark is no fault", async () => {
    const post = (text: string, type: string) =>
      server.call("POST", "/api/quote", text, by(token, { "content-type": type }));
    const form = await post("feature=image_editing", "application/x-www-form-urlencoded");
    expect([form.status, form.body.code]).toEqual([400, "invalid_json"]);
    expect(form.body.message).toContain("application/json");
    const marked = await post('\uFEFF{"feature":"image_editing"}', "application/json");
    expect([marked.status, marked.body.cost]).toEqual([200, 1]);
  });
  test("what no further choice could mend has no price", async () => {
    const quote = (feature: string, settings: object) =>
      server.call("POST", "/api/quote", { feature, settings }, by(token));
    const ten = await quote("image_to_video", { model: "veo3", duration: 10 });
    expect([ten.status, ten.body.code, ten.body.fields]).toEqual([
      422,
      "unsupported_combination",
      { duration: "Choose one of these: 8" },
    ]);
    const flag = await quote("image_to_video", { model: "veo_v2", generate_audio: true });
    expect(flag.body.fields).toEqual({ generate_audio: "This model doesn't take this choice" });
    const hair = await quote("hairstyle_changer", { gender: "male", style: "hime" });
    expect([hair.status, Object.keys(hair.body.fields)]).toEqual([422, ["style"]]);
    const age = await quote("body_generator", { age: 17 });
    expect(age.body.fields).toEqual({ "settings.age": "Enter a number from 18 to 90" });
    const words = await quote("image_editing", { prompt: "add a cat sitting beside" });
    expect([words.status, words.body.code]).toEqual([422, "instruction_not_supported"]);
    for (const [feature, early] of [
      ["image_to_video", {}],
      ["image_to_video", { model: "veo3" }],
      ["image_to_video", { duration: 10 }],
      ["hairstyle_changer", { style: "custom", gender: "male" }],
      ["hairstyle_changer", { style: "hime" }],
      ["image_editing", {}],
      ["body_generator", { gender: "female" }],
    ] as const) {
      expect([feature, early, (await quote(feature, early)).status]).toEqual([feature, early, 200]);
    }
  });
  test("a cursor of another list is refused", async () => {
    await completedRun(server, me);
    await completedRun(server, me);
    const lists = ["/api/generations", "/api/assets", "/api/credits/entries"];
    const cursors = await Promise.all(
      lists.map(async (list) => (await raw(`${list}?limit=1`)).body.next_cursor),
    );
    for (const [n, list] of lists.entries()) {
      for (const [m, cursor] of cursors.entries()) {
        const { status, body: said } = await raw(`${list}?limit=1&cursor=${cursor}`);
        expect([list, m, status]).toEqual([list, m, n === m ? 200 : 422]);
        if (n !== m) expect(Object.keys(said.fields)).toEqual(["cursor"]);
      }
    }
  });
});

describe("an address that is nearly right", () => {
  test("answers JSON and names the right one; ids keep their letters", async () => {
    for (const [method, path, meant] of [
      ["GET", "/api/generations/", "/api/generations"],
      ["POST", "/ai/body-generator/", "/ai/body-generator"],
      ["GET", "//api/generations", "/api/generations"],
      ["GET", "/API/Generations", "/api/generations"],
      ["GET", "/api//generations/gen_AbC/", "/api/generations/gen_AbC"],
      ["OPTIONS", "/api/generations/", "/api/generations"],
    ] as const) {
      const { status, body } = await raw(path, {}, method);
      expect([path, status, body.code]).toEqual([path, 404, "not_found"]);
      expect(body.message).toBe(`There is nothing at this address. Did you mean ${meant}?`);
    }
  });
  test("a wrong path, a foreign or unknown id, and a gateway that isn't set up are told apart", async () => {
    const other = await server.person();
    const foreign = (await server.upload(other, await picture())).body.id;
    const said = async (path: string, method = "GET") => {
      const { status, body } = await raw(path, {}, method);
      expect([path, status, body.code]).toEqual([path, 404, "not_found"]);
      return body.message;
    };
    const yours = "This isn't here, or it isn't yours.";
    expect(await said("/api/generatons")).toBe("There is nothing at this address.");
    expect(await said(`/api/assets/${foreign}`)).toBe(yours);
    expect(await said("/api/assets/ast_nothing")).toBe(yours);
    expect(await said("/webhooks/stripe", "POST")).toBe("This payment gateway isn't set up here.");
    expect(await said("/auth/google/start?redirect=/")).toMatch(
      /^Sign-in with Google isn't set up/,
    );
  });
  test("methods: only those that are served, and OPTIONS says them without opening the door", async () => {
    const wrong = await raw("/api/quote", {}, "PUT");
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "POST"]);
    const unbuilt = await server.call("POST", "/webhooks/engines/fal", {});
    expect([unbuilt.status, unbuilt.headers.get("allow")]).toEqual([404, null]);
    const asked = await raw("/api/assets", { origin: "https://shop.example" }, "OPTIONS");
    expect([asked.status, asked.headers.get("allow")]).toEqual([204, "POST, GET, HEAD, OPTIONS"]);
    const names = [...asked.headers.keys()].filter((name) => name.startsWith("access-control"));
    expect(names).toEqual([]);
    expect((await raw("/api/nothing", {}, "OPTIONS")).status).toBe(404);
  });
});

describe("who calls", () => {
  const asked = (headers: Record<string, string>) =>
    server.call("GET", "/api/credits", undefined, { headers });
  test("is told how to sign in; the app's own sentence stays", async () => {
    const none = await asked({});
    expect([none.status, none.body.message]).toEqual([401, "Please login to access this feature."]);
    expect(none.headers.get("www-authenticate")).toBe('Bearer realm="mau-studio"');
    const form = "Send the API token in this header: Authorization: Bearer mau_…";
    for (const headers of [
      { authorization: `Token ${token}` },
      { authorization: token },
      { "x-api-key": token },
    ] as Record<string, string>[]) {
      const { status, body } = await asked(headers);
      expect([status, body.code, body.message]).toEqual([401, "unauthorized", form]);
    }
    const browser = { authorization: "Basic eDp5", "sec-fetch-site": "same-origin" };
    expect((await asked(browser)).body.message).toBe(none.body.message);
    const mistyped = `${token.slice(0, -1)}${token.endsWith("x") ? "y" : "x"}`;
    expect((await asked(by(mistyped).headers)).body.message).toMatch(/isn't a whole API token/);
  });
  test("a notice with a wrong signature is told about the signature", async () => {
    const { status, body, headers } = await server.call("POST", "/webhooks/sandbox", "{}");
    expect([status, body.code, headers.get("www-authenticate")]).toEqual([
      401,
      "unauthorized",
      null,
    ]);
    expect(body.message).toMatch(/signature/);
  });
  test("a token that may not make a call is told that it is a token", async () => {
    for (const path of ["/auth/profile", "/api/admin/audit"]) {
      const { status, body } = await raw(path);
      expect([path, status, body.message]).toEqual([
        path,
        403,
        "API tokens can't make this call. It takes a person's session.",
      ]);
    }
  });
  test("a token reads its account's ledger, without ids of runs that it may not read", async () => {
    const { id } = await completedRun(server, me);
    const lines = async (value: string) => {
      const { status, body } = await server.call(
        "GET",
        "/api/credits/entries",
        undefined,
        by(value),
      );
      expect(status).toBe(200);
      return body.items.slice(0, 2);
    };
    const seen = [await lines(token), await lines(narrow)];
    for (const [items, run] of [
      [seen[0], id],
      [seen[1], null],
    ] as const) {
      expect(items).toMatchObject([
        { kind: "capture", credits: 0, generation_id: run },
        { kind: "reserve", credits: -1, generation_id: run },
      ]);
    }
  });
  test("its price names nothing that was made a moment ago, which a page is told", async () => {
    const { id } = await completedRun(server, me);
    const asked = { feature: "virtual_try_on", settings: {} };
    const told = await server.call("POST", "/api/quote", asked, { as: me });
    expect(told.body.just_made[0].id).toBe(id);
    const quote = await server.call("POST", "/api/quote", asked, by(token));
    const known = ["affordable", "alternatives", "balance", "cost"];
    expect(Object.keys(quote.body).sort()).toEqual(known);
  });
  test("a public call with a token is anyone's, and shows that the token is alive", async () => {
    const body = { name: "fresh", services: ["image_editing"], rate_limit_per_minute: 1 };
    const made = (await server.call("POST", "/api/tokens", body, { as: me })).body;
    for (let n = 0; n < 3; n++) {
      const { status, headers } = await server.call(
        "GET",
        "/api/samples",
        undefined,
        by(made.value),
      );
      expect([status, headers.get("ratelimit-limit")]).toEqual([200, null]);
    }
    const path = `/api/tokens/${made.token.id}`;
    const { last_used_at } = (await server.call("GET", path, undefined, { as: me })).body;
    expect(Date.parse(last_used_at)).toBeGreaterThan(Date.parse(made.token.created_at) - 1);
    // It still has its one call a minute.
    expect((await server.call("GET", "/api/credits", undefined, by(made.value))).status).toBe(200);
    expect((await server.call("GET", "/api/credits", undefined, by(made.value))).status).toBe(429);
  });
});

describe("on the way", () => {
  test("the language of an answer is told, and that it depends on what was asked", async () => {
    for (const language of LANGUAGES) {
      for (const path of ["/api/nothing", "/api/samples", "/api/generations"]) {
        const { headers } = await server.call("GET", path, undefined, { language });
        expect(headers.get("content-language")).toBe(language);
        expect(headers.get("vary")).toMatch(/accept-language/);
      }
    }
  });
  /** Bytes as sent, with the headers. */
  const sent = async (path: string, headers: Record<string, string>) => {
    const { default: http } = await import("node:http");
    return new Promise<{ headers: Record<string, unknown>; bytes: Buffer }>((resolve) => {
      const given = { authorization: `Bearer ${token}`, ...headers };
      http.get(server.url + path, { headers: given }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () => resolve({ headers: answer.headers, bytes: Buffer.concat(parts) }));
      });
    });
  };
  test("long JSON is packed as asked; short answers, secrets and files are not", async () => {
    const path = "/api/hairstyles";
    const plain = await sent(path, { "accept-encoding": "identity" });
    expect([plain.headers["content-encoding"], plain.bytes.length > 2000]).toEqual([
      undefined,
      true,
    ]);
    for (const [accepted, packing, unpack] of [
      ["gzip", "gzip", gunzipSync],
      ["gzip, deflate, br", "br", brotliDecompressSync],
    ] as const) {
      const { headers, bytes } = await sent(path, { "accept-encoding": accepted });
      expect([headers["content-encoding"], String(headers.vary)]).toEqual([
        packing,
        expect.stringMatching(/accept-encoding/),
      ]);
      expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
      expect(unpack(bytes).equals(plain.bytes)).toBe(true);
    }
    const short = await sent("/api/costs", { "accept-encoding": "br" });
    expect([
      short.headers["content-encoding"],
      JSON.parse(String(short.bytes)).image_editing,
    ]).toEqual([undefined, 1]);
    for (let n = 0; n < 8; n++) await server.again(me);
    const session = { "accept-encoding": "br", authorization: `Bearer ${me.token}` };
    const secret = await sent("/auth/sessions", session);
    expect([secret.headers["content-encoding"], secret.bytes.length > 1024]).toEqual([
      undefined,
      true,
    ]);
    expect(packingOf("br;q=0, gzip;q=0.5")).toBe("gzip");
    expect(packingOf("br;q=0.0")).toBe(null);
  });
  test("a file that is known is not sent again; a changed one is sent whole", async () => {
    const { url } = (await server.upload(me, await picture())).body;
    const first = await fetch(server.url + url);
    const etag = first.headers.get("etag") ?? "";
    const length = (await first.arrayBuffer()).byteLength;
    expect(etag).toMatch(/^"\w+-\w+"$/);
    const again = (headers: Record<string, string>) => fetch(server.url + url, { headers });
    for (const known of [etag, `"x", W/${etag}`, "*"]) {
      const answer = await again({ "if-none-match": known });
      expect([answer.status, answer.headers.get("etag")]).toEqual([304, etag]);
    }
    expect((await again({ "if-none-match": '"other"' })).status).toBe(200);
    const modified = first.headers.get("last-modified") ?? "";
    expect((await again({ "if-modified-since": modified })).status).toBe(304);
    const part = { range: "bytes=0-9" };
    expect((await again({ ...part, "if-range": etag })).status).toBe(206);
    const whole = await again({ ...part, "if-range": '"other"' });
    expect([whole.status, (await whole.arrayBuffer()).byteLength]).toEqual([200, length]);
  });
  test("administrators' lists all turn pages in one way", async () => {
    const mine = `users/${me.id}/generations`;
    const lists = ["audit", "payments", "reports", "community", "contact", "users/search", mine];
    for (const list of lists) {
      const get = (query: string) =>
        server.call("GET", `/api/admin/${list}?${query}`, undefined, { as: admin });
      const { body } = await get("limit=1&offset=1");
      expect([list, body.limit, body.offset, typeof body.total]).toEqual([list, 1, 1, "number"]);
      const none = await get("limit=0");
      expect([list, none.status, Object.keys(none.body.fields)]).toEqual([list, 422, ["limit"]]);
    }
    const all = await server.call("GET", `/api/admin/${mine}`, undefined, { as: admin });
    const second = await server.call("GET", `/api/admin/${mine}?limit=1&offset=1`, undefined, {
      as: admin,
    });
    expect(all.body.total).toBe(all.body.items.length);
    expect(second.body.items).toEqual([all.body.items[1]]);
  });
});

test("a file's name keeps its quotes and its ending", async () => {
  const named = async (name: string) => (await server.upload(me, await picture(), name)).body.name;
  expect(await named('váy 5" đỏ.jpg')).toBe('váy 5" đỏ.jpg');
  expect(await named("100%25 lụa.jpg")).toBe("100%25 lụa.jpg");
  const long = await named(`${"áo dài ".repeat(40)}.jpeg`);
  expect([long.length <= 200, long.endsWith(".jpeg"), long.startsWith("áo dài")]).toEqual(
    Array(3).fill(true),
  );
  // In an archive it must also be a name on Windows.
  expect(uniquePath({ name: 'váy 5" a/b?.jpg' }, new Set())).toBe("váy 5- a-b-.jpg");
  const joined = await named(`${"👩‍👩‍👧".repeat(60)}.png`);
  expect([joined.length <= 200, /^(👩‍👩‍👧)+\.png$/u.test(joined)]).toEqual([true, true]);
});
