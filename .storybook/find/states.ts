import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { storyNameFromExport, toId } from "storybook/internal/csf";
// @ts-expect-error: a plain script
import { Words } from "../../scripts/paths/words.mjs";
import type { Chart } from "../../tests/support/chart.ts";
import type { Both, FoundState } from "./found.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");

interface Pin {
  events: Record<
    string,
    { do: Readonly<Record<string, readonly string[] | string>>[]; in?: string[] }[]
  >;
  states: Record<string, Both | null>;
}
interface MachineWords {
  title: string;
  leaf(leaf: string): string | null;
  from(table: string, key: string): string | null;
}

const chartOf = (flow: string): Chart =>
  JSON.parse(read(`machines/${flow}/${flow}.chart.json`)) as Chart;
/** A machine whose screen was not walked yet has none. */
const pinOf = (flow: string): Pin => {
  const file = `machines/${flow}/${flow}.gestures.json`;
  return existsSync(join(root, file))
    ? (JSON.parse(read(file)) as Pin)
    : { events: {}, states: {} };
};
const inBoth = (flow: string, tell: (words: MachineWords) => string | null): Both => {
  const told = ["vi", "en"].map((language) => tell(new Words(flow, language)) ?? "");
  return [told[0] ?? "", told[1] ?? ""];
};

/** Machines that a machine runs inside itself. */
const childrenOf = ({ actors }: Chart): string[] =>
  Object.values(actors).flatMap((logic) => /^machine (\w+)$/.exec(logic)?.[1] ?? []);

/** By flow, every flow whose screen shows it: its parents' and theirs. */
export function placesOf(charts: ReadonlyMap<string, Chart>): Map<string, string[]> {
  const folderOf = new Map([...charts].map(([flow, chart]) => [chart.machine, flow]));
  const parents = new Map<string, Set<string>>([...charts.keys()].map((flow) => [flow, new Set()]));
  for (const [flow, chart] of charts)
    for (const child of childrenOf(chart)) parents.get(folderOf.get(child) ?? "")?.add(flow);
  const above = (flow: string, seen: Set<string>): Set<string> => {
    for (const parent of parents.get(flow) ?? []) {
      if (seen.has(parent)) continue;
      seen.add(parent);
      above(parent, seen);
    }
    return seen;
  };
  return new Map([...charts.keys()].map((flow) => [flow, [...above(flow, new Set())].sort()]));
}

/** The stories of a flow by their exports, with the leaf each says it rests in. */
export function leavesIn(source: string): Map<string, string> {
  const found = source.matchAll(
    /^export const (\w+): Story = \{\s*parameters: \{\s*leaf: "([^"]+)"/gm,
  );
  return new Map([...found].map(([, name, leaf]) => [name as string, leaf as string]));
}

/** What a person does in the state: events' names and what is pressed for them, in both languages. */
function deedsAt(flow: string, chart: Chart, pin: Pin, leaf: string): string[] {
  const events = chart.arrows.flatMap(({ from, on }) =>
    on !== undefined && from !== "" && (from === leaf || leaf.startsWith(`${from}.`)) ? [on] : [],
  );
  return [...new Set(events)].flatMap((event) => {
    const manners = pin.events[event] ?? [];
    const here = manners.filter((manner) => !manner.in || manner.in.includes(leaf));
    const pressed = here.flatMap((manner) =>
      manner.do.flatMap((use) =>
        Object.entries(use).flatMap(([how, told]) => (how === "value" ? [] : told)),
      ),
    );
    return [event, ...inBoth(flow, (words) => words.from("events", event)), ...pressed];
  });
}

/** Every state that has a story, with the words by which it may be looked for. */
export function findable(): FoundState[] {
  // A machine being made has neither chart nor stories yet.
  const flows = readdirSync(join(root, "machines")).filter(
    (name) =>
      existsSync(join(root, `machines/${name}/${name}.chart.json`)) &&
      existsSync(join(root, `stories/flows/${name}.stories.tsx`)),
  );
  const charts = new Map(flows.map((flow) => [flow, chartOf(flow)]));
  const places = placesOf(charts);
  const titles = new Map(flows.map((flow) => [flow, inBoth(flow, (words) => words.title)]));
  return flows.flatMap((flow) => {
    const chart = charts.get(flow) as Chart;
    const pin = pinOf(flow);
    const shownIn = (places.get(flow) ?? []).map((name) => ({
      flow: name,
      title: titles.get(name) ?? ["", ""],
    }));
    return [...leavesIn(read(`stories/flows/${flow}.stories.tsx`))].map(([name, leaf]) => {
      const seen = pin.states[leaf];
      const says = inBoth(flow, (words) => words.leaf(leaf));
      return {
        story: toId(`flows/${flow}`, storyNameFromExport(name)),
        flow,
        leaf,
        title: titles.get(flow) ?? ["", ""],
        says: seen ? ([seen[0], seen[1]] as const) : says,
        // A state may both be described and show a sentence of its own.
        more: [...says, ...deedsAt(flow, chart, pin, leaf)].filter(Boolean),
        shownIn,
      } satisfies FoundState;
    });
  });
}
