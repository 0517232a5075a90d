export const WEAR = ["tops", "bottoms", "dresses", "outerwear"] as const;
/** How a garment is worn. (The order's "all" means: decide by the picture.) */
export type Wear = (typeof WEAR)[number];
