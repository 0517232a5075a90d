/** The steps a person can stand in and jump to; `?step=` carries the same words. */
export const IMAGE_TO_VIDEO_STEPS = ["image", "configure"] as const;
export type ImageToVideoStep = (typeof IMAGE_TO_VIDEO_STEPS)[number];
