/** The steps a person can stand in and jump to; `?step=` carries the same words. */
export const BODY_GENERATOR_STEPS = ["parameters", "look", "review"] as const;
export type BodyGeneratorStep = (typeof BODY_GENERATOR_STEPS)[number];
