import { describe, expect, test } from "vitest";
import { createActor, fromCallback, fromPromise, SimulatedClock } from "xstate";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { tutorialInputs } from "./tutorial.fixtures.ts";
import { type TutorialContext, tutorialMachine } from "./tutorial.machine.ts";
import { type HookCall, progressOf, tutorialStep } from "./tutorial.rules.ts";

type Driven = ReturnType<typeof drive>;
type Tour = keyof typeof tutorialInputs;
const stepOf = (at: number, tour: Tour = "tour") => tutorialInputs[tour].steps[at];
const changed = (at: number, tour?: Tour) => [
  "sayStepChanged",
  { step: stepOf(at, tour), index: at },
];
const inputOf = (it: Driven, name: string) => it.child(name)?.getSnapshot().input;
const index = (it: Driven) => it.context<TutorialContext>().index;
const LEAVING = { showing: { moving: "leaving" } };
const ARRIVING = { showing: { moving: "arriving" } };
const LOCATING = { showing: "locating" };
const SETTLED = { showing: "settled" };

const start = async (input: Tour = "tour") => {
  const it = drive(walks.tutorial, input);
  await it.send({ type: "tour.start" });
  return it;
};
/** Lets the hooks of a move pass. */
const arrive = async (it: Driven) => {
  await it.settle("runHooks", undefined);
  return it.pass(100);
};
/** And the target be found. */
const land = async (it: Driven) => {
  await arrive(it);
  return it.send({ type: "target.found" });
};
const begun = async (input?: Tour) => {
  const it = await start(input);
  await it.pass(100);
  await land(it);
  expect(it.heard()).toEqual(["sayStarted", changed(0, input)]);
  return it;
};
const onSecond = async (input?: Tour) => {
  const it = await begun(input);
  await it.send({ type: "tour.next" });
  await land(it);
  expect(it.heard()).toEqual([changed(1, input)]);
  return it;
};

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

describe("wanted before it is started", () => {
  const stage = (isReady: boolean) => ({ type: "stage.changed", isReady });
  const ask = { type: "tour.ask" };
  const offer = { type: "tour.offer" };
  const page = (input: Tour = "tour") => drive(walks.tutorial, input);
  /** Skipped at its second step, and gone. */
  const over = async (it: Driven) => {
    await it.pass(100);
    await land(it);
    await it.send({ type: "tour.next" });
    await land(it);
    await it.send({ type: "tour.skip" });
    expect(await it.pass(300)).toBe("inactive");
    it.heard();
  };
  test.each([ask, offer])("%j waits until the tool stands where it begins", async (wanted) => {
    const it = page();
    expect(await it.send(wanted)).toBe("due");
    expect(await it.send(stage(false))).toBe("due");
    expect(await it.send(stage(true))).toBe("starting");
    expect(it.heard()).toEqual(["sayStarted"]);
    const ready = page();
    await ready.send(stage(true));
    expect(await ready.send(wanted)).toBe("starting");
    expect(ready.heard()).toEqual(["sayStarted"]);
  });
  test("the tool may have left that place again before it is wanted", async () => {
    const it = page();
    await it.send(stage(true));
    await it.send(stage(false));
    expect(await it.send(ask)).toBe("due");
    expect(await it.send({ type: "tour.start" })).toBe("starting");
    expect(it.heard()).toEqual(["sayStarted"]);
  });
  test("offered once, however it was started; asked for as often as one likes", async () => {
    const it = page();
    await it.send(stage(true));
    await it.send({ type: "tour.start" });
    await over(it);
    expect(await it.send(offer)).toBe("inactive");
    for (const _ of [1, 2]) {
      expect(await it.send(ask)).toBe("starting");
      expect(index(it)).toBe(0);
      await over(it);
    }
    await it.send(stage(false));
    await it.send(ask);
    expect(await it.send({ type: "tour.start" })).toBe("starting");
    expect(index(it)).toBe(0);
    expect(it.heard()).toEqual(["sayStarted"]);
  });
  test("a tour that runs takes no notice", async () => {
    const it = await begun();
    for (const event of [ask, offer]) expect(it.can(event)).toBe(false);
    await it.send(stage(true));
    expect(it.value()).toEqual(SETTLED);
  });
  test("a tour without a step is wanted by nothing", async () => {
    const it = page("empty");
    await it.send(stage(true));
    for (const event of [ask, offer]) expect(await it.send(event)).toBe("inactive");
  });
});

describe("journeys", () => {
  test("the first step shows after 100 ms, not before", async () => {
    const it = drive(walks.tutorial, "tour");
    expect(it.context<TutorialContext>()).toMatchObject({ index: 0, next: 0 });
    await it.send({ type: "tour.start" });
    expect(await it.pass(99)).toBe("starting");
    expect(it.heard()).toEqual(["sayStarted"]);
    expect(await it.pass(1)).toEqual(LEAVING);
    expect(inputOf(it, "runHooks")).toEqual({ calls: [{ step: "first", hook: "beforeShow" }] });
  });
  test("to the end and out: every step, then 300 ms of leaving, and it can start over", async () => {
    const it = await begun();
    for (const at of [1, 2]) {
      await it.send({ type: "tour.next" });
      expect(await land(it)).toEqual(SETTLED);
      expect(index(it)).toBe(at);
      expect(it.heard()).toEqual([changed(at)]);
    }
    expect(await it.send({ type: "tour.next" })).toBe("ending");
    expect(it.heard()).toEqual(["sayCompleted"]);
    expect(inputOf(it, "runHooks")).toEqual({
      calls: [
        { step: "third", hook: "beforeHide" },
        { step: "third", hook: "afterHide" },
      ],
    });
    expect(await it.pass(299)).toBe("ending");
    expect(await it.pass(1)).toBe("inactive");
    await it.send({ type: "tour.start" });
    expect(it.context<TutorialContext>()).toMatchObject({ index: 0, next: 0 });
    expect(it.heard()).toEqual(["sayStarted"]);
  });
  test("back leads to the step before, and not before the first", async () => {
    const it = await begun();
    expect(it.can({ type: "tour.previous" })).toBe(false);
    await it.send({ type: "tour.next" });
    await land(it);
    expect(await it.send({ type: "tour.previous" })).toEqual(LEAVING);
    await land(it);
    expect(index(it)).toBe(0);
    expect(it.heard()).toEqual([changed(1), changed(0)]);
  });
  test("a step that offers no way back has none", async () => {
    const it = await onSecond("bound");
    expect(it.can({ type: "tour.previous" })).toBe(false);
  });
  test("while it moves nothing can be pressed; the flag clears after 100 ms", async () => {
    const it = await begun();
    await it.send({ type: "tour.next" });
    for (const type of ["tour.next", "tour.previous", "tour.skip"])
      expect(it.can({ type })).toBe(false);
    await it.settle("runHooks", undefined);
    expect(it.heard()).toEqual([changed(1)]);
    await it.pass(99);
    expect(it.can({ type: "tour.next" })).toBe(false);
    expect(await it.pass(1)).toEqual(LOCATING);
    expect(it.can({ type: "tour.next" })).toBe(true);
  });
  test("a target that never comes is waited for five seconds, then the tour goes on", async () => {
    const it = await begun();
    await it.send({ type: "tour.next" });
    expect(await arrive(it)).toEqual(LOCATING);
    const second = { target: "#second", isWaiting: true, interval: 100 };
    expect(inputOf(it, "watchTarget")).toEqual(second);
    expect(await it.pass(4_999)).toEqual(LOCATING);
    expect(await it.pass(1)).toEqual({ showing: "unanchored" });
    expect(it.heard()).toEqual([changed(1)]);
    expect(await it.send({ type: "tour.next" })).toEqual(LEAVING);
  });
  test("a step whose target is missing stands by itself, with the same ways on", async () => {
    const it = await start();
    await it.pass(100);
    await arrive(it);
    // It is there or it is not: this step does not wait for it.
    expect(inputOf(it, "watchTarget")).toMatchObject({ isWaiting: false });
    expect(await it.send({ type: "target.missing" })).toEqual({ showing: "unanchored" });
    expect(await it.pass(299)).toEqual({ showing: "unanchored" });
    expect(it.heard()).toEqual(["sayStarted", changed(0)]);
    await it.pass(1);
    expect(it.heard()).toEqual([["runAfterShow", stepOf(0)]]);
    expect(await it.send({ type: "tour.skip" })).toBe("ending");
    expect(it.heard()).toEqual(["saySkipped"]);
  });
  test("a step that goes on by itself does so after its seconds", async () => {
    const it = await onSecond();
    expect(await it.pass(299)).toEqual(SETTLED);
    expect(it.heard()).toEqual([]);
    expect(await it.pass(3_700)).toEqual(SETTLED);
    expect(it.heard()).toEqual([["runAfterShow", stepOf(1)]]);
    expect(await it.pass(1)).toEqual(LEAVING);
    expect(it.context<TutorialContext>()).toMatchObject({ index: 1, next: 2 });
  });
  test("a last step that goes on by itself ends the tour", async () => {
    const it = await onSecond("bound");
    expect(await it.pass(3_999)).toEqual(SETTLED);
    expect(it.heard()).toEqual([["runAfterShow", stepOf(1, "bound")]]);
    expect(await it.pass(1)).toBe("ending");
    expect(it.heard()).toEqual(["sayCompleted"]);
  });
  test("a step that waits for the person stays for as long as they look", async () => {
    const it = await begun();
    expect(await it.pass(3_600_000)).toEqual(SETTLED);
    expect(it.heard()).toEqual([["runAfterShow", stepOf(0)]]);
  });
  test("started again it warns and stays where it is, from its first moment to its last", async () => {
    const it = await start();
    const again = async () => {
      const before = it.value();
      expect(await it.send({ type: "tour.start" })).toEqual(before);
      expect(it.heard().at(-1)).toBe("warnBusy");
    };
    await again();
    await it.pass(100);
    await land(it);
    await again();
    await it.send({ type: "tour.skip" });
    await again();
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
    const bound = await begun("bound");
    expect(bound.can({ type: "tour.skip" })).toBe(false);
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
      "started",
      "beforeShow first",
      "step first",
      "afterShow first",
      "beforeHide first",
      "afterHide first",
      "beforeShow second",
      "step second",
      "beforeHide second",
      "afterHide second",
      "beforeShow third",
      "step third",
      "completed",
      "beforeHide third",
      "afterHide third",
    ]);
    expect(it.actor.getSnapshot().value).toBe("inactive");
  });
  test("a hook that fails or never comes back does not hold the tour", async () => {
    const it = await begun();
    await it.send({ type: "tour.next" });
    expect(await it.fail("runHooks")).toEqual(ARRIVING);
    await it.pass(100);
    await it.send({ type: "target.found" });
    await it.send({ type: "tour.next" });
    expect(await it.pass(4_999)).toEqual(LEAVING);
    expect(await it.pass(1)).toEqual(ARRIVING);
    expect(it.heard()).toEqual([changed(1), changed(2)]);
  });
  test("a hook that fails as the tour ends does not keep it from starting again", async () => {
    const it = await begun();
    await it.send({ type: "tour.skip" });
    expect(await it.fail("runHooks")).toBe("ending");
    expect(await it.pass(300)).toBe("inactive");
    expect(await it.send({ type: "tour.start" })).toBe("starting");
    expect(it.heard()).toEqual(["saySkipped", "sayStarted"]);
  });
  test("a tour without steps does not begin, one step is enough", async () => {
    expect((await start("empty")).value()).toBe("inactive");
    const one = { allowSkip: true, steps: [tutorialStep({ id: "only" })] };
    const it = drive({ ...walks.tutorial, inputs: { one } }, "one");
    expect(await it.send({ type: "tour.start" })).toBe("starting");
    expect(it.heard()).toEqual(["sayStarted"]);
  });
});

test("progress counts from one and ends at a hundred", () => {
  expect(progressOf(0, 3)).toEqual({ current: 1, total: 3, percentage: 33 });
  expect(progressOf(2, 3)).toEqual({ current: 3, total: 3, percentage: 100 });
  expect(progressOf(0, 1).percentage).toBe(100);
  expect(progressOf(3, 3)).toEqual({ current: 3, total: 3, percentage: 100 });
  expect(progressOf(0, 0).percentage).toBe(0);
});
test("a step that says nothing has the specified defaults", () => {
  expect(tutorialStep({ id: "plain" })).toMatchObject({
    placement: "auto",
    offset: { x: 0, y: 0 },
    autoNext: null,
    customClass: null,
    showPrevious: true,
    showSkip: true,
    highlightPadding: 8,
    highlightRadius: 8,
    disableInteraction: false,
    waitForElement: false,
  });
});
