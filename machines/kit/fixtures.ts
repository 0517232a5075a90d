/**
 * What a machine's fixtures hold, exhaustive by type: at least one value for every event.
 * `satisfies` makes a new event a compile error until QA has a value for it.
 */
export type EventFixtures<Event extends { type: string }> = {
  [Type in Event["type"]]: readonly [
    Extract<Event, { type: Type }>,
    ...Extract<Event, { type: Type }>[],
  ];
};
