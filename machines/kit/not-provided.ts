import {
  type AnyStateMachine,
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  fromPromise,
  type PromiseActorLogic,
} from "xstate";

/**
 * A promise actor that a machine declares and the edge must provide. Until then it rejects by
 * name, so that a forgotten `provide` is found by reading one line.
 */
export const notProvided = <Output, Input>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`The actor "${name}" is not provided.`)),
  );

/** The same for a lasting actor (`watch…`), which sends events back until it is stopped. */
export const watchNotProvided = <Event extends EventObject, Input>(
  name: string,
): CallbackActorLogic<Event, Input, EventObject> =>
  fromCallback<Event, Input>(() => {
    throw new Error(`The actor "${name}" is not provided.`);
  });

const UNPROVIDED = Symbol("not provided");

/**
 * A fire-and-forget action that a machine declares and the edge must provide. Until then it throws
 * by name: an effect that nobody hears is a fault, not silence.
 */
export function effectNotProvided<Params = undefined>(
  name: string,
): (_: unknown, params: Params) => void {
  const effect = () => {
    throw new Error(`The effect "${name}" is not provided.`);
  };
  return Object.assign(effect, { [UNPROVIDED]: true });
}

/** Names of the effects that a machine declares and the edge must provide. */
export const effectsOf = (machine: AnyStateMachine): string[] =>
  Object.keys(machine.implementations.actions).filter((name) => {
    const action = machine.implementations.actions[name];
    return typeof action === "function" && UNPROVIDED in action;
  });
