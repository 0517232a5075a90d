import { expect, test } from "vitest";

const charts = import.meta.glob<string>("../../machines/*/*.machine.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});
const tools = Object.keys(import.meta.glob("../../src/flows/*/tool.ts"));
const isWizard = (path: string) =>
  tools.some((tool) => path.includes(`/machines/${tool.split("/").at(-2)}/`));

/** A chart is read whole: one that grows past this has a machine of its own inside it. */
test("no chart is longer than 300 lines, no wizard's longer than 250", () => {
  const long = Object.entries(charts).flatMap(([path, text]) => {
    const lines = text.trimEnd().split("\n").length;
    const most = isWizard(path) ? 250 : 300;
    return lines > most ? [`${path.replace("../../", "")}: ${lines} lines of at most ${most}`] : [];
  });
  expect(Object.keys(charts).filter(isWizard)).toHaveLength(tools.length);
  expect(long).toEqual([]);
});
