import type { ReadingFound } from "#wire/readings.ts";
import type { ReadingRequest } from "../contract.ts";
import { WEAR } from "../garment/wears.ts";
import { readStrokes } from "../image/mask.ts";
import { readingOfGarment } from "../try-on/reading.ts";
import type { Vision } from "../vision/human.ts";
import { readingOfPerson } from "./person.ts";
import { readingOfPortrait } from "./portrait.ts";

/**
 * Tells what a picture shows and whether it will do, without making anything of it. Throws only for
 * what no other picture would mend.
 */
export async function readPicture(
  vision: Vision,
  { as, category, input, strokes }: ReadingRequest,
  signal: AbortSignal,
): Promise<ReadingFound> {
  if (as === "person") return readingOfPerson(vision, input, signal);
  if (as === "portrait") return readingOfPortrait(vision, input, signal);
  const asked = WEAR.find((wear) => [category, input.category].includes(wear)) ?? null;
  const painted = strokes ? await readStrokes(strokes) : undefined;
  const read = await readingOfGarment(vision, input, asked, signal, painted);
  const outlines = read.outlines.map((line) => line.map(([x, y]): [number, number] => [x, y]));
  return { verdict: read.verdict, reason: read.reason, outlines, kind: read.kind, person: null };
}
