// Storybook writes JSX for its own React, by this name.
import * as React from "react";
import type { Arrow } from "../../tests/support/chart.ts";
import type { Way } from "../../tests/support/ways.ts";
import type { FoundState } from "../find/found.ts";
import { Places } from "./places.tsx";
import type { Told } from "./told.ts";

const causeOf = (arrow: Arrow): string => {
  if (arrow.on !== undefined) return arrow.on;
  if (arrow.after !== undefined) return `after ${arrow.after}`;
  if (arrow.done !== undefined) return `${arrow.done} has answered`;
  if (arrow.error !== undefined) return `${arrow.error} has failed`;
  return "at once";
};
const delayOf = ({ after }: Arrow, { chart }: Told): string | undefined => {
  const delay = after === undefined ? undefined : chart.delays[after];
  return typeof delay === "number" ? `${(delay / 1000).toLocaleString("en")} s` : delay;
};
const listed = (items: readonly string[] | undefined): string | undefined =>
  items && items.length > 0 ? items.join(", ") : undefined;

function Rows({ rows }: { rows: readonly (readonly [string, string | undefined])[] }) {
  return (
    <dl>
      {rows.map(([name, value]) =>
        value === undefined ? null : (
          <React.Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </React.Fragment>
        ),
      )}
    </dl>
  );
}

function Reached({ way, title }: { way: Way | null | undefined; title: string }) {
  if (!way) return <p className="soft">No generated path takes it.</p>;
  return (
    <React.Fragment>
      <h3>{title}</h3>
      <p className="soft">from the start “{way.start}”</p>
      <ol>
        {way.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same step may come twice; the list never changes order.
          <li key={index}>{step}</li>
        ))}
      </ol>
    </React.Fragment>
  );
}

/** Arrows that share a line: of each its rule, where it leads, what it does and a path to it. */
export function ArrowDetails({ told, arrows }: { told: Told; arrows: readonly number[] }) {
  return arrows.map((index) => {
    const arrow = told.chart.arrows[index];
    if (arrow === undefined) return null;
    const lead = arrow.stops ? "goes no further" : listed(arrow.to);
    return (
      <section key={index}>
        <h2>{causeOf(arrow)}</h2>
        <Rows
          rows={[
            ["in", arrow.from === "" ? "every state" : arrow.from],
            ["only if", arrow.if],
            ["waits", delayOf(arrow, told)],
            ["leads to", lead ?? "stays"],
            ["does", listed(arrow.do)],
          ]}
        />
        {!arrow.stops && <Reached way={told.ways[index]} title="A path that takes it" />}
      </section>
    );
  });
}

/** The shortest way that ends in the leaf. */
function wayTo({ ways }: Told, leaf: string): Way | undefined {
  const rests = (way: Way): boolean =>
    (way.steps.at(-1)?.split(" → ").at(-1)?.split(" + ") ?? []).includes(leaf);
  return ways
    .filter((way): way is Way => way !== null && rests(way))
    .toSorted((a, b) => a.steps.length - b.steps.length)[0];
}

export function StateDetails({
  told,
  states,
  open,
}: {
  told: Told;
  states: readonly FoundState[];
  open: (story: string) => void;
}) {
  const { chart, leaf, machine } = told;
  const state = chart.states.find((one) => one.state === leaf);
  const way = wayTo(told, leaf);
  return (
    <section>
      <h2>{leaf}</h2>
      <p className="soft">
        of {machine}, {chart.states.length} states, {chart.arrows.length} arrows
      </p>
      <p>
        <button type="button" className="state" onClick={() => open(`walk-through--${machine}`)}>
          Walk through it
        </button>
      </p>
      <Rows
        rows={[
          ["runs", listed(state?.runs)],
          ["on entry", listed(state?.entry)],
          ["on exit", listed(state?.exit)],
          ["tags", listed(state?.tags)],
        ]}
      />
      {way ? (
        <Reached way={way} title="A path that rests here" />
      ) : (
        <p className="soft">It rests here as it starts.</p>
      )}
      <Places told={told} states={states} open={open} />
      <h3>In the drawing</h3>
      <p className="soft">
        Press a state to open its story. Point at an arrow’s words, or press them, for its rule, its
        actions and a path. ✓ answered, ✗ failed, a clock: time passed, », dashed: at once, ◇: only
        if its rule agrees. Drag to move, wheel or + − to zoom, 0 to fit.
      </p>
    </section>
  );
}
