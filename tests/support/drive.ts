import { type AnyMachineSnapshot, createActor, SimulatedClock } from "xstate";
import { scripted, type Walk } from "./model.ts";

/**
 * A live actor for a written journey: `send` is a gesture, `settle` and `fail` are what an actor
 * comes back with, `pass` lets time go by. Every step returns the value the machine rests in.
 */
export function drive(walk: Walk, input: string) {
  const clock = new SimulatedClock();
  const { machine, settle } = scripted(walk);
  const actor = createActor(machine, { clock, input: walk.inputs[input] as never });
  actor.start();
  const rest = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return (actor.getSnapshot() as AnyMachineSnapshot).value;
  };
  return {
    actor,
    value: () => (actor.getSnapshot() as AnyMachineSnapshot).value,
    context: <Context>() => (actor.getSnapshot() as AnyMachineSnapshot).context as Context,
    child: (name: string) => (actor.getSnapshot() as AnyMachineSnapshot).children[name],
    can: (event: { type: string } & Record<string, unknown>) =>
      (actor.getSnapshot() as AnyMachineSnapshot).can(event as never),
    send(event: { type: string } & Record<string, unknown>) {
      actor.send(event as never);
      return rest();
    },
    settle(name: string, output: unknown) {
      settle({ type: `xstate.done.actor.${name}`, output });
      return rest();
    },
    fail(name: string) {
      settle({ type: `xstate.error.actor.${name}`, error: { message: "unreachable" } });
      return rest();
    },
    pass(ms: number) {
      clock.increment(ms);
      return rest();
    },
  };
}
