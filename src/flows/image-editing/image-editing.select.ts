import type { SnapshotFrom } from "xstate";
import type { imageEditingMachine } from "#machines/image-editing/image-editing.machine.ts";
import type { ImageEditingStep } from "#machines/image-editing/image-editing.steps.ts";
import type { WizardView } from "../kit/wizard-ref.ts";

export type ImageEditingSnapshot = SnapshotFrom<typeof imageEditingMachine>;

/** Which view stands; a question about starting over stands over the step it was asked from. */
export type ImageEditingView = WizardView<ImageEditingStep>;
export function viewOf(snapshot: ImageEditingSnapshot): ImageEditingView {
  if (snapshot.matches("unread")) return "unread";
  if (snapshot.matches("image") || snapshot.matches("askingOver")) return "image";
  if (snapshot.matches({ order: "generating" })) return "generating";
  if (snapshot.matches({ order: "result" })) return "result";
  if (snapshot.matches("order")) return "describe";
  return "opening";
}
