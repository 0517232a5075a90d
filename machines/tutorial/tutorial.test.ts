import { describe, expect, test } from "vitest";
import { createActor, fromCallback, fromPromise, SimulatedClock } from "xstate";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { tutorialInputs } from "./tutorial.fixtures.ts";
import { type TutorialContext, tutorialMachine } from "./tutorial.machine.ts";
import { type HookCall, progressOf, tutorialStep } from "./tutorial.rules.ts";

const start = async (input: keyof typeof tutorialInputs = "tour") => {
  const it = drive(walks.tutorial, input);
  await it.send({ type: "tour.start" });
  return it;
};
type Driven = Awaited<ReturnType<typeof start>>;
/** Lets the hooks of a move pass and the target be found. */
const land = async (it: Driven) => {
  await it.settle("runHooks", undefined);
  await it.pass(100);
  return it.send({ type: "target.found" });
};
const begun = async (input?: keyof typeof tutorialInputs) => {
  const it = await start(input);
  await it.pass(100);
  await land(it);
  return it;
};
const index = (it: Driven) => it.context<TutorialContext>().index;

/** A live tour whose hooks and callbacks are written down in order. */
async function recorded(config = tutorialInputs.tour) {
  const said: string[] = [];
  const say = (name: string) => () => void said.push(name);
  const clock = new SimulatedClock();
  const actor = createActor(
    tutorialMachine.provide({
      actors: {
        runHooks: fromPromise<void, { calls: readonly HookCall[] }>(async ({ input }) => {
          for (const { step, hook } of input.calls) said.push(`${hook} ${step}`);
        }),
        watchTarget: fromCallback(({ sendBack }) => sendBack({ type: "target.found" })),
      },
      actions: {
        sayStarted: say("started"),
        sayCompleted: say("completed"),
        saySkipped: say("skipped"),
        warnBusy: say("busy"),
        sayStepChanged: (_, { step }) => void said.push(`step ${step.id}`),
        runAfterShow: (_, step) => void said.push(`afterShow ${step.id}`),
      },
    }),
    { input: config, clock },
  ).start();
  const pass = async (ms: number) => {
    clock.increment(ms);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const send = async (type: "tour.start" | "tour.next" | "tour.previous" | "tour.skip") => {
    actor.send({ type });
    await pass(0);
  };
  return { said, actor, pass, send };
}

describe("journeys", () => {
  test("the first step shows after 100 ms, not before", async () => {
    const it = await start();
    expect(await it.pass(99)).toBe("starting");
    expect(await it.pass(1)).toEqual({ showing: { moving: "leaving" } });
  });
  test("to the end and out: every step, then 300 ms of leaving", async () => {
    const it = await begun();
    for (const at of [1, 2]) {
      await it.send({ type: "tour.next" });
      await land(it);
      expect(index(it)).toBe(at);
    }
    expect(await it.send({ type: "tour.next" })).toBe("ending");
    expect(await it.pass(299)).toBe("ending");
    expect(await it.pass(1)).toBe("inactive");
  });
  test("back leads to the step before, and not before the first", async () => {
    const it = await begun();
    expect(it.can({ type: "tour.previous" })).toBe(false);
    await it.send({ type: "tour.next" });
    await land(it);
    await it.send({ type: "tour.previous" });
    await land(it);
    expect(index(it)).toBe(0);
  });
  test("while it moves nothing can be pressed; the flag clears after 100 ms", async () => {
    const it = await begun();
    await it.send({ type: "tour.next" });
    for (const type of ["tour.next", "tour.previous", "tour.skip"])
      expect(it.can({ type })).toBe(false);
    await it.settle("runHooks", undefined);
    await it.pass(99);
    expect(it.can({ type: "tour.next" })).toBe(false);
    expect(await it.pass(1)).toEqual({ showing: "locating" });
    expect(it.can({ type: "tour.next" })).toBe(true);
  });
  test("a target that never comes is waited for five seconds, then the tour goes on", async () => {
    const it = await begun();
    await it.send({ type: "tour.next" });
    await it.settle("runHooks", undefined);
    await it.pass(100);
    expect(await it.pass(4_999)).toEqual({ showing: "locating" });
    expect(await it.pass(1)).toEqual({ showing: "unanchored" });
    expect(it.can({ type: "tour.next" })).toBe(true);
  });
  test("a step that goes on by itself does so after its seconds", async () => {
    const it = await begun();
    await it.send({ type: "tour.next" });
    await land(it);
    expect(await it.pass(3_999)).toEqual({ showing: "settled" });
    expect(await it.pass(1)).toEqual({ showing: { moving: "leaving" } });
  });
  test("starting it again while it runs is refused and changes nothing", async () => {
    const it = await recorded();
    await it.send("tour.start");
    await it.pass(100);
    await it.pass(100);
    await it.send("tour.start");
    expect(it.said.filter((word) => word === "busy")).toHaveLength(1);
    expect(it.actor.getSnapshot().value).toEqual({ showing: "settled" });
  });
  test("skipping says so, then ends; where skipping is not allowed nothing does", async () => {
    const it = await recorded();
    await it.send("tour.start");
    await it.pass(100);
    await it.pass(100);
    await it.send("tour.skip");
    expect(it.said.slice(-3)).toEqual(["skipped", "beforeHide first", "afterHide first"]);
    expect((await begun("bound")).can({ type: "tour.skip" })).toBe(false);
  });
  test("hooks and callbacks run in order, each once", async () => {
    const it = await recorded();
    await it.send("tour.start");
    await it.pass(100);
    await it.pass(100);
    await it.pass(300);
    await it.send("tour.next");
    await it.pass(100);
    await it.send("tour.next");
    await it.pass(100);
    await it.send("tour.next");
    await it.pass(300);
    expect(it.said).toEqual([
      ...["started", "beforeShow first", "step first", "afterShow first"],
      ...["beforeHide first", "afterHide first", "beforeShow second", "step second"],
      ...["beforeHide second", "afterHide second", "beforeShow third", "step third"],
      ...["completed", "beforeHide third", "afterHide third"],
    ]);
    expect(it.actor.getSnapshot().value).toBe("inactive");
  });
  test("a hook that fails or never comes back does not hold the tour", async () => {
    const it = await begun();
    await it.send({ type: "tour.next" });
    expect(await it.fail("runHooks")).toEqual({ showing: { moving: "arriving" } });
    await it.pass(100);
    await it.send({ type: "target.found" });
    await it.send({ type: "tour.next" });
    expect(await it.pass(4_999)).toEqual({ showing: { moving: "leaving" } });
    expect(await it.pass(1)).toEqual({ showing: { moving: "arriving" } });
  });
  test("a tour without steps does not begin", async () => {
    expect((await start("empty")).value()).toBe("inactive");
  });
});

test("progress counts from one and ends at a hundred", () => {
  expect(progressOf(0, 3)).toEqual({ current: 1, total: 3, percentage: 33 });
  expect(progressOf(2, 3)).toEqual({ current: 3, total: 3, percentage: 100 });
  expect(progressOf(0, 0).percentage).toBe(0);
});
test("a step that says nothing has the specified defaults", () => {
  expect(tutorialStep({ id: "plain" })).toMatchObject({
    ...{ placement: "auto", offset: { x: 0, y: 0 }, autoNext: null, customClass: null },
    ...{ showPrevious: true, showSkip: true, highlightPadding: 8, highlightRadius: 8 },
    ...{ disableInteraction: false, waitForElement: false },
  });
});
