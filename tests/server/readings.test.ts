import path from "node:path";
import * as v from "valibot";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { ReadingRequest } from "#engine/contract.ts";
import { InProcessRunner } from "#server/jobs/in-process-runner.ts";
import { ROOT } from "#server/root.ts";
import { cleanUp } from "#server/scheduled/housekeeping.ts";
import { TIMES } from "#wire/limits.ts";
import { RATES } from "#wire/rates.ts";
import { Reading } from "#wire/readings.ts";
import {
  type Person,
  picture,
  startTestServer,
  type TestServer,
  until,
} from "./support/harness.ts";
import { createTestEngine } from "./support/test-engine.ts";

const engine = createTestEngine();
const read: ReadingRequest[] = [];
/** What the engine does with the next pictures: null reads them. */
let trouble: (() => Promise<never>) | null = null;
let server: TestServer;
let me: Person;
beforeAll(async () => {
  const counted = {
    ...engine,
    read: (request: ReadingRequest, signal: AbortSignal) => {
      read.push(request);
      return trouble ? trouble() : engine.read(request, signal);
    },
  };
  server = await startTestServer({
    runner: new InProcessRunner(counted),
    samples: path.join(ROOT, "samples"),
  });
});
beforeEach(async () => {
  me = await server.person();
  read.length = 0;
  trouble = null;
});

const uploaded = async (as: Person, width: number, usage = "garment") =>
  (await server.upload(as, await picture(width, 500), "áo.jpg", usage)).body.id as string;
const ask = (id: string, body: object, as = me) =>
  server.call("POST", `/api/assets/${id}/reading`, body, { as });

test("a picture is read once, whatever how often, and by which upload, it is asked about", async () => {
  const file = await picture(400, 500);
  const [first, second] = [
    (await server.upload(me, file)).body.id,
    (await server.upload(me, file)).body.id,
  ];
  const answers = await Promise.all([
    ask(first, { as: "garment" }),
    ask(first, { as: "garment" }),
    ask(second, { as: "garment" }),
  ]);
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(v.parse(Reading, body)).toMatchObject({
      status: "done",
      as: "garment",
      found: { verdict: "limited", reason: "unsure_outline", kind: "tops" },
    });
    expect(body.message).toMatch(/blends into its background/i);
  }
  expect(read).toHaveLength(1);
  await ask(first, { as: "garment", category: "dresses" });
  await ask(first, { as: "person" });
  expect(read.map(({ as, category }) => [as, category])).toEqual([
    ["garment", "all"],
    ["garment", "dresses"],
    ["person", "all"],
  ]);
});

test("somebody else's picture is not found, and theirs of the same content is read anew", async () => {
  const other = await server.person();
  const file = await picture(410, 500);
  const mine = (await server.upload(me, file)).body.id;
  expect((await ask(mine, { as: "garment" }, other)).status).toBe(404);
  await ask(mine, { as: "garment" });
  const theirs = (await server.upload(other, file)).body.id;
  await ask(theirs, { as: "garment" }, other);
  expect(read).toHaveLength(2);
});

test("a sample is read once for everybody, with the category it is known to have", async () => {
  const other = await server.person();
  const id = "ast_sample_garment_shirt_sky";
  for (const as of [me, other]) expect((await ask(id, { as: "garment" }, as)).status).toBe(200);
  expect(read).toHaveLength(1);
  expect(read[0]?.input.category).toBe("tops");
});

test("what is painted over a sample is the painter's: read for nobody else, gone with the account", async () => {
  const other = await server.person();
  const sample = server.deps.samples.get("ast_sample_garment_shirt_sky");
  const { id, width, height } = sample ?? { id: "", width: 0, height: 0 };
  const file = await picture(width, height);
  for (const as of [me, other]) {
    const strokes = (await server.upload(as, file, "mask.png", "mask")).body.id;
    expect((await ask(id, { as: "garment", strokes }, as)).body.found.verdict).toBe("fits");
  }
  expect(read).toHaveLength(2);
  const of = (person: Person) =>
    server.query("select 1 from readings where user_id = $1", [person.id]);
  expect([(await of(me)).length, (await of(other)).length]).toEqual([1, 1]);
});

test("strokes belong to the reading; those of another size or another's are refused", async () => {
  const other = await server.person();
  const garment = await uploaded(me, 420);
  const fitting = await uploaded(me, 420, "mask");
  const large = await uploaded(me, 421, "mask");
  const theirs = await uploaded(other, 420, "mask");
  expect((await ask(garment, { as: "garment", strokes: fitting })).body.found.verdict).toBe("fits");
  expect(read[0]?.strokes).toMatch(/clean\.png$/);
  expect((await ask(garment, { as: "garment", strokes: large })).body).toMatchObject({
    code: "invalid_request",
    fields: { strokes: expect.any(String) },
  });
  expect((await ask(garment, { as: "garment", strokes: theirs })).status).toBe(404);
});

test("what broke twice is said to have failed, and is read when it is asked about again", async () => {
  const garment = await uploaded(me, 430);
  trouble = () => Promise.reject(new Error("the engine broke"));
  const { body } = await ask(garment, { as: "garment" });
  expect(body).toMatchObject({ status: "failed", found: null, message: null, waits_for: null });
  expect(read).toHaveLength(2);
  trouble = null;
  expect((await ask(garment, { as: "garment" })).body.status).toBe("done");
});

test("a reading whose holder is gone is taken up by another", async () => {
  const garment = await uploaded(me, 440);
  trouble = () => new Promise(() => undefined);
  const asking = ask(garment, { as: "garment" });
  await until(
    async () => read.length,
    (count) => count === 1,
  );
  const beside = await startTestServer({ beside: server });
  const waiting = await server.query("select lease_until from readings where status = 'reading'");
  expect(waiting).toHaveLength(1);
  // Nobody else may have it while its holder may be at it.
  beside.pass(TIMES.reading);
  beside.reader.pump();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect((await server.query("select 1 from readings where status = 'reading'")).length).toBe(1);
  beside.pass(10_000);
  beside.reader.pump();
  expect((await asking).body.status).toBe("done");
});

test("reading anew has a limit, what is kept has none; tokens and guests as for every picture", async () => {
  const garment = await uploaded(me, 450);
  await ask(garment, { as: "garment" });
  await server.query("update rate_limits set points = $1 where key = $2", [
    RATES.readings.points,
    `readings:${me.id}`,
  ]);
  expect((await ask(garment, { as: "garment" })).status).toBe(200);
  const refused = await ask(garment, { as: "person" });
  expect([refused.status, refused.body.code]).toEqual([429, "rate_limited"]);
  const guest = await server.call("POST", `/api/assets/${garment}/reading`, { as: "garment" });
  expect(guest.status).toBe(401);
});

test("while the engine's data is on its way it is said so, and nothing is begun", async () => {
  const garment = await uploaded(me, 460);
  server.deps.engines.setDataReady(false);
  expect((await ask(garment, { as: "garment" })).body).toMatchObject({
    status: "reading",
    waits_for: "engine_data",
  });
  server.deps.engines.setDataReady(true);
  expect((await ask(garment, { as: "garment" })).body.status).toBe("done");
});

test("what was read goes with the picture, with the account, and in time", async () => {
  const kept = () => server.query("select 1 from readings where user_id = $1", [me.id]);
  const [one, two] = [await uploaded(me, 470), await uploaded(me, 480)];
  for (const id of [one, two]) await ask(id, { as: "garment" });
  expect(await kept()).toHaveLength(2);
  await server.call("DELETE", `/api/assets/${one}`, undefined, { as: me });
  expect(await kept()).toHaveLength(1);
  server.pass(TIMES.readingKept + 1000);
  await cleanUp(server.deps);
  expect(await kept()).toHaveLength(0);
  server.pass(-TIMES.readingKept - 1000);
});

test.each([
  [{}, "as"],
  [{ as: "shoe" }, "as"],
  [{ as: "garment", category: "hats" }, "category"],
  [{ as: "garment", strokes: 7 }, "strokes"],
])("%j names the field that is wrong", async (body, field) => {
  const garment = await uploaded(me, 490);
  const answer = await ask(garment, body);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.fields)).toEqual([field]);
});
