/** One target in the file: three 16-bit numbers for each of the base mesh's 19,158 vertices. */
export const TARGET_BYTES = 19_158 * 3 * 2;

const KEPT: readonly RegExp[] = [
  /^macrodetails\/(?!.*-baby)/,
  /^breast\/female-.*-averagefirmness$/,
  /^armslegs\/.*-(fat|skinny|muscle-incr|muscle-decr)$/,
  /^armslegs\/.*-hand-(scale|fingers-(diameter|distance))/,
  /^(buttocks|stomach|cheek|chin|forehead|head|nose|mouth|eyes|eyebrows)\//,
  /^neck\/neck-(double|scale|back)/,
  /^hip\/hip-(scale|waist)/,
  /^torso\/torso-(scale|vshape|muscle)/,
  /^measure\/measure-(bust|hips|waist|thighcirc|upperarm|calf|neckcirc|shoulder|wrist|ankle)-/,
  /^expression\/units\/[a-z]+\/(mouth-(corner-puller|elevation|retraction)|eye-(left|right)-slit)$/,
];

/** The targets kept of MakeHuman's, in the order their movements lie in both files. */
export const keptTargets = (files: readonly string[]): { name: string; index: number }[] =>
  files
    .toSorted()
    .map((file, index) => ({ name: file.replace(/^data\/targets\/|\.target$/g, ""), index }))
    .filter(({ name }) => KEPT.some((pattern) => pattern.test(name)));
