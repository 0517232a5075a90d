import {
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
