// Storybook writes JSX for its own React, by this name.
import * as React from "react";
import type { FoundState } from "../find/found.ts";
import type { Told } from "./told.ts";

const folderOf = (id: string): string =>
  id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Flows whose machines run while this state rests: what else stands on its screen. */
function partsAt({ chart, leaf }: Told): string[] {
  const runs = chart.states
    .filter(({ state }) => state === "" || state === leaf || leaf.startsWith(`${state}.`))
    .flatMap((state) => state.runs ?? []);
  const flows = Object.entries(chart.actors).flatMap(([source, logic]) => {
    const machine = /^machine (\w+)$/.exec(logic)?.[1];
    const isRun = runs.some((one) => one.split(/[^\w]+/).includes(source));
    return machine !== undefined && isRun ? [folderOf(machine)] : [];
  });
  return [...new Set(flows)];
}

function Stories({
  title,
  states,
  open,
}: {
  title: string;
  states: readonly FoundState[];
  open: (story: string) => void;
}) {
  if (states.length === 0) return null;
  return (
    <details>
      <summary>
        {title} ({states.length})
      </summary>
      <ul>
        {states.map(({ story, leaf, says }) => (
          <li key={story}>
            <button type="button" className="state" onClick={() => open(story)}>
              {leaf}
            </button>{" "}
            <span className="soft">{says[0]}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * A flow that is part of others is told once, in one of them: from each of the others its states
 * are a press away, and from it they are.
 */
export function Places({
  told,
  states,
  open,
}: {
  told: Told;
  states: readonly FoundState[];
  open: (story: string) => void;
}) {
  const of = (flow: string) => states.filter((state) => state.flow === flow);
  const [{ shownIn } = { shownIn: [] }] = of(told.machine);
  const parts = partsAt(told);
  return (
    <React.Fragment>
      {parts.length > 0 && (
        <React.Fragment>
          <h3>Also on this screen</h3>
          {parts.map((flow) => (
            <Stories key={flow} title={flow} states={of(flow)} open={open} />
          ))}
        </React.Fragment>
      )}
      {shownIn.length > 0 && (
        <React.Fragment>
          <h3>Shown in</h3>
          {shownIn.map(({ flow, title }) => (
            <Stories key={flow} title={`${title[0]}, ${flow}`} states={of(flow)} open={open} />
          ))}
        </React.Fragment>
      )}
    </React.Fragment>
  );
}
