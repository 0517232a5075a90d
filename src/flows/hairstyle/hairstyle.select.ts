import type { SnapshotFrom } from "xstate";
import type { hairstyleMachine } from "#machines/hairstyle/hairstyle.machine.ts";
import type { HairstyleStep } from "#machines/hairstyle/hairstyle.steps.ts";
import type { WizardView } from "../kit/wizard-ref.ts";

export type HairstyleSnapshot = SnapshotFrom<typeof hairstyleMachine>;

/** Which view stands; a question about starting over stands over the step it was asked from. */
export type HairstyleView = WizardView<HairstyleStep>;
export function viewOf(snapshot: HairstyleSnapshot): HairstyleView {
  if (snapshot.matches("unread")) return "unread";
  if (snapshot.matches("photo")) return "photo";
  if (snapshot.matches("style")) return "style";
  if (snapshot.matches("askingOver")) return snapshot.context.askedAt;
  if (snapshot.matches({ order: "generating" })) return "generating";
  if (snapshot.matches({ order: "result" })) return "result";
  if (snapshot.matches("order")) return "customise";
  return "opening";
}
export const maskOf = ({ children }: HairstyleSnapshot) => children.maskEditor ?? null;
