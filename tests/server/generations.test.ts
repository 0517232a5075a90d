import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "#server/root.ts";
import type { Entry } from "#wire/credits.ts";
import { Generation } from "#wire/generations.ts";
import {
  type Answer,
  type Person,
  picture,
  startTestServer,
  type TestServer,
  until,
} from "./support/harness.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ samples: path.join(ROOT, "samples") });
});

const asset = async (as: Person, width = 300, height = 400): Promise<string> =>
  (await server.upload(as, await picture(width, height))).body.id;
const order = async (as: Person, more: Record<string, unknown> = {}) => ({
  model: await asset(as),
  garment: await asset(as),
  ...more,
});
const tryOn = (as: Person, body: unknown, key?: string): Promise<Answer> =>
  server.call("POST", "/ai/virtual-try-on", body, {
    as,
    ...(key ? { headers: { "idempotency-key": key } } : {}),
  });
const read = (as: Person, id: string) =>
  server.call("GET", `/api/generations/${id}`, undefined, { as });
const ended = (as: Person, id: string) =>
  until(
    async () => (await read(as, id)).body,
    ({ status }) => status !== "queued" && status !== "processing",
  );
const ledger = (id: string) =>
  server.query<{ kind: string; credits: number }>(
    "select kind, credits from entries where generation_id = $1 order by seq",
    [id],
  );
const account = async (id: string) => {
  const [row] = await server.query<{ balance: number; sum: number }>(
    "select balance, (select coalesce(sum(credits),0)::int from entries where user_id = $1) as sum from users where id = $1",
    [id],
  );
  expect(row?.sum).toBe(row?.balance);
  return row?.balance;
};

describe("a run", () => {
  test("goes from 202 to a result, paid once, as the wire says", async () => {
    const me = await server.person();
    const made = await tryOn(me, await order(me, { seed: 7 }));
    expect(made.status).toBe(202);
    expect(v.safeParse(Generation, made.body).issues).toBeUndefined();
    expect(made.body).toMatchObject({
      status: "queued",
      waits_for: "turn",
      cost: 1,
      charged: 1,
      cancel_refund: 1,
      progress: 0,
      seed: 7,
    });
    const done = await ended(me, made.body.id);
    expect(v.safeParse(Generation, done).issues).toBeUndefined();
    expect(done).toMatchObject({
      status: "completed",
      progress: 100,
      step: null,
      charged: 1,
      refunded: 0,
      cancel_refund: 0,
      error: null,
    });
    expect(done.inputs.map((input: { role: string }) => input.role).sort()).toEqual([
      "clothing_item",
      "person_image",
    ]);
    expect(done.result.details).toMatchObject({ width: 300, height: 400, mime: "image/png" });
    expect(await ledger(done.id)).toEqual([
      { kind: "reserve", credits: -1 },
      { kind: "capture", credits: 0 },
    ]);
    expect(await account(me.id)).toBe(4);
  });
  test("names its failure, gives everything back and says so", async () => {
    const me = await server.person();
    const made = await tryOn(me, await order(me, { prompt: "fail:no_person" }));
    const done = await ended(me, made.body.id);
    expect(done).toMatchObject({ status: "failed", charged: 0, refunded: 1, result: null });
    expect(done.error.code).toBe("no_person");
    expect(done.error.message).toMatch(/No person found/);
    expect(await account(me.id)).toBe(5);
    const broken = await tryOn(me, await order(me, { prompt: "crash" }));
    expect((await ended(me, broken.body.id)).error.code).toBe("engine_failed");
    expect(await account(me.id)).toBe(5);
  });
  test("that fails is refunded once, whatever the tool and the step", async () => {
    const me = await server.person();
    const image = await asset(me);
    const body = { gender: "female", height_cm: 165, weight_kg: 52, age: 25, skin_tone: "light" };
    const look = { ...body, body_type: "slim", aspect_ratio: "3:4" };
    const hair = { photo: image, gender: "female", style: "pixie" };
    const tools: [string, object][] = [
      ["virtual-try-on", { model: image, garment: image }],
      ["body-generator", look],
      ["hairstyle-changer", hair],
    ];
    for (const [tool, settings] of tools) {
      for (const step of ["analyzing", "processing", "generating"]) {
        const sent = { ...settings, prompt: `fail:timed_out:${step}` };
        const made = await server.call("POST", `/ai/${tool}`, sent, { as: me });
        expect([tool, step, made.status, made.body.cost]).toEqual([tool, step, 202, 1]);
        const done = await ended(me, made.body.id);
        expect(done).toMatchObject({ status: "failed", charged: 0, refunded: 1 });
        expect(await ledger(done.id)).toEqual([
          { kind: "reserve", credits: -1 },
          { kind: "refund", credits: 1 },
        ]);
        expect(await account(me.id)).toBe(5);
      }
    }
  });
  test("names its built-in pictures in the reader's language, and is found in the library by them", async () => {
    const me = await server.person();
    const { body } = await server.call("GET", "/api/samples?usage=garment");
    const [sample] = body.items as { id: string; labels: { vi: string; en: string } }[];
    const made = await tryOn(me, { ...(await order(me)), garment: sample?.id });
    expect(made.body).toMatchObject({ status: "queued" });
    const done = await ended(me, made.body.id);
    for (const language of ["vi", "en"] as const) {
      const path = `/api/generations/${done.id}`;
      const told = await server.call("GET", path, undefined, { as: me, language });
      const named = { id: sample?.id, name: sample?.labels[language], labels: sample?.labels };
      expect(told.body.inputs[1].asset).toMatchObject(named);
    }
    const find = async (q: string) => {
      const path = `/api/assets?origin=result&q=${encodeURIComponent(q)}`;
      const { items } = (await server.call("GET", path, undefined, { as: me })).body;
      return items.map(({ id }: { id: string }) => id);
    };
    expect(await find(sample?.labels.vi ?? "")).toEqual([done.result.asset.id]);
    expect(await find("virtual-try-on")).toEqual([]);
  });
  test("keeps its inputs when the assets are deleted, and can be made again from them", async () => {
    const me = await server.person();
    const body = await order(me);
    const made = await tryOn(me, { ...body, seed: 11 });
    await ended(me, made.body.id);
    for (const id of [body.model, body.garment]) {
      expect((await server.call("DELETE", `/api/assets/${id}`, undefined, { as: me })).status).toBe(
        204,
      );
    }
    const { body: kept } = await read(me, made.body.id);
    for (const { asset: input } of kept.inputs) {
      expect((await fetch(server.url + input.url)).status).toBe(200);
      expect([body.model, body.garment]).not.toContain(input.id);
    }
    const again = await server.call(
      "POST",
      `/api/generations/${kept.id}/regenerate`,
      { same_seed: true },
      { as: me },
    );
    expect(again.status).toBe(202);
    expect(again.body).toMatchObject({ parent_id: kept.id, seed: 11 });
    expect((await ended(me, again.body.id)).status).toBe("completed");
    const chosen = await tryOn(me, {
      model: kept.inputs[0].asset.id,
      garment: kept.inputs[1].asset.id,
    });
    expect(chosen.status).toBe(202);
  });
  test("is deleted with its files; a running one and its result asset are not", async () => {
    const me = await server.person();
    const made = await tryOn(me, await order(me));
    const done = await ended(me, made.body.id);
    const { asset: result } = done.result;
    expect(
      (await server.call("DELETE", `/api/assets/${result.id}`, undefined, { as: me })).status,
    ).toBe(409);
    const keys = await server.query<{ key: string }>(
      "select key from assets where generation_id = $1",
      [done.id],
    );
    expect(keys).toHaveLength(3);
    expect(
      (await server.call("DELETE", `/api/generations/${done.id}`, undefined, { as: me })).status,
    ).toBe(204);
    expect((await fetch(server.url + result.url)).status).toBe(404);
    const left = readdirSync(path.join(server.dataDir, "files"), { recursive: true }).map(String);
    for (const { key } of keys) expect(left.some((name) => name.includes(key))).toBe(false);
    const running = await tryOn(me, await order(me, { prompt: "slow:400" }));
    expect(
      (await server.call("DELETE", `/api/generations/${running.body.id}`, undefined, { as: me }))
        .status,
    ).toBe(409);
  });
  test("belongs to its owner alone", async () => {
    const [me, other] = [await server.person(), await server.person()];
    const made = await tryOn(me, await order(me));
    const at = `/api/generations/${made.body.id}`;
    const calls: [string, string][] = [
      ["GET", at],
      ["DELETE", at],
      ["POST", `${at}/cancel`],
      ["POST", `${at}/regenerate`],
      ["GET", `${at}/events`],
      ["GET", `${at}/download`],
    ];
    for (const [method, address] of calls) {
      const body = address.endsWith("regenerate") ? {} : undefined;
      expect((await server.call(method, address, body, { as: other })).status).toBe(404);
      expect((await server.call(method, address, body)).status).toBe(401);
    }
    const theirs = await tryOn(other, await order(me));
    expect([theirs.status, theirs.body.fields]).toEqual([
      404,
      { model: "This picture is no longer there" },
    ]);
    expect((await tryOn(other, await order(other, { parent_id: made.body.id }))).status).toBe(404);
    expect(await account(other.id)).toBe(5);
  });
});

describe("refusals spend nothing", () => {
  const post = (as: Person, at: string, body: unknown) => server.call("POST", at, body, { as });
  test("by field, by size, by rule, by engine, by balance", async () => {
    const me = await server.person();
    const [small, photo, mask, wrong] = [
      await asset(me, 255, 400),
      await asset(me),
      await asset(me),
      await asset(me, 301, 400),
    ];
    const body = {
      gender: "female",
      height_cm: 165,
      weight_kg: 54,
      age: 25,
      skin_tone: "light",
      body_type: "ectomorph",
      aspect_ratio: "3:4",
    };
    const cases: [string, unknown, number, unknown][] = [
      ["/ai/virtual-try-on", { model: photo }, 422, "invalid_request"],
      ["/ai/virtual-try-on", { model: photo, garment: "ast_none" }, 404, "not_found"],
      ["/ai/virtual-try-on", { model: photo, garment: small }, 422, "image_too_small"],
      ["/ai/body-generator", { ...body, age: 17 }, 422, "invalid_request"],
      ["/ai/body-generator", { ...body, weight_kg: 54.55 }, 422, "invalid_request"],
      ["/ai/hairstyle-changer", { photo, gender: "male", style: "hime" }, 422, "invalid_request"],
      ["/ai/hairstyle-changer", { photo, gender: "male", style: "custom" }, 422, "invalid_request"],
      ["/ai/image-editing/edits", { image: photo }, 422, "invalid_request"],
      [
        "/ai/image-editing/edits",
        { image: photo, preset: "enhance", mask: wrong },
        422,
        "invalid_request",
      ],
      [
        "/ai/image-to-video",
        { image: photo, model: "veo3", duration: 5 },
        422,
        "unsupported_combination",
      ],
      ["/ai/image-to-video", { image: photo }, 503, "engine_unavailable"],
    ];
    for (const [at, sent, status, code] of cases) {
      const answer = await post(me, at, sent);
      expect([at, answer.status, answer.body.code]).toEqual([at, status, code]);
    }
    expect(await account(me.id)).toBe(5);
    const fine = await post(me, "/ai/body-generator", body);
    expect(fine.body.settings).toMatchObject({
      body_type: "slim",
      pose: "front",
      bmi: 19.8,
      bmi_class: "normal",
    });
    expect(
      (await post(me, "/ai/image-editing/edits", { image: photo, preset: "enhance", mask })).status,
    ).toBe(202);
    const poor = await server.person({ credits: 0 });
    const short = await post(poor, "/ai/body-generator", body);
    expect(short.status).toBe(402);
    expect(short.body).toMatchObject({
      code: "insufficient_credits",
      balance: 0,
      cost: 1,
      shortage: 1,
      alternatives: [],
    });
    expect(short.body.message).toBe("You have 0 credits and this run needs 1. 1 short.");
  });
});

describe("an instruction the engine can't carry out", () => {
  const edits = (as: Person, body: unknown) =>
    server.call("POST", "/ai/image-editing/edits", body, { as });
  test("is refused before anything is spent, word by word, with what it can do", async () => {
    const me = await server.person();
    const image = await asset(me);
    const answer = await edits(me, { image, prompt: "thêm mũ" });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      code: "instruction_not_supported",
      unsupported: ["mũ"],
      fields: { prompt: expect.stringContaining("“mũ”") },
    });
    expect(answer.body.supported).toContain("backdrop");
    expect(await account(me.id)).toBe(5);
    expect(
      (await server.call("GET", "/api/generations", undefined, { as: me })).body.items,
    ).toEqual([]);
  });
  test("is told in the price when the rest of it is done", async () => {
    const me = await server.person();
    const settings = { prompt: "nền trắng và thêm mũ" };
    const asked = { feature: "image_editing", settings };
    const answer = await server.call("POST", "/api/quote", asked, { as: me });
    expect(answer.body).toMatchObject({ affordable: true, unsupported: ["mũ"] });
    const order = { image: await asset(me), ...settings };
    expect((await edits(me, order)).status).toBe(202);
  });
  test("is refused for a hairstyle too, with the styles it can make", async () => {
    const me = await server.person();
    const order = { photo: await asset(me), gender: "female", style: "custom", prompt: "tết bím" };
    const answer = await server.call("POST", "/ai/hairstyle-changer", order, { as: me });
    expect([answer.status, answer.body.code]).toEqual([422, "instruction_not_supported"]);
    expect(answer.body.unsupported).toEqual(["tết", "bím"]);
    expect(answer.body.supported).toContain("hime");
    expect(answer.body.fields.prompt).toContain("“tết bím”");
    expect(await account(me.id)).toBe(5);
  });
  test("is accepted once reworded", async () => {
    const me = await server.person();
    const made = await edits(me, { image: await asset(me), prompt: "nền trắng" });
    expect(made.status).toBe(202);
    expect(made.body).toMatchObject({ style_type: "instruction", style_name: "nền trắng" });
  });
});

describe("what was made a moment ago", () => {
  test("stands in the price for ten minutes, with what it was made of", async () => {
    const me = await server.person();
    const body = await order(me);
    const asked = { feature: "virtual_try_on", settings: body };
    const quote = async () => (await server.call("POST", "/api/quote", asked, { as: me })).body;
    expect(await quote()).not.toHaveProperty("just_made");
    const run = await ended(me, (await tryOn(me, body)).body.id);
    expect(await quote()).toMatchObject({
      just_made: [{ id: run.id, settings: body, thumb_url: expect.stringContaining("/files/") }],
    });
    const other = { feature: "image_editing", settings: {} };
    const price = await server.call("POST", "/api/quote", other, { as: me });
    expect(price.body).not.toHaveProperty("just_made");
    await server.query(
      "update generations set completed_at = now() - interval '11 minutes' where id = $1",
      [run.id],
    );
    expect(await quote()).not.toHaveProperty("just_made");
  });
});

describe("history", () => {
  test("pages without repeats, filters, and searches without marks", async () => {
    const me = await server.person({ credits: 30 });
    const garment = (await server.upload(me, await picture(), "Áo dài đỏ.jpg", "garment")).body.id;
    const model = await asset(me);
    const ids: string[] = [];
    for (let i = 0; i < 7; i++) ids.push((await tryOn(me, { model, garment })).body.id);
    await ended(me, ids[6] ?? "");
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const { body } = await server.call(
        "GET",
        `/api/generations?limit=3${cursor ? `&cursor=${cursor}` : ""}`,
        undefined,
        { as: me },
      );
      seen.push(...body.items.map((item: { id: string }) => item.id));
      if (seen.length === 3) await tryOn(me, { model, garment });
      cursor = body.next_cursor;
    }
    expect(seen).toEqual([...ids].reverse());
    const list = async (query: string) =>
      (await server.call("GET", `/api/generations?${query}`, undefined, { as: me })).body;
    expect((await list("q=AO%20DAI")).items.length).toBe(8);
    expect((await list("q=%25")).items.length).toBe(0);
    expect((await list("feature=body_generator")).items).toEqual([]);
    expect((await list("status=success")).items.length).toBeGreaterThanOrEqual(7);
    expect((await list("cursor=nonsense")).code).toBe("invalid_request");
    expect((await list("limit=101")).code).toBe("invalid_request");
    const { body: entries } = await server.call("GET", "/api/credits/entries?limit=5", undefined, {
      as: me,
    });
    expect(entries.items).toHaveLength(5);
    const rest = await server.call(
      "GET",
      `/api/credits/entries?limit=100&cursor=${entries.next_cursor}`,
      undefined,
      { as: me },
    );
    expect(rest.body.items.at(-1).kind).toBe("grant");
  });
  test("the ledger tells a run once, with what all its lines come to: where it was paid, or came back", async () => {
    const me = await server.person();
    const made = await ended(me, (await tryOn(me, await order(me))).body.id);
    const lost = await tryOn(me, await order(me));
    await server.call("POST", `/api/generations/${lost.body.id}/cancel`, undefined, { as: me });
    const at = (line: Entry) => [line.kind, line.run?.credits, line.run?.generation?.id];
    const read = async () =>
      (await server.call("GET", "/api/credits/entries", undefined, { as: me })).body
        .items as Entry[];
    const lines = await read();
    expect(lines.filter(({ generation_id }) => generation_id === made.id).map(at)).toEqual([
      ["capture", undefined, undefined],
      ["reserve", -1, made.id],
    ]);
    expect(lines.filter(({ generation_id }) => generation_id === lost.body.id).map(at)).toEqual([
      ["refund", 0, lost.body.id],
      ["reserve", undefined, undefined],
    ]);
    expect(lines.at(-1)).toMatchObject({ kind: "grant", source: "trial", run: null });
    // Beside a run stands the balance after it, whatever came later.
    const again = (await server.call("GET", `/api/generations/${made.id}`, undefined, { as: me }))
      .body;
    expect(again.balance_after).toBe(4);
    await server.call("DELETE", `/api/generations/${made.id}`, undefined, { as: me });
    const gone = (await read()).find(
      ({ generation_id, kind }) => generation_id === made.id && kind === "reserve",
    );
    expect(gone?.run).toEqual({ credits: -1, generation: null });
  });
  test("the dashboard, the quote and the estimates tell the same story", async () => {
    const me = await server.person();
    await ended(me, (await tryOn(me, await order(me))).body.id);
    const { body } = await server.call("GET", "/api/dashboard", undefined, { as: me });
    expect(body.credits).toEqual({ used_month: 1, used_total: 1, remaining: 4 });
    expect([body.latest.status, body.plan.id]).toEqual(["completed", "free_trial"]);
    expect(
      (await server.call("GET", "/api/dashboard?tz=Nowhere", undefined, { as: me })).status,
    ).toBe(422);
    expect((await server.call("GET", "/api/dashboard")).status).toBe(401);
    const quote = await server.call(
      "POST",
      "/api/quote",
      { feature: "image_to_video" },
      { as: me },
    );
    expect(quote.body).toEqual({ cost: 2, balance: 4, affordable: true, alternatives: [] });
    const ask = (body: object) => server.call("POST", "/api/quote", body, { as: me });
    const wrong = { duration: 7, model: "veo9", cfg_scale: "x", unheard: 1 };
    const refused = await ask({ feature: "image_to_video", settings: wrong });
    expect([refused.status, Object.keys(refused.body.fields).sort()]).toEqual([
      422,
      ["settings.cfg_scale", "settings.duration", "settings.model"],
    ]);
    // A tool's settings are not another's; what is not asked for is left aside, as everywhere.
    expect((await ask({ feature: "image_editing", settings: wrong })).body.cost).toBe(1);
    const few = await server.call("GET", "/api/estimates");
    expect(few.body.hairstyle_changer).toEqual({ p50_ms: null, p90_ms: null, samples: 0 });
    await server.query(
      `insert into generations (id, user_id, feature, status, cost, charged, settings, seed, engine_id,
         engine_model, engine_preview, completed_at, processing_ms)
       select 'gen_e' || n, $1, 'hairstyle_changer', 'completed', 1, 1, '{}'::jsonb, 1, 'local', 'test-1', true, now(), n * 100
       from generate_series(1, 21) n
       union all select 'gen_o' || n, $1, 'hairstyle_changer', 'completed', 1, 1, '{}', 1, 'fal', 'm', true, now(), 9
       from generate_series(1, 30) n`,
      [me.id],
    );
    const { body: estimates } = await server.call("GET", "/api/estimates");
    expect(estimates.hairstyle_changer).toEqual({ p50_ms: 1100, p90_ms: 1900, samples: 21 });
    expect(estimates.image_to_video).toEqual({ p50_ms: null, p90_ms: null, samples: 0 });
  });
});

describe("what leaves the server", () => {
  test("a free plan's result is marked and 1,280 px; higher plans get theirs, at once after a change", async () => {
    const me = await server.person();
    const done = await ended(me, (await tryOn(me, await order(me, { prompt: "large" }))).body.id);
    const shown = done.result.asset;
    expect([shown.width, shown.height, shown.url]).toEqual([
      1280,
      853,
      expect.stringContaining("/marked.jpg"),
    ]);
    expect(done.result.details).toMatchObject({ width: 2400, height: 1600 });
    const bytes = Buffer.from(await (await fetch(server.url + shown.url)).arrayBuffer());
    expect(bytes.length).toBe(shown.bytes);
    const spread = async (data: Buffer) => (await sharp(data).stats()).channels[0]?.stdev ?? 0;
    expect(await spread(bytes)).toBeGreaterThan(3);
    const download = async () => {
      const response = await fetch(`${server.url}/api/generations/${done.id}/download`, {
        headers: { authorization: `Bearer ${me.token}` },
      });
      const data = Buffer.from(await response.arrayBuffer());
      return {
        ...(await sharp(data).metadata()),
        spread: await spread(data),
        name: response.headers.get("content-disposition"),
      };
    };
    const free = await download();
    expect([free.width, free.spread > 3]).toEqual([1280, true]);
    expect(free.name).toMatch(/filename="virtual-tryon_\d{8}-\d{4}_[a-z0-9]{6}\.jpg"/);
    for (const [plan, width] of [
      ["basic", 1920],
      ["premium", 2400],
    ] as const) {
      await server.query("update users set plan = $2 where id = $1", [me.id, plan]);
      server.deps.sessions.forget();
      const now = await download();
      expect([now.width, now.spread < 2]).toEqual([width, true]);
    }
    const zip = await fetch(`${server.url}/api/generations/download`, {
      method: "POST",
      headers: { authorization: `Bearer ${me.token}`, "content-type": "application/json" },
      body: JSON.stringify({ ids: [done.id] }),
    });
    const archive = Buffer.from(await zip.arrayBuffer());
    expect([archive.subarray(0, 2).toString(), archive.includes("virtual-tryon_")]).toEqual([
      "PK",
      true,
    ]);
  });
});
