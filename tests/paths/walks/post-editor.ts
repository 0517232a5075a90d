import {
  postEditorEvents,
  postEditorInputs,
  postEditorOutcomes,
} from "#machines/post-editor/post-editor.fixtures.ts";
import {
  type PostEditorContext,
  postEditorMachine,
} from "#machines/post-editor/post-editor.machine.ts";
import { isSame, postProblems } from "#machines/post-editor/post-editor.rules.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "post-editor",
  machine: postEditorMachine,
  inputs: postEditorInputs,
  events: postEditorEvents,
  outcomes: postEditorOutcomes,
  project: (context: PostEditorContext) => [
    context.id,
    Object.keys(postProblems(context.draft)),
    isSame(context.draft, context.saved),
    context.draft.basedOn === context.saved.basedOn,
    Object.keys(context.problems),
    context.refusal?.code,
  ],
} satisfies Walk;
