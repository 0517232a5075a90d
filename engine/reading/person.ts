import type { ReadingFound } from "#wire/readings.ts";
import { EngineFailure, type EngineInput } from "../contract.ts";
import { WEAR } from "../garment/wears.ts";
import { outlinesOf } from "../image/outlines.ts";
import { readPersonOf, type Wearer } from "../try-on/dressing.ts";
import { armsBefore, refuseHidden, refusePose } from "../try-on/refusals.ts";
import type { Vision } from "../vision/human.ts";

/** Whether a person is shown as a try-on needs them: which way they face, and what they can wear. */
export async function readingOfPerson(
  vision: Vision,
  input: EngineInput,
  signal: AbortSignal,
): Promise<ReadingFound> {
  try {
    return found(await readPersonOf(vision, input, { report: () => undefined, signal }));
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error;
    const facing = error.code === "back_view" ? ("back" as const) : null;
    const person = { facing, suits: [], in_front: [] };
    return { verdict: "unfit", reason: error.code, outlines: [], kind: null, person };
  }
}

function found({ person, parts }: Pick<Wearer, "person" | "parts">): ReadingFound {
  const failures = WEAR.map((wear) =>
    failureOf(() => {
      refuseHidden(person, wear);
      refusePose(person, parts, wear, true);
    }),
  );
  const suits = WEAR.filter((_, n) => failures[n] === null);
  // Where long sleeves will do and short ones won't, an old sleeve lies before the trunk.
  const short = failureOf(() => refusePose(person, parts, "tops", false));
  const limit = suits.length < WEAR.length ? "some_garments" : short ? "long_sleeves_only" : null;
  return {
    verdict: suits.length === 0 ? "unfit" : limit ? "limited" : "fits",
    reason: suits.length === 0 ? (failures[0]?.code ?? null) : limit,
    outlines: outlinesOf(person.matte),
    kind: null,
    person: { facing: "front", suits, in_front: armsBefore(person) ? ["arms"] : [] },
  };
}

function failureOf(attempt: () => void): EngineFailure | null {
  try {
    attempt();
    return null;
  } catch (error) {
    if (error instanceof EngineFailure) return error;
    throw error;
  }
}
