import type { SnapshotFrom } from "xstate";
import type { tryOnMachine } from "#machines/try-on/try-on.machine.ts";
import type { TryOnStep } from "#machines/try-on/try-on.steps.ts";
import type { WizardView } from "../kit/wizard-ref.ts";

export type TryOnSnapshot = SnapshotFrom<typeof tryOnMachine>;

/** Which view stands; a question about starting over stands over the step it was asked from. */
export type TryOnView = WizardView<TryOnStep>;
export function viewOf(snapshot: TryOnSnapshot): TryOnView {
  if (snapshot.matches("unread")) return "unread";
  if (snapshot.matches("model")) return "model";
  if (snapshot.matches("outfit")) return "outfit";
  if (snapshot.matches({ order: "generating" })) return "generating";
  if (snapshot.matches({ order: "result" })) return "result";
  if (snapshot.matches("order")) return "review";
  if (snapshot.matches("askingOver")) return snapshot.context.askedAt;
  return "opening";
}
export const outlineEditorOf = ({ children }: TryOnSnapshot) => children.maskEditor ?? null;
