import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { HistorySelectionEvent } from "./history-selection.machine.ts";
import type { Chosen } from "./history-selection.rules.ts";

export const doneChosen: Chosen = { id: "gen_linh", hasResult: true };
export const failedChosen: Chosen = { id: "gen_failed", hasResult: false };

export const historySelectionEvents = {
  "selection.start": [{ type: "selection.start" }],
  "selection.stop": [{ type: "selection.stop" }],
  "item.toggle": [
    { type: "item.toggle", item: doneChosen },
    { type: "item.toggle", item: failedChosen },
  ],
  "items.choose": [{ type: "items.choose", items: [doneChosen, failedChosen] }],
  "chosen.download": [{ type: "chosen.download" }],
  "chosen.delete": [{ type: "chosen.delete" }],
  "chosen.undo": [{ type: "chosen.undo" }],
  "page.leave": [{ type: "page.leave" }],
} satisfies EventFixtures<HistorySelectionEvent>;

export const historySelectionOutcomes = {
  downloadGenerations: [accepted(null), refused("internal")],
  deleteGenerations: [{ kept: [] }, { kept: [failedChosen.id] }],
};
