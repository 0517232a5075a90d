/** A repeatable source of chance (mulberry32): the same seed gives the same throws. */
export interface Dice {
  /** 0 ≤ x < 1. */
  next(): number;
  between(low: number, high: number): number;
  one<T>(choices: readonly T[]): T;
}

export function newDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  // Neighbouring seeds give similar first throws: these are skipped.
  for (let i = 0; i < 8; i++) next();
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    one: (choices) => choices[Math.floor(next() * choices.length)],
  };
}
