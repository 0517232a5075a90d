import type { SnapshotFrom } from "xstate";
import type { tryOnMachine } from "#machines/try-on/try-on.machine.ts";
import type { TryOnStep } from "#machines/try-on/try-on.steps.ts";
import type { DownloadRef } from "../download/download-dialog.tsx";
import type { GenerationRef } from "../generation/generation.select.ts";
import type { UploadRef } from "../upload/upload-box.tsx";

export type TryOnSnapshot = SnapshotFrom<typeof tryOnMachine>;

/** Which view stands; a question about starting over stands over the step it was asked from. */
export type TryOnView = "opening" | "unread" | TryOnStep | "generating" | "result";
export function viewOf(snapshot: TryOnSnapshot): TryOnView {
  if (snapshot.matches("unread")) return "unread";
  if (snapshot.matches("model")) return "model";
  if (snapshot.matches("outfit")) return "outfit";
  if (snapshot.matches({ order: "review" }) || snapshot.matches({ order: "asking" }))
    return "review";
  if (snapshot.matches({ order: "generating" })) return "generating";
  if (snapshot.matches("result")) return "result";
  if (snapshot.matches("askingOver")) return snapshot.context.askedAt;
  return "opening";
}
export const isAskingOver = (snapshot: TryOnSnapshot): boolean =>
  snapshot.matches("askingOver") || snapshot.matches({ order: "asking" });

/** What the address bar says of a state: the step's name, or the run alone. */
export function addressOf(
  snapshot: TryOnSnapshot,
): { step?: TryOnStep; generation?: string } | null {
  const view = viewOf(snapshot);
  if (view === "generating" || view === "result") {
    return snapshot.context.generationId === null
      ? null
      : { generation: snapshot.context.generationId };
  }
  return view === "model" || view === "outfit" || view === "review" ? { step: view } : null;
}

/** The children that stand while their step does; null between steps. */
export const uploadOf = (snapshot: TryOnSnapshot) =>
  (snapshot.children.upload ?? null) as UploadRef | null;
export const jobOf = (snapshot: TryOnSnapshot) =>
  (snapshot.children.generation ?? null) as GenerationRef | null;
export const downloadOf = (snapshot: TryOnSnapshot) =>
  (snapshot.children.download ?? null) as DownloadRef | null;
