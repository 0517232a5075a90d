import { boxMean } from "../image/blur.ts";
import { toLab } from "../image/lab.ts";
import { bytesOf, median, newPlane, type Plane, type Rgb } from "../image/raster.ts";
import { boundsOf, regions } from "../image/regions.ts";
import { resizePlane, shrunkRgb } from "../image/resample.ts";
import { flattened } from "./flatten.ts";
import { GROUND, grabCut, type Seeds, THING, UNKNOWN } from "./grab-cut.ts";
import { fitMixture, logLikelihood } from "./mixture.ts";
import { type Residue, residueOf } from "./residue.ts";

/**
 * What a person painted over a picture to say what belongs to the thing (`keep`) and what does not
 * (`remove`): 0–1, at the picture's size.
 */
export interface Strokes {
  keep: Plane;
  remove: Plane;
}

/** A thing found in a picture. */
export interface Cut {
  /** 0–1 at the picture's size; as coarse as the picture was divided at. */
  mask: Plane;
  residue: Residue;
}

/** Long side in px that a thing is looked for at, and then its outline. */
const COARSE = 224;
const FINE = 420;
/** How far, in px of the fine picture, the outline may lie from where the coarse one has it. */
const REACH = 8;
/** Lightness tells less of a thing than its colour: folds and shadows are lightness. */
const DAMPED = 0.55;
/** Width of the border that is likely ground, as a share of the shorter side. */
const BAND = 0.03;
/** Patches smaller than this share of the picture are the cut's errors, not openings. */
const PINHOLE = 0.002;
/** A second piece this large beside the first belongs to the thing: an open front has two halves. */
const PIECE = 0.3;

/**
 * Cuts the thing in a picture's middle off whatever it lies on or hangs before: by colour and
 * edges, started from the border as ground and what is unlike it as the thing. `strokes` outweigh
 * what is seen.
 */
export function cutThing(image: Rgb, strokes?: Strokes): Cut {
  const fine = fieldOf(shrunkRgb(image, FINE));
  const small = fieldOf(shrunkRgb(fine.image, COARSE));
  const seeds = seedsOf(small);
  if (strokes) lay(strokes, seeds, small);
  const coarse = grabCut(small.colour, small, seeds);
  const near = nearby(resizePlane(coarse, fine.width, fine.height));
  const painted = strokes ? lay(strokes, near, fine) : null;
  const mask = tidied(grabCut(fine.colour, fine, near), painted);
  return {
    mask: resizePlane(mask, image.width, image.height),
    residue: residueOf(mask, fine.colour),
  };
}

/** A picture as it is divided: its flattened colours, and the places along its border. */
interface Field {
  image: Rgb;
  colour: Float32Array;
  width: number;
  height: number;
  band: number[];
}

function fieldOf(image: Rgb): Field {
  const { width, height } = image;
  const wide = Math.max(3, Math.round(Math.min(width, height) * BAND));
  const band: number[] = [];
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (Math.min(x, y, width - 1 - x, height - 1 - y) < wide) band.push(i);
  }
  return { image, colour: flattened(toLab(image), image, band, DAMPED), width, height, band };
}

/** Seeds for the outline alone: what lies further from the coarse one is certain. */
function nearby(coarse: Plane): Seeds {
  const wide = boxMean(coarse, REACH);
  const known = bytesOf(wide.data.length, (i) =>
    wide.data[i] > 0.999 ? THING : wide.data[i] < 0.001 ? GROUND : UNKNOWN,
  );
  const guess = bytesOf(coarse.data.length, (i) => (coarse.data[i] > 0.5 ? 1 : 0));
  return { known, guess, prior: new Float32Array(known.length) };
}

/** What an outline that can be trusted keeps to; measured on some 150 photos taken at home. */
const SOUND = { least: 0.03, most: 0.92, contact: 0.35, blind: 0.68, rough: 1.5 };

/** Whether an outline can be trusted: not frayed, not run along the picture's border, not invisible. */
export function isSound({ share, contact, blind, rough }: Residue): boolean {
  if (share < SOUND.least || share > SOUND.most) return false;
  return contact < SOUND.contact && blind < SOUND.blind && rough < SOUND.rough;
}

/** A place's distance from the middle: 1 at the border, and the same as the crow flies. */
function placeOf(i: number, { width, height }: { width: number; height: number }) {
  const x = Math.abs((i % width) / width - 0.5) * 2;
  const y = Math.abs(Math.floor(i / width) / height - 0.5) * 2;
  return { far: Math.max(x, y), round: Math.hypot(x, y) };
}

/** How much the middle speaks for the thing and the outermost border for the ground. */
const MIDDLE = { weight: 1.65, even: 0.83 };
const OUTERMOST = { from: 0.94, weight: 7 };

function seedsOf(small: Field): Seeds {
  const { colour, band } = small;
  const size = small.width * small.height;
  const prior = new Float32Array(size);
  const guess = new Uint8Array(size);
  const unlike = new Float32Array(size);
  const at = (i: number) => [colour[i * 3], colour[i * 3 + 1], colour[i * 3 + 2]] as const;
  const ground = fitMixture(
    band.flatMap((i) => at(i)),
    4,
  );
  const middle: number[] = [];
  for (let i = 0; i < size; i++) {
    const { far, round } = placeOf(i, small);
    prior[i] = MIDDLE.weight * (MIDDLE.even - round);
    if (far > OUTERMOST.from) prior[i] -= OUTERMOST.weight;
    if (ground) unlike[i] = -logLikelihood(ground, ...at(i));
    if (round < 0.62) middle.push(unlike[i]);
  }
  const usual = median(
    band.map((i) => unlike[i]),
    0.85,
  );
  const likely = Math.min(usual + 1, median(middle));
  for (let i = 0; i < size; i++) {
    if (placeOf(i, small).far < 0.9 && unlike[i] >= likely) guess[i] = 1;
  }
  return { known: new Uint8Array(size), prior, guess };
}

/** Writes strokes into seeds; answers what they say by themselves, as Seeds.known does. */
function lay({ keep, remove }: Strokes, { known, guess }: Seeds, field: Field): Uint8Array {
  const [kept, removed] = [keep, remove].map((plane) =>
    resizePlane(plane, field.width, field.height),
  );
  return known.map((_, i) => {
    const painted = kept.data[i] > 0.5 ? THING : removed.data[i] > 0.5 ? GROUND : UNKNOWN;
    if (painted === UNKNOWN) return UNKNOWN;
    known[i] = painted;
    guess[i] = painted === THING ? 1 : 0;
    return painted;
  });
}

/**
 * The largest piece and those nearly as large, without holes in their middle: those are prints in
 * the ground's colour. Holes aside or at the top are openings: between sleeve and body, in a
 * handle. What was painted stays as it was painted.
 */
function tidied(mask: Plane, painted: Uint8Array | null): Plane {
  const { width, height } = mask;
  const pieces = regions(width, height, (i) => mask.data[i] > 0.5);
  const largest = Math.max(0, ...pieces.map((piece) => piece.length));
  const tidy = newPlane(width, height);
  const kept = pieces.filter(
    (piece) =>
      piece.length > largest * PIECE || (painted && piece.some((i) => painted[i] === THING)),
  );
  for (const i of kept.flat()) tidy.data[i] = 1;
  const box = boundsOf(kept.flat(), width);
  const begins = firstWideRow(tidy, box);
  for (const hole of regions(width, height, (i) => tidy.data[i] < 0.5)) {
    if (painted && hole.some((i) => painted[i] === GROUND)) continue;
    const own = boundsOf(hole, width);
    const isInside =
      own.left > 0 && own.top > 0 && own.right < width - 1 && own.bottom < height - 1;
    if (!isInside) continue;
    const aside = Math.abs(own.left + own.right - box.left - box.right) / 2;
    const isOpening =
      aside > (box.right - box.left) * 0.2 || own.top - begins < (box.bottom - begins) * 0.08;
    if (isOpening && hole.length > width * height * PINHOLE) continue;
    for (const i of hole) tidy.data[i] = 1;
  }
  return tidy;
}

/** What stands above the first row with this share of the width is a hook, or straps. */
const WIDE_ROW = 0.2;

function firstWideRow(
  { data, width }: Plane,
  { left, right, top, bottom }: ReturnType<typeof boundsOf>,
): number {
  for (let y = top; y < bottom; y++) {
    let covered = 0;
    for (let x = left; x <= right; x++) covered += data[y * width + x];
    if (covered > (right - left) * WIDE_ROW) return y;
  }
  return top;
}
