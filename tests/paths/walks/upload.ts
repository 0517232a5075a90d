import { uploadEvents, uploadOutcomes } from "#machines/upload/upload.fixtures.ts";
import { type UploadContext, uploadMachine } from "#machines/upload/upload.machine.ts";
import { deafParent } from "../../../stories/support/deaf-parent.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "upload",
  machine: uploadMachine,
  inputs: { model: { usage: "model", parent: deafParent } },
  events: uploadEvents,
  outcomes: uploadOutcomes,
  project: (context: UploadContext) => context.file !== null,
} satisfies Walk;
