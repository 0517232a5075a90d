import { afterEach, expect, test, vi } from "vitest";
import { createActor, setup } from "xstate";
import { watchNetwork } from "./generation.ts";

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
