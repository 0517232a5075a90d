import { expect, test } from "vitest";
import pairs from "../fixtures/spec-texts.json";
import { readCatalogues } from "../support/catalogues.ts";

/**
 * Guards the product's agreed wording, both ways:
 * 1. an English text that the specification fixes is always paired with its own Vietnamese;
 * 2. what the screens of this release must say is in the catalogues at all.
 * Templates are compared whatever their placeholders are called, names without regard to case. A
 * figure is a placeholder too: figures.test.ts holds that it is the right one.
 */
const alike = (text: string): string =>
  text
    .replace(/\{\w+\}|\d+/g, "{}")
    .replaceAll("...", "…")
    .trim()
    .toLowerCase();

const english = readCatalogues("en");
const vietnamese = readCatalogues("vi");
const idsOf = (text: string): string[] =>
  [...english].filter(([, own]) => alike(own) === alike(text)).map(([id]) => id);

/** By id: a screen that comes later brings its texts into this list. */
const inThisRelease = [
  "TQ-006 TQ-007 TQ-008 TQ-009 TQ-078 TQ-056 TQ-057 TQ-085", // shell
  "TQ-024 TQ-025 TQ-026 TQ-031", // guests, calls
  "TQ-016 TQ-017 TQ-018 TQ-019 TQ-020 TQ-021 TQ-022 TQ-023 TQ-053", // login to forgot
  "TQ-002 TQ-003 TQ-004 TQ-034 TQ-035 TQ-054 TQ-055", // Google
  "TQ-027 TQ-028 TQ-029 TQ-030 TN-063", // the admin area's door
  "TQ-032 TQ-033 TQ-036 TQ-037 TQ-038 TQ-039 TQ-040 TQ-041 TQ-042", // toasts of refusals
  "TQ-043 TQ-044 TQ-045 TQ-046 TQ-047 TQ-048 TQ-049 TQ-050 TQ-051 TQ-052", // of successes
  "TQ-010 TQ-011 TQ-070 TQ-071", // upload
  "TQ-012 TQ-064 TQ-065 TQ-073 TQ-081", // try-on
  "TQ-001", // device
  "TQ-066 TQ-067 TQ-068 TQ-079 TN-022 TN-023 TN-024", // assets
  "TQ-082 TQ-083 TQ-084", // inputs of a result
  "TQ-058 TQ-059 TQ-060 TQ-061 TQ-062 TN-037 TN-038 TN-042 TN-043 TN-045 TN-046", // money
  "TQ-074 TQ-075 TQ-076 TQ-077", // download
  "TQ-063 TQ-069 TQ-080", // dashboard and history
  "TN-058 TN-062", // account
  "TN-120 TN-121 TN-122 TN-123 TN-124 TN-125 TN-126", // contact
  "TN-001 TN-008 TN-009 TN-010 TN-011 TN-012 TN-013 TN-014 TN-015 TN-016 TN-017 TN-018 TN-019",
  "TN-020 TN-021 TN-030 TN-032 TN-034 TN-035 TN-036 TN-057 TN-059 TN-127 TN-128 TN-129",
  "TN-135 TN-136 TN-137 TN-138 TN-139 TN-140", // sizes and qualities of a download
].flatMap((line) => line.split(" "));

test("the list of specified texts is whole", () => {
  expect(pairs.filter((pair) => pair.id.startsWith("TQ-"))).toHaveLength(85);
  expect(pairs.filter((pair) => pair.id.startsWith("TN-"))).toHaveLength(142);
});

/**
 * Words of two meanings (glossary): a payment's state is not a generation's, and a token's value is
 * changed, not made again. By the beginning of the ids that mean the other.
 */
const otherMeanings: readonly { ids: string; en: string; vi: string }[] = [
  { ids: "payment.", en: "Completed", vi: "Đã thanh toán" },
  { ids: "payment.", en: "Failed", vi: "Không thành" },
  { ids: "tokens.", en: "Regenerate", vi: "Đổi mã" },
];

test("an English text of the specification has its Vietnamese beside it", () => {
  const wrong = pairs.flatMap(({ en }) => {
    const agreed = pairs.filter((pair) => alike(pair.en) === alike(en)).map(({ vi }) => vi);
    const allowedFor = (id: string) => {
      const other = otherMeanings.find((one) => id.startsWith(one.ids) && one.en === en);
      return other ? [other.vi] : agreed;
    };
    return idsOf(en)
      .filter(
        (id) => !allowedFor(id).some((text) => alike(text) === alike(vietnamese.get(id) ?? "")),
      )
      .map(
        (id) => `${id}: "${vietnamese.get(id)}" for "${en}", agreed is "${agreed.join('" or "')}"`,
      );
  });
  expect([...new Set(wrong)]).toEqual([]);
});

test("every text that this release's screens must say is there", () => {
  const missing = pairs
    .filter(({ id, en }) => inThisRelease.includes(id) && idsOf(en).length === 0)
    .map(({ id, en }) => `${id} ${en}`);
  expect(missing).toEqual([]);
  const unknown = inThisRelease.filter((id) => !pairs.some((pair) => pair.id === id));
  expect(unknown).toEqual([]);
});
