const NARROW = /[ijlI.,:'|()[\] ]/;
const MIDDLE = /[frtcszJ]/;
const WIDE = /[mwMW@→+]/;
const CAPITAL = /[A-Z]/;

const shareOf = (letter: string): number => {
  if (NARROW.test(letter)) return 0.38;
  if (MIDDLE.test(letter)) return 0.56;
  if (WIDE.test(letter)) return 0.98;
  return CAPITAL.test(letter) ? 0.78 : 0.64;
};

/**
 * How wide a text may become, in pixels: room for the widest of the fonts it may fall back to, so
 * that nothing overlaps where our own is missing.
 */
export const widthOf = (text: string, size: number): number =>
  Math.ceil(size * [...text].reduce((sum, letter) => sum + shareOf(letter), 0));
