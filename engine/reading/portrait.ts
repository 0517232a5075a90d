import type { ReadingFound } from "#wire/readings.ts";
import { EngineFailure, type EngineInput } from "../contract.ts";
import { findHair } from "../hair/hair-mask.ts";
import { pictureOf } from "../hair/hairstyle.ts";
import { readHead } from "../hair/head.ts";
import { outlinesOf } from "../image/outlines.ts";
import type { Vision } from "../vision/human.ts";
import { Subject } from "../vision/subject.ts";

/** From here on below the eyes, in half face widths, hair hides neck and shoulders. */
const LONG = 3;
/** A row shows hair from this share of a face's half width on. */
const LEAST_ROW = 0.25;

/** Whether a portrait's hair can be changed, and where its hair is. */
export async function readingOfPortrait(
  vision: Vision,
  input: EngineInput,
  signal: AbortSignal,
): Promise<ReadingFound> {
  try {
    // Of the size that a run looks at: what is found then is remembered for it.
    const whole = new Subject(await pictureOf(input), async () => vision, signal);
    const subject = new Subject(await whole.image(), async () => vision, signal);
    const hair = await findHair(subject);
    await readHead(subject);
    if (!hair) throw new EngineFailure("hair_not_found");
    const { eyes } = await subject.portrait();
    let lowest = eyes.y;
    for (let y = 0; y < hair.height; y++) {
      const row = hair.data.subarray(y * hair.width, (y + 1) * hair.width);
      if (row.reduce((sum, value) => sum + value, 0) > LEAST_ROW * eyes.radius) lowest = y;
    }
    const isLong = lowest - eyes.y > LONG * eyes.radius;
    return {
      verdict: isLong ? "limited" : "fits",
      reason: isLong ? "long_hair" : null,
      outlines: outlinesOf(hair),
      kind: null,
      person: null,
    };
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error;
    return { verdict: "unfit", reason: error.code, outlines: [], kind: null, person: null };
  }
}
