import type { AnyActorLogic, OutputFrom } from "xstate";

/**
 * What a machine's fixtures hold, exhaustive by type: at least one value for every event and, for
 * every promise actor, its resolved outcomes. `satisfies` makes a new event a compile error until
 * QA has a value for it.
 */
export type EventFixtures<Event extends { type: string }> = {
  [Type in Event["type"]]: readonly [
    Extract<Event, { type: Type }>,
    ...Extract<Event, { type: Type }>[],
  ];
};
/** Resolved values by promise actor; every such actor is also tried with a rejection. */
export type OutcomeFixtures<Actors extends Record<string, AnyActorLogic>> = {
  [Name in keyof Actors]: readonly [OutputFrom<Actors[Name]>, ...OutputFrom<Actors[Name]>[]];
};
