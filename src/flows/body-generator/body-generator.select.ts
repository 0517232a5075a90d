import type { SnapshotFrom } from "xstate";
import type { bodyGeneratorMachine } from "#machines/body-generator/body-generator.machine.ts";
import type { BodyGeneratorStep } from "#machines/body-generator/body-generator.steps.ts";
import type { WizardView } from "../kit/wizard-ref.ts";

export type BodyGeneratorSnapshot = SnapshotFrom<typeof bodyGeneratorMachine>;

/** Which view stands; a question about starting over stands over the step it was asked from. */
export type BodyGeneratorView = WizardView<BodyGeneratorStep>;
export function viewOf(snapshot: BodyGeneratorSnapshot): BodyGeneratorView {
  if (snapshot.matches("unread")) return "unread";
  if (snapshot.matches("parameters")) return "parameters";
  if (snapshot.matches("look")) return "look";
  if (snapshot.matches("askingOver")) return snapshot.context.askedAt;
  if (snapshot.matches({ order: "generating" })) return "generating";
  if (snapshot.matches({ order: "result" })) return "result";
  if (snapshot.matches("order")) return "review";
  return "opening";
}
