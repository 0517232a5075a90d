import {
  assetPickerEvents,
  assetPickerOutcomes,
} from "#machines/asset-picker/asset-picker.fixtures.ts";
import {
  type AssetPickerContext,
  assetPickerMachine,
} from "#machines/asset-picker/asset-picker.machine.ts";
import { deafParent } from "../../../stories/support/deaf-parent.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "asset-picker",
  machine: assetPickerMachine,
  inputs: { model: { usage: "model", parent: deafParent } },
  events: assetPickerEvents,
  outcomes: assetPickerOutcomes,
  project: (context: AssetPickerContext) => [context.kind === "video", context.cursor !== null],
} satisfies Walk;
