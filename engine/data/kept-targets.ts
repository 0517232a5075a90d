/** One target in the file: three 16-bit numbers for each of the base mesh's 19,158 vertices. */
export const TARGET_BYTES = 19_158 * 3 * 2;

const KEPT: readonly RegExp[] = [
  /^macrodetails\/(?!.*-baby)/,
  /^breast\/female-.*-averagefirmness$/,
  /^armslegs\/[lr]-(upper|lower)(arm|leg)-(fat|skinny)$/,
  /^armslegs\/[lr]-(upperarm-shoulder-muscle|hand-scale|hand-fingers-distance)-decr$/,
  /^stomach\/stomach-(tone-incr|tone-decr|pregnant-incr)$/,
  /^(buttocks\/buttocks-volume|hip\/hip-scale-(horiz|depth))-(incr|decr)$/,
  /^torso\/torso-(scale-(depth|horiz)-(incr|decr)|vshape-more|muscle-pectoral-incr)$/,
  /^measure\/measure-(waist|shoulder|neckcirc|hips)-/,
  /^neck\/neck-double-more$/,
  /^head\/head-(oval|round|fat|skinny|scale-(vert|horiz)-(less|more))$/,
  /^cheek\/[lr]-cheek-(bones|volume)-/,
  /^chin\/chin-(triangle|(width|height)-(min|max))$/,
  /^nose\/nose-(width1|point-width|scale-(vert|horiz))-/,
  /^mouth\/mouth-(angles-up|scale-horiz-(incr|decr)|(upper|lower)lip-volume-(inflate|deflate))$/,
  /^eyes\/[lr]-eye-(size|corner1|height2)-/,
  /^eyebrows\/eyebrows-(angle|trans-vert)-/,
  /^expression\/units\/asian\/mouth-corner-puller$/,
];

/** The targets kept of MakeHuman's, in the order their movements lie in both files. */
export const keptTargets = (files: readonly string[]): { name: string; index: number }[] =>
  files
    .toSorted()
    .map((file, index) => ({ name: file.replace(/^data\/targets\/|\.target$/g, ""), index }))
    .filter(({ name }) => KEPT.some((pattern) => pattern.test(name)));
