import { downloadMachine } from "#machines/download/download.machine.ts";
import { historyItemMachine } from "#machines/history-item/history-item.machine.ts";
import { shareMachine } from "#machines/share/share.machine.ts";
import type { HistoryItemRef } from "#src/flows/history-item/history-item.tsx";
import type { Generation } from "#wire/generations.ts";
import { at, staged } from "./at.ts";

const rows = new Map<string, HistoryItemRef>();
/** A row whose actors answer nothing, one a run. */
export function rowOf(generation: Generation): HistoryItemRef {
  const known = rows.get(generation.id);
  if (known) return known;
  const row = at(historyItemMachine, {
    input: { generation },
    children: { download: staged(downloadMachine), share: staged(shareMachine) },
  });
  rows.set(generation.id, row);
  return row;
}
