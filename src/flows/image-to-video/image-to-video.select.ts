import type { SnapshotFrom } from "xstate";
import type { imageToVideoMachine } from "#machines/image-to-video/image-to-video.machine.ts";
import type { ImageToVideoStep } from "#machines/image-to-video/image-to-video.steps.ts";
import type { WizardView } from "../kit/wizard-ref.ts";

export type ImageToVideoSnapshot = SnapshotFrom<typeof imageToVideoMachine>;

/** Which view stands; a question about starting over stands over the step it was asked from. */
export type ImageToVideoView = WizardView<ImageToVideoStep>;
export function viewOf(snapshot: ImageToVideoSnapshot): ImageToVideoView {
  if (snapshot.matches("unread")) return "unread";
  if (snapshot.matches("image") || snapshot.matches("askingOver")) return "image";
  if (snapshot.matches({ order: "generating" })) return "generating";
  if (snapshot.matches({ order: "result" })) return "result";
  if (snapshot.matches("order")) return "configure";
  return "opening";
}
