import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { leavesAt } from "#machines/kit/leaves.ts";
import { text } from "#src/theme/type.css.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { describe, shorten, type Walk } from "../../tests/support/model.ts";
import * as s from "../dev.css.ts";
import { Chart } from "./chart.tsx";
import { pathTo, Simulation } from "./simulation.ts";

/** One machine at work: chart, the next steps, the way taken, the context. */
export function MachineView({ walk }: { walk: Walk }) {
  const inputs = Object.keys(walk.inputs);
  const [run, setRun] = useState({ input: inputs[0] as string, number: 0 });
  const simulation = useMemo(() => new Simulation(walk, run.input), [walk, run]);
  useEffect(() => () => simulation.stop(), [simulation]);
  const now = useSyncExternalStore(simulation.subscribe, simulation.snapshot);
  const [note, setNote] = useState("");
  const leaves = leavesAt(now);

  const restart = (input = run.input) => setRun({ input, number: run.number + 1 });
  const travel = async (leaf: string) => {
    const path = pathTo(walk, leaf);
    if (path === null) {
      setNote(`No generated path rests in ${leaf}.`);
      return;
    }
    setNote("");
    const fresh = { input: path.input, number: run.number + 1 };
    pending.set(fresh, path.steps.map((step) => step.event).filter(isAsked));
    setRun(fresh);
  };
  useEffect(() => {
    const events = pending.get(run) ?? [];
    pending.delete(run);
    void (async () => {
      for (const event of events) await simulation.take(event);
    })();
  }, [simulation, run]);

  const way = describe({
    input: run.input,
    steps: simulation.taken.map(({ event }) => ({ event, state: now })),
    state: now,
  });
  return (
    <>
      <section className={s.panel} aria-label="Chart">
        <div className={s.row}>
          <SelectField
            label="Starts with"
            value={run.input}
            options={inputs.map((value) => ({ value, label: value }))}
            onChange={(event) => restart(event.currentTarget.value)}
          />
          <Button icon="refresh" onClick={() => restart()}>
            Start again
          </Button>
        </div>
        <p role="status" className={s.about}>
          {note || `Rests in ${leaves.join(" and ")}`}
        </p>
        <Chart
          node={walk.machine.root}
          active={new Set(now._nodes.map((node) => node.id))}
          onTravel={(leaf) => void travel(leaf)}
        />
      </section>
      <section className={s.panel} aria-label="What can happen">
        <h2 className={text.head}>What can happen now</h2>
        <div className={s.list}>
          {simulation.possible().map((event) => (
            <Button
              key={JSON.stringify(event)}
              size="small"
              onClick={() => void simulation.take(event)}
            >
              {shorten(event)}
            </Button>
          ))}
          {now.status !== "active" && <p className={s.about}>The machine has ended.</p>}
        </div>
        <h2 className={text.head}>The way here</h2>
        <pre className={s.code}>{way}</pre>
        <h2 className={text.head}>Tags</h2>
        <p className={s.about}>{[...now.tags].join(", ") || "none"}</p>
        <h2 className={text.head}>Context</h2>
        <pre className={s.code}>{JSON.stringify(now.context, plain, 2)}</pre>
      </section>
    </>
  );
}

/** The steps a fresh run still has to take, by the run. */
const pending = new Map<object, { type: string }[]>();
const isAsked = (event: { type: string }) => event.type !== "xstate.init";

/** Children and files are told by name: they hold the whole machine, or nothing JSON can say. */
function plain(_key: string, value: unknown): unknown {
  if (typeof value === "function") return "ƒ";
  if (value !== null && typeof value === "object") {
    if ("getSnapshot" in value && "id" in value) return `actor ${String(value.id)}`;
    if (value instanceof Blob) return `file of ${value.size} bytes`;
  }
  return value;
}
