import { onTestFinished } from "vitest";
import { type AnyActor, type AnyMachineSnapshot, createActor, SimulatedClock } from "xstate";
import { type Heard, hearing, scripted, type Walk } from "./model.ts";

/**
 * A live actor for a written journey: `send` is a gesture, `settle` and `fail` are what an actor
 * comes back with, `pass` lets time go by. Every step returns the value the machine rests in.
 * What the machine says outward is kept until `heard` is asked; a journey that ends with something
 * unasked fails by its name, so every effect and every report to a parent is expected by somebody.
 */
export function drive(walk: Walk, input: string) {
  const clock = new SimulatedClock();
  let heard: Heard[] = [];
  const hear = (one: Heard) => void heard.push(one);
  const { machine, settle } = scripted(walk, {}, hear);
  const actor: AnyActor = createActor(machine, {
    clock,
    input: walk.inputs[input] as never,
    inspect: hearing(() => actor, hear),
  });
  let fault: unknown = null;
  actor.subscribe({
    error: (error) => {
      fault = error;
    },
  });
  actor.start();
  onTestFinished(({ task }) => {
    actor.stop();
    if (task.result?.state === "fail") return;
    if (heard.length > 0)
      throw new Error(`${walk.name} said what nobody expected: ${JSON.stringify(heard)}`);
  });
  const now = () => {
    if (fault !== null) throw fault;
    return actor.getSnapshot() as AnyMachineSnapshot;
  };
  const rest = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return now().value;
  };
  return {
    actor,
    value: () => now().value,
    context: <Context>() => now().context as Context,
    child: (name: string) => now().children[name],
    can: (event: { type: string } & Record<string, unknown>) => now().can(event as never),
    /** What was said outward since this was last asked, in order. */
    heard(): Heard[] {
      const told = heard;
      heard = [];
      return told;
    },
    send(event: { type: string } & Record<string, unknown>) {
      actor.send(event as never);
      return rest();
    },
    settle(name: string, output: unknown) {
      settle({ type: `xstate.done.actor.${name}`, output });
      return rest();
    },
    fail(name: string) {
      const error = new Error(`Nothing is done when "${name}" fails.`);
      settle({ type: `xstate.error.actor.${name}`, error });
      return rest();
    },
    pass(ms: number) {
      clock.increment(ms);
      return rest();
    },
  };
}
