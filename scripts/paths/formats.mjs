/** Paths in words (Words.path) as text for reading, for a tracker, for a table, for a program. */
export const FORMATS = { text, markdown, json, gherkin, csv };

const at = (states) => states.join(" + ");
const walked = (row, say) => `${say.walkedBy} ${row.walked.join(", ")}`;
/** The number of a person's step; what nobody does has none. */
function numbered(steps) {
  let number = 0;
  return steps.map((step) => {
    if (step.who !== "person") return { ...step, number: "·" };
    number += 1;
    return { ...step, number: `${number}.` };
  });
}

function text(rows, words) {
  const { say } = words;
  const lines = rows.flatMap((row) => [
    `${row.id}  ${row.title}  [${walked(row, say)}]`,
    `     ${say.start}: ${row.startWords} → ${row.startSees} (${at(row.states)})`,
    ...numbered(row.steps).map(
      (step) => `${step.number.padStart(4)} ${step.words} → ${step.sees} (${at(step.states)})`,
    ),
    "",
  ]);
  return [...lines, say.paths(rows.length)].join("\n");
}

/** A list to tick off: boxes stand before what a person does, and what must be seen below it. */
function markdown(rows, words) {
  const { say } = words;
  const escaped = (told) => told.replace(/([*_`<>[\]|\\])/g, "\\$1");
  const parts = rows.map((row) =>
    [
      `## ${escaped(row.title)}`,
      "",
      `\`${row.id}\`, ${walked(row, say)}`,
      "",
      `- ${say.start}: ${escaped(row.startWords)}. ${say.expects}: ${escaped(row.startSees)} (\`${at(row.states)}\`)`,
      ...row.steps.map((step) => {
        const told = `${escaped(step.words)} → ${say.expects} ${escaped(step.sees)} (\`${at(step.states)}\`)`;
        return step.who === "person" ? `- [ ] ${told}` : `- *${say.who[step.who]}*: ${told}`;
      }),
      "",
    ].join("\n"),
  );
  return [`# ${words.title}`, "", ...parts].join("\n");
}

function json(rows) {
  return JSON.stringify(
    rows.map(({ covering: _, browser: __, ...row }) => ({
      ...row,
      steps: row.steps.map(({ carried: ___, ...step }) => step),
    })),
    null,
    2,
  );
}

/** When is a person's; what the world does is given. */
function gherkin(rows, words) {
  const { gherkin: key } = words.say;
  const scenarios = rows.map((row) =>
    [
      `  # ${row.id}, ${walked(row, words.say)}`,
      `  ${key.Scenario}: ${row.title}`,
      `    ${key.Given} ${row.startWords}`,
      `    ${key.Then} ${words.say.expects} ${row.startSees}`,
      ...row.steps.flatMap((step) => [
        `    ${step.who === "person" ? key.When : key.Given} ${step.words}`,
        `    ${key.Then} ${words.say.expects} ${step.sees}`,
      ]),
    ].join("\n"),
  );
  return [`# language: ${key.language}`, `${key.Feature}: ${words.title}`, ...scenarios].join(
    "\n\n",
  );
}

/** RFC 4180: a row a step. */
function csv(rows, words) {
  const { say, machine } = words;
  const cell = (value) => {
    const told = String(value);
    return /[",\r\n]/.test(told) ? `"${told.replaceAll('"', '""')}"` : told;
  };
  const lines = rows.flatMap((row) => {
    const head = [row.id, machine, row.title, row.walked.join(" + ")];
    return [
      [...head, 0, say.who.start, row.startWords, row.startSees, at(row.states), ""],
      ...row.steps.map((step, index) => [
        ...head,
        index + 1,
        say.who[step.who],
        step.words,
        step.sees,
        at(step.states),
        step.event,
      ]),
    ];
  });
  return [say.headings, ...lines].map((line) => line.map(cell).join(",")).join("\r\n");
}
