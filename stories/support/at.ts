import {
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  fromCallback,
  type InputFrom,
  type InspectionEvent,
  SimulatedClock,
  StateMachine,
} from "xstate";
import { effectsOf } from "#machines/kit/not-provided.ts";
import { named } from "./named.ts";

/** What happens to a machine until it rests where a story wants it. */
export interface Script<Machine extends AnyStateMachine> {
  input?: InputFrom<Machine>;
  /**
   * What each promise actor answers, call by call; an Error is a rejection. A call beyond the list
   * waits for ever, as does an actor that is not named.
   */
  answers?: Readonly<Record<string, readonly unknown[]>>;
  /** Machines the machine invokes, already staged; without one a child does nothing. */
  children?: Readonly<Record<string, AnyActorLogic>>;
  /**
   * In order. A number lets that many milliseconds pass (the clock stands still otherwise); a pair
   * is an event of the child by that name.
   */
  events?: readonly (EventFromLogic<Machine> | number | readonly [string, AnyEventObject])[];
}

/** A promise that answers at once: a still needs no waiting. */
function answering(answers: readonly unknown[]): AnyActorLogic {
  const left = [...answers];
  const logic = {
    transition: (state: unknown) => state,
    getPersistedSnapshot: (state: unknown) => state,
    getInitialSnapshot: () => {
      if (left.length === 0) return { status: "active", output: undefined, error: undefined };
      const answer = left.shift();
      return answer instanceof Error
        ? { status: "error", output: undefined, error: answer }
        : { status: "done", output: answer, error: undefined };
    },
  };
  return logic as unknown as AnyActorLogic;
}

/** The machine with actors that answer from the script, whose effects touch nothing outside it. */
export function staged<Machine extends AnyStateMachine>(
  machine: Machine,
  { answers = {}, children = {} }: Pick<Script<Machine>, "answers" | "children"> = {},
): Machine {
  const logics = machine.implementations.actors as Record<string, unknown>;
  const actors = Object.fromEntries(
    Object.entries(logics).map(([name, logic]) => [
      name,
      children[name] ??
        (logic instanceof StateMachine || name.startsWith("watch")
          ? fromCallback(() => {})
          : answering(answers[name] ?? [])),
    ]),
  );
  const actions = Object.fromEntries(effectsOf(machine).map((name) => [name, () => {}]));
  return named(machine.provide({ actors, actions } as never)) as Machine;
}

/**
 * A live actor of the machine, brought to where the script ends; later presses still work.
 * `children` takes up every child by its name, also those that have ended.
 */
export function at<Machine extends AnyStateMachine>(
  machine: Machine,
  script: Script<Machine> = {},
  children = new Map<string, AnyActorRef>(),
): ActorRefFrom<Machine> {
  const clock = new SimulatedClock();
  const actor = createActor(staged(machine, script), {
    clock,
    input: script.input,
    inspect: (inspection: InspectionEvent) => {
      if (inspection.type !== "@xstate.actor") return;
      const ref = inspection.actorRef as AnyActorRef;
      children.set(ref.id, ref);
    },
  } as never);
  actor.start();
  for (const event of script.events ?? []) {
    if (typeof event === "number") clock.increment(event);
    else if (Array.isArray(event)) children.get(event[0])?.send(event[1]);
    else actor.send(event as never);
  }
  return actor as unknown as ActorRefFrom<Machine>;
}
