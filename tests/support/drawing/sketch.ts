import type { Arrow, Chart, ChartState } from "../chart.ts";

/** What is drawn of a chart: boxes one inside the other, and arrows with what they are taken for. */
export interface Sketch {
  boxes: readonly Box[];
  links: readonly Link[];
  /** Where a chart begins that is no box itself. */
  initial: string | null;
  /** Heard in every state: listed once, drawn from nowhere. */
  everywhere: readonly Line[];
}
export interface Box {
  state: string;
  title: string;
  /** The box it stands in; null at the top. */
  parent: string | null;
  type: ChartState["type"];
  /** Side by side with others: all of them hold at once. */
  isRegion: boolean;
  /** Passed through at once, never rested in. */
  isPassing: boolean;
  initial: string | null;
  /** What happens without leaving, and what is let through to nobody. */
  inside: readonly Line[];
  /** Actors that live as long as the state. */
  runs: readonly string[];
}
export interface Link {
  from: string;
  to: string;
  lines: readonly Line[];
}
export type Kind = "on" | "after" | "done" | "error" | "always";
export interface Line {
  kind: Kind;
  text: string;
  /** Places in the chart's list: several where only the guards differ. */
  arrows: readonly number[];
  isGuarded: boolean;
  /** The event goes no further. */
  isStop: boolean;
  /** Where it leads, if that is told in words alone. */
  to?: string;
}

const KINDS = ["on", "after", "done", "error"] as const;
const kindOf = (arrow: Arrow): Kind => KINDS.find((kind) => arrow[kind] !== undefined) ?? "always";

export const parentOf = (state: string): string | null => {
  const dot = state.lastIndexOf(".");
  if (state === "") return null;
  return dot < 0 ? "" : state.slice(0, dot);
};
export const isWithin = (state: string, ancestor: string): boolean =>
  ancestor === "" || state === ancestor || state.startsWith(`${ancestor}.`);

/** The state that holds them all: several targets are the regions of one parallel state. */
function commonOf(states: readonly string[]): string {
  const [first = "", ...others] = states;
  let common = first;
  while (!others.every((other) => isWithin(other, common))) common = parentOf(common) ?? "";
  return common;
}

/** The arrows told in lines; those that differ by their guard alone share one. */
function linesOf(arrows: readonly (readonly [number, Arrow])[], more?: string): Line[] {
  const lines: Line[] = [];
  for (const [index, arrow] of arrows) {
    const kind = kindOf(arrow);
    // What is taken at once has no name but its rule.
    const name = kind === "always" ? ruleOf(arrow.if) : String(arrow[kind]);
    const inner = more === undefined ? [] : innerTargets(arrow, more);
    const text = inner.length === 0 ? name : `${name} → ${inner.join(" + ")}`;
    const isStop = arrow.stops === true;
    const isGuarded = arrow.if !== undefined && kind !== "always";
    const known = lines.findIndex(
      (line) => line.kind === kind && line.text === text && line.isStop === isStop,
    );
    const same = lines[known];
    if (same === undefined) lines.push({ kind, text, arrows: [index], isGuarded, isStop });
    else
      lines[known] = {
        ...same,
        arrows: [...same.arrows, index],
        // Where the last of them asks nothing, one of them is always taken.
        isGuarded: same.isGuarded && isGuarded,
      };
  }
  return lines;
}
/** A rule as it is said: `isAt({'status':'paid'})` is isAt paid. */
const ruleOf = (rule: string | undefined): string =>
  rule === undefined
    ? "else"
    : rule.replace(/\(\{'\w+':'([^']*)'\}\)/g, " $1").replace(/^\((.*)\)$/, "$1");

/** Where in a parallel state an arrow with several targets leads. */
const innerTargets = (arrow: Arrow, to: string): string[] =>
  (arrow.to?.length ?? 0) < 2
    ? []
    : (arrow.to ?? []).map((target) => (to === "" ? target : target.slice(to.length + 1)));

/** Of a chart as it is pinned, what is drawn. Pure. */
export function sketchOf(chart: Chart): Sketch {
  const numbered = chart.arrows.map((arrow, index) => [index, arrow] as const);
  // A chart that is parallel itself stands in a box of its own: its regions need one around them.
  const root = chart.states.find(({ state }) => state === "");
  const hasFrame = root?.type === "parallel";
  const isInside = ([, { from, to, reenter }]: readonly [number, Arrow]) =>
    to === undefined || (to.length === 1 && to[0] === from && reenter === true);
  const isEverywhere = ([, { from }]: readonly [number, Arrow]) => from === "" && !hasFrame;
  const insideOf = (state: string) =>
    linesOf(numbered.filter((one) => one[1].from === state && isInside(one)));

  const boxes = chart.states
    .filter(({ state }) => state !== "" || hasFrame)
    .map(({ state, type, initial, runs = [] }): Box => {
      const parent = parentOf(state);
      return {
        state,
        title: state === "" ? chart.machine : (state.split(".").at(-1) as string),
        parent: parent === "" && !hasFrame ? null : parent,
        type,
        isRegion: chart.states.some((one) => one.state === parent && one.type === "parallel"),
        isPassing: chart.arrows.some((arrow) => arrow.from === state && isUnconditional(arrow)),
        initial: initial === undefined ? null : state === "" ? initial : `${state}.${initial}`,
        inside: insideOf(state),
        runs: runs.map((actor) => actor.replace(" (input)", "")),
      };
    });

  const links = new Map<
    string,
    { from: string; to: string; arrows: (readonly [number, Arrow])[] }
  >();
  for (const one of numbered.filter((each) => !isInside(each) && !isEverywhere(each))) {
    const [, { from, to: targets = [] }] = one;
    const to = commonOf(targets);
    const key = `${from} → ${to}`;
    const link = links.get(key) ?? { from, to, arrows: [] };
    link.arrows.push(one);
    links.set(key, link);
  }
  return {
    boxes,
    initial: hasFrame ? null : (root?.initial ?? null),
    links: [...links.values()].map(({ from, to, arrows }) => ({
      from,
      to,
      lines: linesOf(arrows, to),
    })),
    everywhere: hasFrame ? [] : numbered.filter(isEverywhere).flatMap((one) => everywhere(one)),
  };
}
const isUnconditional = (arrow: Arrow): boolean => arrow.always === true && arrow.if === undefined;
/** Listed in words, so the target stands beside. */
const everywhere = (one: readonly [number, Arrow]): Line[] =>
  linesOf([one]).map((line) => ({
    ...line,
    text: [line.text, ...(one[1].to === undefined ? [] : [one[1].to.join(" + ")])].join(" → "),
  }));
