import { storyNameFromExport, toId } from "storybook/internal/csf";
import { addons } from "storybook/preview-api";
import { TOLD, type Told } from "./told.ts";

type Load<Value> = Record<string, () => Promise<Value>>;
const drawings = import.meta.glob("../../docs/machines/*.svg", {
  query: "?raw",
  import: "default",
}) as Load<string>;
const charts = import.meta.glob("../../machines/*/*.chart.json", {
  import: "default",
}) as Load<Told["chart"]>;
const ways = import.meta.glob("../../machines/*/*.ways.json", {
  import: "default",
}) as Load<Told["ways"]>;
const flows = import.meta.glob("../../stories/flows/*.stories.tsx") as Load<
  Record<string, { parameters?: { leaf?: string } }>
>;

/** The stories of a flow by the leaf each rests in. */
function storiesOf(title: string, module: Awaited<ReturnType<(typeof flows)[string]>>) {
  const entries = Object.entries(module).flatMap(([name, story]) => {
    const leaf = story.parameters?.leaf;
    return leaf === undefined ? [] : [[leaf, toId(title, storyNameFromExport(name))] as const];
  });
  return Object.fromEntries(entries);
}

/** Tells the panel which machine a story shows, and where it rests. */
export async function tellChart(title: string, leaf: string): Promise<void> {
  const machine = title.replace("flows/", "");
  const [drawing, chart, its, module] = await Promise.all([
    drawings[`../../docs/machines/${machine}.svg`]?.(),
    charts[`../../machines/${machine}/${machine}.chart.json`]?.(),
    ways[`../../machines/${machine}/${machine}.ways.json`]?.(),
    flows[`../../stories/flows/${machine}.stories.tsx`]?.(),
  ]);
  if (!drawing || !chart || !its || !module) return;
  const stories = storiesOf(title, module);
  const told: Told = { machine, leaf, chart, ways: its, drawing, stories };
  addons.getChannel().emit(TOLD, told);
}
