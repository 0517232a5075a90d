import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { TIMES } from "#wire/limits.ts";
import { refused } from "../kit/outcome.ts";
import {
  fittingReading,
  limitedReading,
  readingInputs,
  readingOutcomes,
  unfitReading,
} from "./reading.fixtures.ts";
import type { ReadingContext } from "./reading.machine.ts";

const [fits, limited, unfit, unended, dataAway, broken, tooMany] = readingOutcomes.readPicture;
type It = ReturnType<typeof drive>;
const context = (it: It) => it.context<ReadingContext>();
const asked = (it: It): unknown =>
  (it.child("readPicture")?.getSnapshot() as { input: unknown } | undefined)?.input;
const looking = (input: keyof typeof readingInputs = "garment") => drive(walks.reading, input);
const answered = (it: It, outcome: unknown) => it.settle("readPicture", outcome);

describe("a chosen picture", () => {
  test.each(["garment", "mended"] as const)(
    "is looked at unasked, as it was chosen: %s",
    (input) => {
      const it = looking(input);
      expect(it.value()).toEqual({ looking: "first" });
      expect(asked(it)).toEqual(readingInputs[input]);
    },
  );
  test.each([
    ["fits", fits, fittingReading],
    ["limited", limited, limitedReading],
    ["unfit", unfit, unfitReading],
  ] as const)("that is found %s is shown so, with its outline and why", async (verdict, it, of) => {
    const reading = looking();
    expect(await answered(reading, it)).toBe(verdict);
    expect(context(reading)).toMatchObject({ found: of.found, message: of.message, refusal: null });
    expect(reading.can({ type: "reading.retry" })).toBe(false);
  });
});

describe("a reading that lasts", () => {
  test("is asked about again at once, for the call waits itself, as often as it must", async () => {
    const it = looking();
    for (let n = 0; n < 3; n++) {
      expect(await answered(it, unended)).toEqual({ looking: "again" });
      expect(asked(it)).toEqual(readingInputs.garment);
    }
    expect(await answered(it, fits)).toBe("fits");
  });
  test("whose machine still fetches its data is asked about after a pause", async () => {
    const it = looking();
    expect(await answered(it, dataAway)).toEqual({ looking: "pausing" });
    expect(asked(it)).toBeUndefined();
    expect(await it.pass(TIMES.readingPause - 1)).toEqual({ looking: "pausing" });
    expect(await it.pass(1)).toEqual({ looking: "again" });
    expect(await answered(it, dataAway)).toEqual({ looking: "pausing" });
  });
});

describe("a picture that could not be looked at", () => {
  const again = async (it: It) => {
    await answered(it, unended);
    return it;
  };
  test.each([
    ["first", (it: It) => Promise.resolve(it)],
    ["again", again],
  ] as const)("says why, at the %s look", async (_, to) => {
    const refusedOne = await to(looking());
    expect(await answered(refusedOne, tooMany)).toBe("unread");
    expect(context(refusedOne)).toMatchObject({ refusal: tooMany, found: null });
    const lost = await to(looking());
    expect(await lost.fail("readPicture")).toBe("unread");
    expect(context(lost).refusal).toEqual(refused("unreachable"));
    const silent = await to(looking());
    const before = silent.value();
    expect(await silent.pass(TIMES.answer - 1)).toEqual(before);
    expect(await silent.pass(1)).toBe("unread");
    expect(context(silent).refusal).toEqual(refused("unreachable"));
    const broke = await to(looking());
    expect(await answered(broke, broken)).toBe("unread");
    expect(context(broke)).toMatchObject({ refusal: null, found: null });
  });
  test("can be looked at again, and says nothing of before meanwhile", async () => {
    const it = looking();
    await answered(it, tooMany);
    expect(await it.send({ type: "reading.retry" })).toEqual({ looking: "first" });
    expect(context(it).refusal).toBeNull();
    expect(await answered(it, limited)).toBe("limited");
  });
});
