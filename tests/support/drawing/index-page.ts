/** One machine as its row in the list tells it. */
interface Row {
  name: string;
  /** The text of x.machine.ts, which begins with what it promises. */
  source: string;
  leaves: number;
  arrows: number;
}

const promiseOf = ({ name, source }: Row): string => {
  const [, promise] = /\/\*\*\s*\* Promises: ([\s\S]*?)\*\/\s*export const/.exec(source) ?? [];
  if (promise === undefined) throw new Error(`${name} says nowhere what it promises.`);
  return promise.replaceAll(/\s*\n \*\s?/g, " ").trim();
};

/** docs/machines/README.md: how to read the drawings, and each with a line. */
export const indexOf = (rows: readonly Row[]): string => `# The machines, drawn

Each is drawn from its pinned list (\`machines/x/x.chart.json\`) by \`npm run charts\`; a test compares them. In Storybook the same drawing stands beside each story: [design-review.md](../design-review.md).

How to read one: a box is a state, a box in a box a state within it; dashed boxes side by side hold at the same time; a dotted box in italics is passed through at once. A dot shows where it begins, a double frame where it ends.

| mark | an arrow is taken |
| --- | --- |
| › | for an event: a press, another tab, a child's report |
| ✓ green | when an actor has answered |
| ✗ red | when an actor has failed |
| clock, dotted | when a time has passed |
| » dashed | at once, by the rule that stands beside it |
| ◇ after the name | only if its rule agrees |
| ⊘ struck through | never: the event is stopped here |

In a box stand the actors that live as long as the state (▷), what happens without leaving it, and ways too long for a line with where they lead (\`over.ask → model\`). What every state hears is listed once, at the top.

| machine | states | arrows | promises |
| --- | --- | --- | --- |
${rows
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  .map(
    (row) =>
      `| [${row.name}](${row.name}.svg) | ${row.leaves} | ${row.arrows} | ${promiseOf(row)} |`,
  )
  .join("\n")}
`;
