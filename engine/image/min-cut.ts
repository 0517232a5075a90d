/** Steps to the eight neighbours of a pixel; the opposite of step d is d ^ 1. */
const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
  [1, -1],
] as const;
/** Capacities are whole numbers inside, so that a saturated arc is exactly empty. */
const UNIT = 1024;
const FREE = 0;
const SOURCE = 1;
const SINK = 2;
const ORPHAN = -1;
const ROOT = 8;

/**
 * The cheapest division of a grid's pixels into two sides (a minimum cut, found as Boykov and
 * Kolmogorov 2004). `leaning` is what it costs a pixel to stand on the sink's side less what it
 * costs on the source's; `link(i, j)` what it costs two neighbours, side by side or at a corner, to
 * stand on different sides. Answers 1 on the source's side.
 */
export function minCut(
  width: number,
  height: number,
  leaning: ArrayLike<number>,
  link: (i: number, j: number) => number,
): Uint8Array {
  // A frame of pixels without links spares every look at a neighbour a test for the border.
  const row = width + 2;
  const size = row * (height + 2);
  const offset = STEPS.map(([dx, dy]) => dy * row + dx);
  const capacity = STEPS.map(() => new Int32Array(size));
  const terminal = new Int32Array(size);
  const tree = new Uint8Array(size);
  const parent = new Int8Array(size).fill(ORPHAN);
  const seen = new Int32Array(size);
  const depth = new Int32Array(size);
  const waiting = new Uint8Array(size);
  let queue: number[] = [];
  let clock = 0;
  let orphans: number[] = [];

  const activate = (k: number) => {
    if (waiting[k] === 1) return;
    waiting[k] = 1;
    queue.push(k);
  };

  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const k = (y + 1) * row + x + 1;
      terminal[k] = Math.round(leaning[i] * UNIT);
      for (const d of [0, 2, 4, 6]) {
        const [dx, dy] = STEPS[d];
        if (x + dx < 0 || x + dx >= width || y + dy >= height) continue;
        const cost = Math.round(link(i, i + dy * width + dx) * UNIT);
        capacity[d][k] = cost;
        capacity[d ^ 1][k + offset[d]] = cost;
      }
      if (terminal[k] === 0) continue;
      tree[k] = terminal[k] > 0 ? SOURCE : SINK;
      parent[k] = ROOT;
      depth[k] = 1;
      activate(k);
    }
  }

  /** What may still flow between a pixel and its neighbour in step d, in its tree's direction. */
  const room = (k: number, d: number, side: number) =>
    side === SOURCE ? capacity[d][k] : capacity[d ^ 1][k + offset[d]];

  const orphan = (k: number) => {
    parent[k] = ORPHAN;
    orphans.push(k);
  };

  /** Sends what fits along the path that meets between k (source) and its neighbour in step d. */
  const augment = (from: number, d: number) => {
    const to = from + offset[d];
    let most = capacity[d][from];
    let k = from;
    for (; parent[k] !== ROOT; k += offset[parent[k]])
      most = Math.min(most, capacity[parent[k] ^ 1][k + offset[parent[k]]]);
    most = Math.min(most, terminal[k]);
    k = to;
    for (; parent[k] !== ROOT; k += offset[parent[k]])
      most = Math.min(most, capacity[parent[k]][k]);
    most = Math.min(most, -terminal[k]);

    capacity[d][from] -= most;
    capacity[d ^ 1][to] += most;
    for (k = from; parent[k] !== ROOT; ) {
      const up = parent[k];
      const next = k + offset[up];
      capacity[up][k] += most;
      capacity[up ^ 1][next] -= most;
      if (capacity[up ^ 1][next] === 0) orphan(k);
      k = next;
    }
    terminal[k] -= most;
    if (terminal[k] === 0) orphan(k);
    for (k = to; parent[k] !== ROOT; ) {
      const up = parent[k];
      const next = k + offset[up];
      capacity[up][k] -= most;
      capacity[up ^ 1][next] += most;
      if (capacity[up][k] === 0) orphan(k);
      k = next;
    }
    terminal[k] += most;
    if (terminal[k] === 0) orphan(k);
  };

  /** How many steps a pixel is from a terminal; 0 when its tree has lost it. */
  const rootDepth = (start: number): number => {
    let steps = 0;
    let k = start;
    for (;;) {
      if (seen[k] === clock) {
        steps += depth[k];
        break;
      }
      if (parent[k] === ORPHAN) return 0;
      steps++;
      if (parent[k] === ROOT) {
        seen[k] = clock;
        depth[k] = 1;
        break;
      }
      k += offset[parent[k]];
    }
    const found = steps;
    for (k = start; seen[k] !== clock; k += offset[parent[k]]) {
      seen[k] = clock;
      depth[k] = steps--;
    }
    return found;
  };

  const adopt = (k: number) => {
    const side = tree[k];
    let [best, nearest] = [ORPHAN, Number.POSITIVE_INFINITY];
    for (let d = 0; d < 8; d++) {
      const q = k + offset[d];
      if (tree[q] !== side || room(q, d ^ 1, side) === 0) continue;
      const steps = rootDepth(q);
      if (steps > 0 && steps < nearest) [best, nearest] = [d, steps];
    }
    if (best !== ORPHAN) {
      parent[k] = best;
      seen[k] = clock;
      depth[k] = nearest + 1;
      return;
    }
    tree[k] = FREE;
    for (let d = 0; d < 8; d++) {
      const q = k + offset[d];
      if (tree[q] !== side) continue;
      if (room(q, d ^ 1, side) > 0) activate(q);
      if (parent[q] === (d ^ 1)) orphan(q);
    }
  };

  /** Lets k's tree take free neighbours; the step to the other tree's first pixel it meets. */
  const grow = (k: number): number => {
    const side = tree[k];
    for (let d = 0; d < 8; d++) {
      if (room(k, d, side) === 0) continue;
      const q = k + offset[d];
      if (tree[q] === FREE) {
        tree[q] = side;
        parent[q] = d ^ 1;
        seen[q] = seen[k];
        depth[q] = depth[k] + 1;
        activate(q);
      } else if (tree[q] !== side) return d;
      else if (parent[q] !== ORPHAN && seen[q] <= seen[k] && depth[q] > depth[k]) {
        parent[q] = d ^ 1;
        seen[q] = seen[k];
        depth[q] = depth[k] + 1;
      }
    }
    return ORPHAN;
  };

  while (queue.length > 0) {
    const now = queue;
    queue = [];
    for (const k of now) {
      waiting[k] = 0;
      while (tree[k] !== FREE) {
        const d = grow(k);
        if (d === ORPHAN) break;
        clock++;
        if (tree[k] === SOURCE) augment(k, d);
        else augment(k + offset[d], d ^ 1);
        for (let at = 0; at < orphans.length; at++) adopt(orphans[at]);
        orphans = [];
      }
    }
  }

  const side = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (tree[(y + 1) * row + x + 1] === SOURCE) side[y * width + x] = 1;
    }
  }
  return side;
}
