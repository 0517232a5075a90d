import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files that take longest, by part. On a fresh clone no duration is known, and one of these
 * begun last keeps one core waiting for the other.
 */
const LONGEST = [
  "tests/paths/paths.test.ts",
  "tests/screens/hairstyle.test.tsx",
  "tests/screens/body-generator.test.tsx",
  "tests/server/crash.test.ts",
  "tests/server/database-killed.test.ts",
  "tests/server/registrations.test.ts",
  "tests/server/ledger.test.ts",
  "tests/server/callbacks.test.ts",
  "tests/server/processes.test.ts",
  "tests/server/failpoints.test.ts",
  "tests/engine/body-generator.test.ts",
  "tests/engine/try-on.test.ts",
  "tests/engine/odd-inputs.test.ts",
  "engine/try-on/try-on.test.ts",
  "engine/try-on/failures.test.ts",
  "tests/engine/try-on-faults.test.ts",
  "tests/engine/hair-mask.test.ts",
  "tests/e2e/tour.test.ts",
  "tests/e2e/uploads.test.ts",
  "tests/e2e/public-pages.test.ts",
  "tests/e2e/heights/wizards.test.ts",
  "tests/e2e/studios.test.ts",
  "tests/e2e/firebase.test.ts",
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place < 0 ? LONGEST.length : place;
};

/** Starts the longest files first; the rest as the runner would. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
