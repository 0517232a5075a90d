import { GARMENT_KINDS } from "#wire/readings.ts";

export const WEAR = GARMENT_KINDS;
/** How a garment is worn. (The order's "all" means: decide by the picture.) */
export type Wear = (typeof WEAR)[number];
