import type { Reading, ReadingFound } from "#wire/readings.ts";
import { garmentFixture } from "#wire/wire.fixtures.ts";
import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { ReadingEvent, ReadingInput } from "./reading.machine.ts";

export const readingInputs = {
  garment: { assetId: garmentFixture.id, as: "garment", category: "all", strokes: null },
  mended: { assetId: garmentFixture.id, as: "garment", category: "tops", strokes: "ast_strokes" },
} satisfies Record<string, ReadingInput>;

export const readingEvents = {
  "reading.retry": [{ type: "reading.retry" }],
} satisfies EventFixtures<ReadingEvent>;

const outline: [number, number][] = [
  [0.3, 0.2],
  [0.7, 0.2],
  [0.74, 0.45],
  [0.64, 0.48],
  [0.64, 0.85],
  [0.36, 0.85],
  [0.36, 0.48],
  [0.26, 0.45],
];
const shown = (found: Partial<ReadingFound>, message: string | null): Reading => ({
  status: "done",
  as: "garment",
  waits_for: null,
  message,
  found: {
    verdict: "fits",
    reason: null,
    outlines: [outline],
    kind: "tops",
    person: null,
    ...found,
  },
});
const unended = { as: "garment", found: null, message: null } as const;

export const fittingReading = shown({}, null);
export const limitedReading = shown(
  { verdict: "limited", reason: "unsure_outline" },
  "Món đồ lẫn vào nền, viền có chỗ chưa chắc. Bạn có thể sửa viền bằng nét tô.",
);
export const unfitReading = shown(
  { verdict: "unfit", reason: "garment_not_found", kind: null },
  "Không tách được món đồ. Chọn ảnh thấy trọn món đồ, màu khác nền.",
);

export const readingOutcomes = {
  readPicture: [
    accepted(fittingReading),
    accepted(limitedReading),
    accepted(unfitReading),
    accepted<Reading>({ ...unended, status: "reading", waits_for: "turn" }),
    accepted<Reading>({ ...unended, status: "reading", waits_for: "engine_data" }),
    accepted<Reading>({ ...unended, status: "failed", waits_for: null }),
    refused("rate_limited", { message: "Bạn thử lại sau ít phút nhé." }),
  ],
};
