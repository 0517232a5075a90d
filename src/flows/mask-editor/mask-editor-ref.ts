import type { ActorRefFrom } from "xstate";
import type { maskEditorMachine } from "#machines/mask-editor/mask-editor.machine.ts";

export type MaskEditorRef = ActorRefFrom<typeof maskEditorMachine>;
