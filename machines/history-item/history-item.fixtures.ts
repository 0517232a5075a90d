import {
  cancelledFixture,
  completedFixture,
  filmedFixture,
  generationFixture,
} from "#wire/wire.fixtures.ts";
import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { HistoryItemEvent, HistoryItemInput } from "./history-item.machine.ts";

export const historyItemInputs = {
  ended: { generation: completedFixture },
  film: { generation: filmedFixture },
  open: { generation: generationFixture() },
} satisfies Record<string, HistoryItemInput>;

export const historyItemEvents = {
  "item.delete": [{ type: "item.delete" }],
  "item.undo": [{ type: "item.undo" }],
  "job.cancel": [{ type: "job.cancel" }],
  "cancel.confirm": [{ type: "cancel.confirm" }],
  "cancel.keep": [{ type: "cancel.keep" }],
  "page.leave": [{ type: "page.leave" }],
} satisfies EventFixtures<HistoryItemEvent>;

export const historyItemOutcomes = {
  deleteGeneration: [accepted(null), refused("conflict")],
  cancelGeneration: [accepted(cancelledFixture), refused("conflict")],
};
