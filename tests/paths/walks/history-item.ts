import {
  historyItemEvents,
  historyItemInputs,
  historyItemOutcomes,
} from "#machines/history-item/history-item.fixtures.ts";
import {
  type HistoryItemContext,
  historyItemMachine,
} from "#machines/history-item/history-item.machine.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "history-item",
  machine: historyItemMachine,
  inputs: historyItemInputs,
  events: historyItemEvents,
  outcomes: historyItemOutcomes,
  project: (context: HistoryItemContext) => [
    context.generation.status,
    context.generation.feature,
    context.refusal !== null,
  ],
} satisfies Walk;
