import { createVar } from "@vanilla-extract/css";

/** Set by a stage: how high the pictures standing on it are. Unset, they take what room they have. */
export const pictureHeight = createVar();
