import { expect, test } from "vitest";
import { createActor, fromPromise, setup } from "xstate";
import { CHART_OPTIONS } from "#machines/kit/chart-options.ts";
import { notProvided } from "#machines/kit/not-provided.ts";
import { named } from "../../stories/support/named.ts";
import { walks } from "../paths/walks.ts";
import { drive } from "../support/drive.ts";
import { pathsOf, type Walk } from "../support/model.ts";

/** A chart that turns in a circle would hold a run, or somebody's page, for ever. */
const circling: Walk = {
  ...walks["device-gate"],
  machine: walks["device-gate"].machine.provide({ guards: { isMobile: () => true } }),
};

test.each(Object.entries(walks))("%s is broken off when it never rests", (_, { machine }) => {
  expect(machine.options.maxIterations).toBe(CHART_OPTIONS.maxIterations);
});

test("a circle in a chart fails a walk and a journey by the machine's name", () => {
  expect(() => pathsOf(circling)).toThrow(/^device-gate: Infinite loop detected/);
  expect(() => drive(circling, "desktop").value()).toThrow(/^device-gate: Infinite loop detected/);
});

test("an actor's failure that a chart has no way for fails a journey by both their names", async () => {
  const machine = setup({ actors: { read: notProvided<null, undefined>("read") } }).createMachine({
    id: "lost",
    options: CHART_OPTIONS,
    invoke: { src: "read" },
  });
  const it = drive({ ...circling, name: "lost", machine }, "desktop");
  await expect(it.fail("read")).rejects.toThrow(/^lost: Nothing is done when "read" fails/);
});

test("a failure that is no error says what it is after its machine's name", async () => {
  const actors = { read: fromPromise(() => Promise.reject({ status: 503 })) };
  const machine = setup({ actors }).createMachine({ id: "odd", invoke: { src: "read" } });
  const actor = createActor(named(machine.provide({})));
  const error = new Promise((resolve) => actor.subscribe({ error: resolve }));
  actor.start();
  expect(await error).toMatchObject({ message: 'odd: {"status":503}' });
});

test("any error of a step names its machine once, and another machine's stays its own", () => {
  const machine = setup({ guards: { isOdd: () => JSON.parse("{") } }).createMachine({
    id: "odd",
    initial: "here",
    states: { here: { on: { go: { guard: "isOdd", target: "there" } } }, there: {} },
  });
  const actor = createActor(named(machine.provide({})));
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  actor.send({ type: "go" });
  expect(errors).toMatchObject([{ message: expect.stringMatching(/^odd: (?!odd)/) }]);
});
