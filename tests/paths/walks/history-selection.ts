import {
  historySelectionEvents,
  historySelectionOutcomes,
} from "#machines/history-selection/history-selection.fixtures.ts";
import {
  type HistorySelectionContext,
  historySelectionMachine,
} from "#machines/history-selection/history-selection.machine.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "history-selection",
  machine: historySelectionMachine,
  inputs: { page: undefined },
  events: historySelectionEvents,
  outcomes: historySelectionOutcomes,
  project: ({ chosen }: HistorySelectionContext) => [
    chosen.length > 0,
    chosen.some(({ hasResult }) => hasResult),
  ],
} satisfies Walk;
