import type { Tone } from "./head-colours.ts";

/** Hair of one head differs by less than this in hue from crown to tips, in L*a*b*. */
const ONE_HAIR = 17;

/**
 * Whether what covers the crown is no hair, by its colour: another hue than the hair below it or,
 * with none to be seen, one that hardly any hair has.
 */
export function isHat(crown: Tone, below: Tone | null): boolean {
  const [, red, yellow] = crown;
  const isOdd = yellow < -7 || red < -7 || (red > 24 && yellow < red * 0.5);
  if (!below) return isOdd;
  // Hue as it would be at the same lightness.
  const dim = Math.min(1.6, Math.max(0.6, (crown[0] + 12) / (below[0] + 12)));
  const away = Math.hypot(red - below[1] * dim, yellow - below[2] * dim);
  return away > ONE_HAIR || (isOdd && away > ONE_HAIR * 0.6);
}
