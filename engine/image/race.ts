/**
 * Geodesic distance of every pixel from the nearest seed (Dijkstra on the four-connected grid): a
 * step costs the mean of `cost` at its two ends. Infinity where no path leads, and where `cost` is
 * Infinity. After Bai and Sapiro, "A geodesic framework for fast interactive segmentation" (2007).
 */
export function geodesic(seeds: Iterable<number>, cost: Float32Array, width: number): Float64Array {
  const away = new Float64Array(cost.length).fill(Number.POSITIVE_INFINITY);
  const isDone = new Uint8Array(cost.length);
  const heap = new Heap();
  for (const seed of seeds) {
    if (cost[seed] === Number.POSITIVE_INFINITY) continue;
    away[seed] = 0;
    heap.push(seed, 0);
  }
  const reach = (to: number, from: number) => {
    const length = away[from] + (cost[from] + cost[to]) / 2;
    if (!(length < away[to])) return;
    away[to] = length;
    heap.push(to, away[to]);
  };
  for (let next = heap.pop(); next; next = heap.pop()) {
    const at = next[0];
    if (isDone[at] === 1) continue;
    isDone[at] = 1;
    const x = at % width;
    if (x > 0) reach(at - 1, at);
    if (x < width - 1) reach(at + 1, at);
    if (at >= width) reach(at - width, at);
    if (at + width < cost.length) reach(at + width, at);
  }
  return away;
}

/** A binary heap of indices by their keys, the smallest key first. */
class Heap {
  readonly #items: number[] = [];
  readonly #keys: number[] = [];

  push(item: number, key: number): void {
    let at = this.#items.length;
    while (at > 0) {
      const up = (at - 1) >> 1;
      if (this.#keys[up] <= key) break;
      this.#items[at] = this.#items[up];
      this.#keys[at] = this.#keys[up];
      at = up;
    }
    this.#items[at] = item;
    this.#keys[at] = key;
  }

  pop(): readonly [item: number, key: number] | null {
    if (this.#items.length === 0) return null;
    const first = [this.#items[0], this.#keys[0]] as const;
    const item = this.#items.pop()!;
    const key = this.#keys.pop()!;
    const size = this.#items.length;
    if (size === 0) return first;
    let at = 0;
    for (let low = 1; low < size; low = at * 2 + 1) {
      if (low + 1 < size && this.#keys[low + 1] < this.#keys[low]) low++;
      if (this.#keys[low] >= key) break;
      this.#items[at] = this.#items[low];
      this.#keys[at] = this.#keys[low];
      at = low;
    }
    this.#items[at] = item;
    this.#keys[at] = key;
    return first;
  }
}
