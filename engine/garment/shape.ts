import type { Garment } from "../vision/cut-out.ts";
import { silhouetteOf } from "./silhouette.ts";
import type { Wear } from "./wears.ts";

/** What an outline as a whole tells of a garment; shares run 0–1. */
export interface Shape {
  /** Share of its convex hull that the garment covers. */
  solidity: number;
  /** Its width in its own height. */
  aspect: number;
  /** Whether it begins in one piece: at its top less than a third of the width is ground. */
  beginsWhole: boolean;
  /** Whether its upper edge is long and straight, as a waistband is. */
  beginsWide: boolean;
  /** Whether it begins at a waist: wide, then only wider, widest near its end, without sleeves. */
  hangsFromWaist: boolean;
  /** Whether its sides only go out from a waistband on, as those of short trousers do. */
  onlyWidens: boolean;
}

/** A waistband is at least this share of the greatest width; tilted ones begin further down. */
const WAISTBAND = { from: 0.12, least: 0.42 };
/** The widest row of what hangs from a waist lies below this share of the height. */
const WIDEST = 0.6;
/** Rows narrower than this share of those above draw in, as below an armhole or a sleeve. */
const DRAWN_IN = 0.94;
/** Without armholes and a neckline an outline is rounder than this; the second tilted or with a bow. */
const ROUND = { least: 0.895, alone: 0.94 };
/**
 * A cap is rounder than anything with a neckline, armholes or sleeves, but for a jacket on a hanger,
 * which is no wider than high; a pair of shoes is two things.
 */
const CAP = 0.968;
const CAP_WIDTH = 1.05;
const TWO_THINGS = 0.7;
/** A waistband's share of the greatest width at once; a dome is half as wide there. */
const EDGE = { at: 0.06, width: 0.55 };
/** Narrower than this, in its own height, long skirts can't be told from dresses. */
const LEAST_WIDTH = 0.62;
/** A collar or a hood is so narrow beside what follows, and in its middle; a tilted waistband aside. */
const NECK = { width: 0.6, aside: 0.1 };
const ROWS = 40;

/** Reads a garment's outline as a whole. */
export function shapeOf(garment: Garment): Shape {
  const { top, bottom, left, right } = garment;
  const height = bottom - top;
  const silhouette = silhouetteOf(garment);
  const rows = Array.from({ length: ROWS }, (_, k) => {
    const runs = silhouette.runs(Math.round(top + (height * (k + 0.5)) / ROWS));
    const [first, last] = [runs[0], runs.at(-1)];
    const width = first && last ? last[1] - first[0] : 0;
    return {
      width,
      middle: first && last ? (first[0] + last[1]) / 2 : 0,
      cloth: runs.reduce((sum, [from, to]) => sum + to - from, 0),
      pieces: runs.length,
    };
  });
  const most = Math.max(...rows.map(({ width }) => width));
  const widest = rows.findIndex(({ width }) => width > most * 0.985);
  const from = Math.round(ROWS * WAISTBAND.from);
  let grown = 0;
  const onlyWidens = rows.slice(from, widest + 1).every(({ width }) => {
    grown = Math.max(grown, width);
    return width > grown * DRAWN_IN;
  });
  const high = rows[Math.round(ROWS * 0.08)];
  const beginsWhole = high.cloth > high.width * 0.67;
  const solidity = solidityOf(garment);
  const aspect = (right - left) / height;
  const beginsWide = rows[Math.round(ROWS * EDGE.at)].cloth > most * EDGE.width;
  const [tip, below] = [rows[1], rows[Math.round(ROWS * 0.21)]];
  const hasNeck =
    tip.width < below.width * NECK.width &&
    Math.abs(tip.middle - below.middle) < below.width * NECK.aside;
  const begins = !hasNeck && rows[from].width > most * WAISTBAND.least && widest > ROWS * WIDEST;
  return {
    solidity,
    aspect,
    onlyWidens: begins && onlyWidens,
    beginsWhole,
    beginsWide,
    hangsFromWaist:
      solidity > (beginsWhole ? ROUND.least : ROUND.alone) &&
      (beginsWide || solidity < CAP) &&
      begins &&
      onlyWidens &&
      rows[widest].pieces <= 2 &&
      aspect > LEAST_WIDTH,
  };
}

/** Whether a trunk or legs can wear it: caps and pairs of shoes they can't. */
export function isWearable(shape: Shape, wear: Wear): boolean {
  const { solidity, aspect, beginsWhole, beginsWide } = shape;
  if (wear === "bottoms") return beginsWhole || solidity > ROUND.least;
  const isCap = solidity > CAP && aspect > CAP_WIDTH && !beginsWide;
  return !isCap && (beginsWhole || solidity >= TWO_THINGS);
}

type Corner = readonly [number, number];

/** The area as a share of the convex hull's (Andrew's monotone chain). */
function solidityOf({ alpha, top, bottom }: Garment): number {
  const corners: Corner[] = [];
  let area = 0;
  for (let y = top; y <= bottom; y++) {
    let [first, last] = [-1, -1];
    for (let x = 0; x < alpha.width; x++) {
      if (alpha.data[y * alpha.width + x] <= 0.5) continue;
      area++;
      if (first < 0) first = x;
      last = x;
    }
    if (first >= 0) corners.push([first, y], [first, y + 1], [last + 1, y], [last + 1, y + 1]);
  }
  corners.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const hull = [...chain(corners), ...chain(corners.toReversed())];
  let twice = 0;
  hull.forEach(([x, y], i) => {
    const [nextX, nextY] = hull[(i + 1) % hull.length];
    twice += x * nextY - nextX * y;
  });
  return area / Math.max(1, Math.abs(twice) / 2);
}

function chain(corners: readonly Corner[]): Corner[] {
  const line: Corner[] = [];
  for (const corner of corners) {
    for (let n = line.length; n > 1 && turn(line[n - 2], line[n - 1], corner) <= 0; n--) line.pop();
    line.push(corner);
  }
  return line.slice(0, -1);
}

const turn = (a: Corner, b: Corner, c: Corner) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
