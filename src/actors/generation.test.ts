import { afterEach, expect, test, vi } from "vitest";
import { createActor, setup, toPromise } from "xstate";
import { orderRequestFixture } from "#machines/order/order.fixtures.ts";
import { Api } from "#src/lib/api/api.ts";
import { createQueryClient } from "#src/lib/api/query.ts";
import { OwnRuns } from "#src/lib/runs/own-runs.ts";
import { generationFixture } from "#wire/wire.fixtures.ts";
import { submitGeneration, watchNetwork } from "./generation.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the price is asked for again when the network is back, and no longer after the state is left", () => {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  const asked: string[] = [];
  const parent = setup({ actors: { watchNetwork }, actions: { note: () => asked.push("again") } });
  const actor = createActor(
    parent.createMachine({
      invoke: { src: "watchNetwork" },
      on: { "quote.retry": { actions: "note" } },
    }),
  ).start();
  expect(asked).toEqual([]);
  page.dispatchEvent(new Event("online"));
  expect(asked).toEqual(["again"]);
  actor.stop();
  page.dispatchEvent(new Event("online"));
  expect(asked).toEqual(["again"]);
});

/** Sends an order opened from a run to a server that has that run, or has it no longer. */
async function sent(isThere: boolean) {
  const bodies: Record<string, unknown>[] = [];
  const fetcher: typeof fetch = async (input, init) => {
    const body = await new Request(input, init).json();
    bodies.push(body);
    return isThere || body.parent_id === undefined
      ? Response.json(generationFixture(), { status: 202 })
      : Response.json({ code: "not_found", message: "" }, { status: 404 });
  };
  const site = { base: "http://studio.test", token: () => "token", language: () => "vi" as const };
  const api = new Api({ ...site, onUnauthorized: () => {} }, fetcher);
  const services = { api, queries: createQueryClient(), runs: new OwnRuns() };
  const input = {
    request: orderRequestFixture,
    base: { parent_id: "gen_before", seed: 7 },
    key: "page-1-x",
  };
  const outcome = await toPromise(
    createActor(submitGeneration(services as never), { input }).start(),
  );
  expect(outcome.ok).toBe(true);
  return bodies;
}
test("an order is linked to the run it was opened from, or goes without the link where that is gone", async () => {
  const whole = { ...orderRequestFixture.body, seed: 7 };
  const linked = { ...whole, parent_id: "gen_before" };
  expect(await sent(true)).toEqual([linked]);
  expect(await sent(false)).toEqual([linked, whole]);
});
