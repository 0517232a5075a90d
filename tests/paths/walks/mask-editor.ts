import {
  maskEditorEvents,
  maskEditorOutcomes,
} from "#machines/mask-editor/mask-editor.fixtures.ts";
import {
  type MaskEditorContext,
  maskEditorMachine,
} from "#machines/mask-editor/mask-editor.machine.ts";
import { hasPaint } from "#machines/mask-editor/mask-editor.rules.ts";
import { sourceFixture } from "#wire/wire.fixtures.ts";
import { deafParent } from "../../../stories/support/deaf-parent.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "mask-editor",
  machine: maskEditorMachine,
  inputs: {
    fresh: { picture: sourceFixture, entries: [], meaning: "region", parent: deafParent },
    outline: { picture: sourceFixture, entries: [], meaning: "outline", parent: deafParent },
  },
  events: maskEditorEvents,
  outcomes: maskEditorOutcomes,
  project: (context: MaskEditorContext) => [
    hasPaint(context.entries, context.meaning),
    Math.min(context.entries.length, 2),
    context.undone.length > 0,
  ],
} satisfies Walk;
