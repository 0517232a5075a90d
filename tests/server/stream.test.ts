import { beforeAll, describe, expect, test } from "vitest";
import {
  type Person,
  picture,
  startTestServer,
  type TestServer,
  until,
} from "./support/harness.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

interface Said {
  id: number;
  event: string;
  // biome-ignore lint/suspicious/noExplicitAny: data of three shapes
  data: any;
}
/** Reads an event stream as a browser would, by fetch with an Authorization header. */
async function listen(
  as: Person,
  at = "/api/events",
  lastId?: number | string,
  origin = server.url,
) {
  const stop = new AbortController();
  const response = await fetch(origin + at, {
    headers: {
      authorization: `Bearer ${as.token}`,
      ...(lastId === undefined ? {} : { "last-event-id": String(lastId) }),
    },
    signal: stop.signal,
  });
  const said: Said[] = [];
  let raw = "";
  let ended = false;
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      raw += decoder.decode(chunk, { stream: true });
      const parts = raw.split("\n\n");
      raw = parts.pop() ?? "";
      for (const part of parts) {
        const line = (name: string) =>
          part
            .split("\n")
            .find((each) => each.startsWith(`${name}: `))
            ?.slice(name.length + 2);
        const data = line("data");
        if (data)
          said.push({ id: Number(line("id")), event: line("event") ?? "", data: JSON.parse(data) });
      }
    }
  })().then(
    () => {
      ended = true;
    },
    () => undefined,
  );
  const close = () => {
    stop.abort();
    return reading;
  };
  return { response, said, ended: () => ended, close };
}
const order = async (as: Person, prompt: string) => {
  const ids = await Promise.all(
    [0, 1].map(async () => (await server.upload(as, await picture())).body.id),
  );
  const body = { model: ids[0], garment: ids[1], prompt };
  return (await server.call("POST", "/ai/virtual-try-on", body, { as })).body;
};
const of = (said: Said[], id: string) =>
  said.filter((one) => one.event === "generation" && one.data.id === id).map((one) => one.data);

describe("how many streams an account has", () => {
  const counted = (one: TestServer) => {
    const pool = one.deps.db.$client;
    const asked: string[] = [];
    const query = pool.query.bind(pool);
    pool.query = ((...given: unknown[]) => {
      const [text] = given as [string | { text: string }];
      asked.push(typeof text === "string" ? text : text.text);
      return (query as (...all: unknown[]) => unknown)(...given);
    }) as typeof pool.query;
    return {
      asked,
      end: () => {
        pool.query = query as typeof pool.query;
      },
    };
  };
  test("six, over all processes; one more is told to the oldest, which ends and frees nobody", async () => {
    const beside = await startTestServer({ beside: server });
    const me = await server.person();
    const other = await listen(await server.person());
    const here = [await listen(me), await listen(me), await listen(me)];
    const there = [];
    for (let n = 0; n < 3; n++) there.push(await listen(me, "/api/events", undefined, beside.url));
    const seventh = await listen(me, "/api/events", undefined, beside.url);
    await until(async () => here[0]?.ended(), Boolean);
    expect(here[0]?.said.at(-1)).toMatchObject({
      event: "closed",
      data: { reason: "newer_stream" },
    });
    const eighth = await listen(me);
    await until(async () => here[1]?.ended(), Boolean);
    const open = [here[2], ...there, seventh, eighth, other];
    expect(open.map((one) => one?.ended())).toEqual(Array(7).fill(false));
    // A place that is given back is free again.
    await eighth.close();
    const again = await until(
      async () => server.query("select id from event_streams where user_id = $1", [me.id]),
      (rows) => rows.length === 5,
    );
    expect(again).toHaveLength(5);
    const ninth = await listen(me);
    expect(here[2]?.ended()).toBe(false);
    for (const one of [...open, ninth]) await one?.close();
  });
  test("streams about one run are apart, and those of a process that has gone count no longer", async () => {
    const me = await server.person();
    const run = await order(me, "hang");
    const own = await listen(me, `/api/generations/${run.id}/events`);
    await server.query(
      `insert into event_streams (id, user_id, opened_at, seen_at)
       select 'str_gone' || n, $1, now(), now() - interval '1 minute' from generate_series(1, 6) n`,
      [me.id],
    );
    const streams: Awaited<ReturnType<typeof listen>>[] = [];
    for (let n = 0; n < 6; n++) streams.push(await listen(me));
    await until(
      async () => streams.map((one) => one.said.length > 0),
      (all) => all.every(Boolean),
    );
    expect([own, ...streams].map((one) => one.ended())).toEqual(Array(7).fill(false));
    for (const one of [own, ...streams]) await one.close();
    await server.call("POST", `/api/generations/${run.id}/cancel`, undefined, { as: me });
  });
  test("an event is read once for all of them", async () => {
    const me = await server.person();
    const run = await order(me, "slow:1");
    const streams: Awaited<ReturnType<typeof listen>>[] = [];
    for (let n = 0; n < 6; n++) streams.push(await listen(me));
    const state = async () =>
      (await server.call("GET", `/api/generations/${run.id}`, undefined, { as: me })).body.status;
    await until(state, (status) => status === "completed");
    const heard = () => streams.map((one) => of(one.said, run.id).length);
    await until(
      async () => streams.map((one) => of(one.said, run.id).at(-1)?.status),
      (all) => all.every((status) => status === "completed"),
    );
    const before = heard();
    const counter = counted(server);
    await server.query("insert into events (user_id, type, ref_id) values ($1, 'generation', $2)", [
      me.id,
      run.id,
    ]);
    await until(
      async () => heard(),
      (now) => now.every((n, i) => n > (before[i] ?? 0)),
    );
    counter.end();
    // Asked for by its id and owner; the dispatcher, which hears the event too, asks otherwise.
    const own =
      /from "generations" where \("generations"\."id" = \$1 and "generations"\."user_id" = \$2\)/;
    const reads = counter.asked.filter((text) => own.test(text));
    expect(reads).toHaveLength(1);
    for (const one of streams) await one.close();
  });
});

describe("GET /api/events", () => {
  test("says the present first, then everything of this account, progress never falling", async () => {
    const [me, other] = [await server.person(), await server.person()];
    const stream = await listen(me);
    expect(stream.response.headers.get("content-type")).toContain("text/event-stream");
    await until(
      async () => stream.said,
      (said) => said[0]?.event === "credits",
    );
    expect(stream.said[0]?.data).toMatchObject({ balance: 5, reserved: 0 });
    await order(other, "slow:10");
    const run = await order(me, "slow:500");
    await until(
      async () => of(stream.said, run.id),
      (all) => all.at(-1)?.status === "completed",
    );
    await until(
      async () => stream.said.at(-1),
      (last) => last?.event === "asset",
    );
    const progress = of(stream.said, run.id).map((one) => one.progress);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress.filter((value) => value === 100)).toHaveLength(1);
    expect(of(stream.said, run.id).map((one) => one.status)).toContain("processing");
    const ids = stream.said.map((one) => one.id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    const owners = stream.said.filter((one) => one.event === "asset").map((one) => one.data.id);
    const mine = await server.call("GET", "/api/assets?limit=100", undefined, { as: me });
    const known = mine.body.items.map((item: { id: string }) => item.id);
    for (const id of owners) expect(known).toContain(id);
    await stream.close();
  });
  test("resumes what was missed within five minutes, and says the present after", async () => {
    const me = await server.person();
    const first = await listen(me);
    const run = await order(me, "slow:1");
    await until(
      async () => of(first.said, run.id),
      (all) => all.length > 0,
    );
    const last = first.said.at(-1)?.id ?? 0;
    await first.close();
    const second = await order(me, "fail:no_person");
    const state = async () =>
      (await server.call("GET", `/api/generations/${second.id}`, undefined, { as: me })).body
        .status;
    await until(state, (status) => status === "failed");
    const resumed = await listen(me, "/api/events", last);
    await until(
      async () => of(resumed.said, second.id),
      (all) => all.at(-1)?.status === "failed",
    );
    await until(async () => resumed.said.some((one) => one.event === "credits"), Boolean);
    await resumed.close();
    server.pass(301_000);
    const late = await listen(me, "/api/events", last);
    await until(
      async () => late.said,
      (said) => said[0]?.event === "credits",
    );
    await late.close();
  });
  test("an id that was never said to this account counts as none: the present, by our own numbers", async () => {
    const [me, other] = [await server.person(), await server.person()];
    const stranger = await listen(other);
    await until(
      async () => stranger.said.length,
      (n) => n > 0,
    );
    const theirs = stranger.said.at(-1)?.id ?? 0;
    await stranger.close();
    const forged = ["999999999999999", "9".repeat(40), "-1", "1.5", "0x10", "abc", String(theirs)];
    for (const id of forged) {
      const stream = await listen(me, "/api/events", id);
      await until(
        async () => stream.said,
        (said) => said[0]?.event === "credits",
      );
      await server.query("insert into events (user_id, type, ref_id) values ($1, 'credits', $1)", [
        me.id,
      ]);
      await until(
        async () => stream.said.length,
        (n) => n > 1,
      );
      const [{ seq: issued }] = (await server.query<{ seq: number }>(
        "select max(seq)::int as seq from events",
      )) as [{ seq: number }];
      for (const said of stream.said) expect([id, said.id <= issued]).toEqual([id, true]);
      await stream.close();
    }
  });
  test("ends with its session and tells of deletions", async () => {
    const me = await server.person();
    const { body: asset } = await server.upload(me, await picture());
    const stream = await listen(me);
    await until(
      async () => stream.said.length,
      (n) => n > 0,
    );
    await server.call("DELETE", `/api/assets/${asset.id}`, undefined, { as: me });
    await until(async () => stream.said.find((one) => one.data.deleted), Boolean);
    expect(stream.said.at(-1)?.data).toEqual({ id: asset.id, deleted: true });
    const rival = { ...me };
    await server.call("POST", "/auth/logout", undefined, { as: me });
    const before = stream.said.length;
    await server.query("insert into events (user_id, type, ref_id) values ($1, 'credits', $1)", [
      me.id,
    ]);
    await until(async () => stream.ended(), Boolean);
    expect(stream.said).toHaveLength(before);
    expect((await listen(rival)).response.status).toBe(401);
  });
});

test("a generation's own stream ends after its terminal event", async () => {
  const me = await server.person();
  const run = await order(me, "slow:300");
  const stream = await listen(me, `/api/generations/${run.id}/events`);
  await until(async () => stream.ended(), Boolean);
  expect(of(stream.said, run.id).at(-1)?.status).toBe("completed");
  expect(new Set(stream.said.map((one) => one.event))).toEqual(new Set(["generation"]));
  const after = await listen(me, `/api/generations/${run.id}/events`);
  await until(async () => after.ended(), Boolean);
  expect(after.said).toHaveLength(1);
});
