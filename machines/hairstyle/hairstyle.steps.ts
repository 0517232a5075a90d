/** The steps a person can stand in and jump to; `?step=` carries the same words. */
export const HAIRSTYLE_STEPS = ["photo", "style", "customise"] as const;
export type HairstyleStep = (typeof HAIRSTYLE_STEPS)[number];
