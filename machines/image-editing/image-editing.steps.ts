/** The steps a person can stand in and jump to; `?step=` carries the same words. */
export const IMAGE_EDITING_STEPS = ["image", "describe"] as const;
export type ImageEditingStep = (typeof IMAGE_EDITING_STEPS)[number];
