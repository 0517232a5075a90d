/** The steps a person can stand in and jump to; `?step=` carries the same words. */
export const TRY_ON_STEPS = ["model", "outfit", "review"] as const;
export type TryOnStep = (typeof TRY_ON_STEPS)[number];
