import { describe, expect, it } from "vitest";
import { HAIRSTYLES, type HairstyleId } from "#wire/hairstyles.ts";
import { customHair } from "./custom.ts";
import { type Place, SKULL } from "./head.ts";
import type { Strand } from "./strand.ts";
import { grow } from "./strands.ts";
import { STYLES } from "./styles.ts";

const DOWN = [0, -1, 0] as const;
const grown = new Map<HairstyleId, Strand[]>();
/** A style's strands, grown once for all tests. */
function hairOf(style: HairstyleId): Strand[] {
  const known = grown.get(style) ?? grow(STYLES[style], DOWN, 1);
  grown.set(style, known);
  return known;
}
const placesOf = (strands: readonly Strand[]) => strands.flatMap(({ places }) => places);
const idsWhere = (test: (id: HairstyleId) => boolean) =>
  HAIRSTYLES.map(({ id }) => id).filter(test);
/** How far beyond the bare head a place stands sideways, seen from the front at its own height. */
function beyondHead([x, y]: Place): number {
  const up = (y - SKULL.centre[1]) / SKULL.radii[1];
  return Math.abs(x) - SKULL.radii[0] * Math.sqrt(Math.max(0, 1 - up * up));
}
/** Of the strands that hang below the chin on one side, the share whose tips lie in the fullest band. */
function fullestBand(strands: readonly Strand[], tall: number): number {
  const tips = strands
    .map(({ places }) => places.at(-1)!)
    .filter(([x, y, z]) => y < -1.4 && x > 0.2 && z > -0.3)
    .map(([, y]) => y)
    .sort((a, b) => a - b);
  expect(tips.length).toBeGreaterThan(100);
  let most = 0;
  for (let from = 0, to = 0; to < tips.length; to++) {
    while (tips[to] - tips[from] > tall) from++;
    most = Math.max(most, to - from + 1);
  }
  return most / tips.length;
}

describe("hair ends", () => {
  it.each(["straight_layer", "loose_curls", "noodle_curls", "middle_part"] as const)(
    "of %s taper: few strands end at one height",
    (style) => {
      expect(fullestBand(hairOf(style), 0.1)).toBeLessThan(0.25);
    },
  );

  it.each(["hime", "c_curl"] as const)("of %s are no ruler's line", (style) => {
    expect(fullestBand(hairOf(style), 0.05)).toBeLessThan(0.5);
  });
});

/** Places before the eyes, the nose, the cheeks or the mouth, to two digits. */
const beforeFace = (strands: readonly Strand[]) =>
  placesOf(strands)
    .filter(([x, y, z]) => {
      const free = y > -0.5 ? 0.72 : 0.5;
      return z > 0.3 && y < 0.16 && y > -1.3 && Math.abs(x) < free;
    })
    .map((place) => place.map((value) => value.toFixed(2)).join());

describe("the face", () => {
  it.each(idsWhere(() => true))("of %s is free: nothing hangs before the eyes", (style) => {
    expect(beforeFace(hairOf(style))).toEqual([]);
  });

  it("is free with a fringe asked for in words", () => {
    const { style } = customHair("tóc dài mái bằng", "female");
    expect(beforeFace(grow(style!, DOWN, 1))).toEqual([]);
  });
});

describe("clipped sides", () => {
  const CLIPPED = idsWhere((id) => STYLES[id].crop !== undefined);

  it.each(CLIPPED)("of %s: the top makes no ledge over them", (style) => {
    const temples = placesOf(hairOf(style)).filter(([, y]) => y > 0.45 && y < 1);
    const far = temples.map(beyondHead).sort((a, b) => a - b);
    expect(far[Math.floor(far.length * 0.995)]).toBeLessThan(0.24);
    // From the temples up the outline narrows with the head.
    const widest = (low: number) =>
      Math.max(...temples.filter(([, y]) => y > low && y < low + 0.12).map(([x]) => Math.abs(x)));
    expect(widest(0.86)).toBeLessThan(widest(0.46) + 0.02);
  });

  it.each(["undercut", "short_quiff", "crew_cut", "french_crop"] as const)(
    "of %s fade: hair is the longer the higher it grows",
    (style) => {
      const side = hairOf(style).filter(({ places: [root] }) => Math.abs(root![0]) > 0.75);
      const lengthFrom = (low: number, high: number) => {
        const within = side.filter(({ places: [root] }) => root![1] > low && root![1] < high);
        const all = within.map(({ places }) => lengthOf(places));
        return all.reduce((sum, value) => sum + value, 0) / all.length;
      };
      expect(lengthFrom(0, 0.4)).toBeLessThan(0.2);
      expect(lengthFrom(0.7, 1)).toBeGreaterThan(lengthFrom(0, 0.4));
    },
  );

  it.each(["short_quiff", "pompadour", "undercut"] as const)(
    "of %s carry a top that is highest at the front",
    (style) => {
      const top = placesOf(hairOf(style)).filter(([x]) => Math.abs(x) < 0.4);
      const heightAt = (low: number, high: number) => {
        const off = top
          .filter(([, , z]) => z > low && z < high)
          .map(([x, y, z]) => [x, y - SKULL.centre[1], z - SKULL.centre[2]] as const)
          .map((p) => Math.hypot(...p.map((v, k) => v / SKULL.radii[k])) - 1);
        return Math.max(...off);
      };
      expect(heightAt(0, 0.6)).toBeGreaterThan(0.2);
      expect(heightAt(0, 0.6)).toBeGreaterThan(heightAt(-1.2, -0.8));
    },
  );
});

describe("a mohican", () => {
  it("is a crest a third of the head wide, narrower at its tips, in spikes", () => {
    const crest = hairOf("mohican").filter(({ isStubble }) => !isStubble);
    const spreadOf = (places: readonly Place[]) => {
      const xs = places.map(([x]) => Math.abs(x)).sort((a, b) => a - b);
      return 2 * xs[Math.floor(xs.length * 0.95)];
    };
    const base = spreadOf(crest.map(({ places }) => places[0]));
    expect(base / (2 * SKULL.radii[0])).toBeGreaterThan(0.3);
    expect(base / (2 * SKULL.radii[0])).toBeLessThan(0.45);
    const tips = crest
      .filter(({ places }) => places.length > 9)
      .map(({ places }) => places.at(-1)!);
    expect(spreadOf(tips)).toBeLessThan(base * 0.9);
    const tall = Math.max(...crest.map(({ places }) => lengthOf(places)));
    expect(tall).toBeGreaterThan(0.55);
    expect(tall).toBeLessThan(0.85);
  });
});

describe("long hair", () => {
  const HANGING = idsWhere((id) => STYLES[id].ends.side < -2);

  it.each(HANGING)("of %s lies behind the neck too, in the shade", (style) => {
    const back = hairOf(style).filter(({ places }) =>
      places.some(([x, y, z]) => y < -1.3 && z < -0.4 && Math.abs(x) < 0.9),
    );
    expect(back.length).toBeGreaterThan(800);
    const outer = back.reduce((sum, strand) => sum + strand.outer, 0) / back.length;
    expect(outer).toBeLessThan(0.45);
  });

  it.each(HANGING)("of %s is no board: as it falls its outline goes in and out", (style) => {
    const outline = [-0.1, -1.4, -2.1].map((height) => {
      const xs = placesOf(hairOf(style))
        .filter(([x, y]) => x > 0 && Math.abs(y - height) < 0.08)
        .map(([x]) => x)
        .sort((a, b) => a - b);
      return xs.length > 20 ? xs[Math.floor(xs.length * 0.97)] : 0;
    });
    expect(Math.max(...outline) - Math.min(...outline)).toBeGreaterThan(0.05);
  });

  it("of noodle curls hangs in coils: strands that hang together turn together", () => {
    const columns = new Map<number, number[]>();
    for (const { places, outer } of hairOf("noodle_curls")) {
      const at = places.findIndex(([, y]) => y < -1.2);
      if (at < 3 || outer < 0.7) continue;
      const [from, to] = [places[at - 2], places[at]];
      const key = Math.round(to[0] / 0.08) * 50 + Math.round(to[2] / 0.08);
      columns.set(key, [...(columns.get(key) ?? []), to[0] - from[0]]);
    }
    const full = [...columns.values()].filter(({ length }) => length >= 8);
    expect(full.length).toBeGreaterThan(20);
    const agreeing = full.filter((ways) => {
      const right = ways.filter((way) => way > 0).length / ways.length;
      return right > 0.8 || right < 0.2;
    });
    expect(agreeing.length / full.length).toBeGreaterThan(0.7);
  });
});

describe("hair of a head that leans", () => {
  const FALLING = idsWhere((id) => STYLES[id].comb === "down" || STYLES[id].ends.back < -1);
  /** Widest step sideways to the fall, of all steps below the chin. */
  function widestRung(style: HairstyleId, degrees: number): number {
    const lean = (degrees * Math.PI) / 180;
    const [downX, downY] = [Math.sin(lean), -Math.cos(lean)];
    let widest = 0;
    for (const { places } of grow(STYLES[style], [downX, downY, 0], 1)) {
      for (let i = 1; i < places.length; i++) {
        const [from, to] = [places[i - 1], places[i]];
        if (to[1] > -0.9) continue;
        const aside = (to[0] - from[0]) * downY - (to[1] - from[1]) * downX;
        widest = Math.max(widest, Math.abs(aside));
      }
    }
    return widest;
  }

  it.each([...FALLING.map((id) => [id, 10] as const), ["hime", -22], ["c_curl", -22]] as const)(
    "falls in %s at %d°: no strand runs across the neck",
    (style, degrees) => {
      expect(widestRung(style, degrees)).toBeLessThan(0.13);
    },
  );
});

describe("a C curl", () => {
  it("goes in and under: its tips lie closer together than what hangs above them", () => {
    const front = hairOf("c_curl")
      .filter(({ places }) => places.at(-1)![0] > 0.3 && places.at(-1)![1] < -1.5)
      .map(({ places }) => places);
    expect(front.length).toBeGreaterThan(200);
    const meanAt = (share: number) =>
      front.reduce((sum, places) => sum + places[Math.floor((places.length - 1) * share)][0], 0) /
      front.length;
    expect(meanAt(1)).toBeLessThan(meanAt(0.75) - 0.15);
  });
});

describe("hair put up", () => {
  it("is a round coil on the crown, 0.4 to 0.55 head widths across and no tower", () => {
    const { style } = customHair("búi cao", "female");
    const coil = placesOf(grow(style!, DOWN, 1)).filter(([, y]) => y > 1.52);
    const [xs, ys] = [coil.map(([x]) => x), coil.map(([, y]) => y)];
    const across = (Math.max(...xs) - Math.min(...xs)) / (2 * SKULL.radii[0]);
    expect(across).toBeGreaterThan(0.4);
    expect(across).toBeLessThan(0.55);
    expect(Math.max(...ys)).toBeLessThan(2);
    expect(Math.max(...coil.map(([, , z]) => z))).toBeLessThan(0.1);
  });
});

function lengthOf(places: readonly Place[]): number {
  let sum = 0;
  for (let i = 1; i < places.length; i++) {
    sum += Math.hypot(...places[i].map((v, k) => v - places[i - 1][k]));
  }
  return sum;
}
