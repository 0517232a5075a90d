import { describe, expect, test } from "vitest";
import { chartOf } from "../support/chart.ts";
import { chosenWalks } from "../support/chosen.ts";

/** The state itself and all it lies in, innermost first; "" is the machine. */
const within = (state: string): string[] => {
  const names = state.split(".");
  return [...names.map((_, i) => names.slice(0, names.length - i).join(".")), ""];
};

/** They end more than the wait for one answer: the token's life, and the whole run. */
const OTHER_CLOCKS = ["session signedIn", "order running"];

/** An asked actor may never come back: nobody is to look at a turning wheel for ever. */
describe.each(chosenWalks)("%s", (name, { machine }) => {
  const { states, arrows, actors } = chartOf(machine);
  const waits = states.flatMap(({ state, runs = [] }) =>
    runs
      .map((run) => run.split(" ")[0] ?? "")
      .filter((actor) => actors[actor] === "promise")
      .map((actor) => ({ state, actor })),
  );
  test("every wait for an answer has a timeout of its own, and a way out by it", () => {
    const endless = waits
      .filter(({ state }) => {
        const places = within(state).filter((place) => !OTHER_CLOCKS.includes(`${name} ${place}`));
        return !arrows.some(({ from, after }) => after !== undefined && places.includes(from));
      })
      .map(({ state, actor }) => `${state} waits for ${actor}`);
    expect(endless).toEqual([]);
  });
});
