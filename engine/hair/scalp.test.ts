import { describe, expect, it } from "vitest";
import { HAIRSTYLES } from "#wire/hairstyles.ts";
import { onSkull } from "./places.ts";
import { scalpCover, thickness } from "./scalp.ts";
import { STYLES } from "./styles.ts";

const DEGREES = Math.PI / 180;
/** The skin at an angle from the front and one from the level of the cranium's middle, in degrees. */
const skinAt = (round: number, up: number) =>
  onSkull([
    Math.sin(round * DEGREES) * Math.cos(up * DEGREES),
    Math.sin(up * DEGREES),
    Math.cos(round * DEGREES) * Math.cos(up * DEGREES),
  ]);

describe("the scalp", () => {
  it("has no edge: hair thins out over a finger's breadth of forehead, unevenly", () => {
    const seen = [...Array(61).keys()].map((k) => thickness(skinAt(0, 20 + k)));
    const part = seen.filter((value) => value > 0.05 && value < 0.95);
    expect(part.length).toBeGreaterThanOrEqual(6);
    const starts = [...Array(25).keys()].map((k) =>
      [...Array(90).keys()].findIndex((up) => thickness(skinAt(k - 12, up)) > 0.1),
    );
    expect(new Set(starts).size).toBeGreaterThan(1);
  });

  it.each(HAIRSTYLES.map(({ id }) => id))("of %s shows no bare skin on the crown", (style) => {
    for (const round of [0, 90, 180, 270]) {
      const middle = STYLES[style].comb === "crest" && round % 180 === 90 ? 84 : 75;
      expect(scalpCover(STYLES[style], skinAt(round, middle))).toBeGreaterThan(0.6);
    }
  });

  it.each(["undercut", "short_quiff", "crew_cut", "french_crop"] as const)(
    "of %s fades: the lower, the more skin is seen",
    (style) => {
      const cover = [0, 20, 40].map((up) => scalpCover(STYLES[style], skinAt(100, up)));
      expect(cover[0]).toBeLessThan(cover[1]);
      expect(cover[1]).toBeLessThan(cover[2]);
      expect(cover[0]).toBeLessThan(0.6);
    },
  );
});
