import type { StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import type { ActorRefFrom, AnyStateMachine } from "xstate";
import { assetPickerMachine } from "#machines/asset-picker/asset-picker.machine.ts";
import { downloadMachine } from "#machines/download/download.machine.ts";
import { accepted } from "#machines/kit/outcome.ts";
import { maskEditorMachine } from "#machines/mask-editor/mask-editor.machine.ts";
import { orderMachine } from "#machines/order/order.machine.ts";
import { shareMachine } from "#machines/share/share.machine.ts";
import { uploadMachine } from "#machines/upload/upload.machine.ts";
import { StudioShell } from "#src/pages/shell/studio-shell.tsx";
import type { Quote } from "#wire/generations.ts";
import { fakeApp, InApp } from "./app.tsx";
import { type Script, staged } from "./at.ts";
import { Still } from "./still.tsx";

export const fresh = {
  draft: null,
  draftDropped: false,
  step: null,
  generationId: null,
  keyBase: "story",
  base: null,
  isWished: false,
};
export const quote: Quote = { cost: 1, balance: 17, affordable: true, alternatives: [] };

type Answers = NonNullable<Script<AnyStateMachine>["answers"]>;
/** The children every wizard has, as they are, with actors that answer as given and else wait. */
export const children = (
  answers: Partial<Record<"upload" | "assetPicker" | "order" | "download" | "share", Answers>> = {},
) => ({
  // Of those that have something painted.
  maskEditor: staged(maskEditorMachine),
  upload: staged(uploadMachine, { answers: answers.upload ?? {} }),
  assetPicker: staged(assetPickerMachine, {
    answers: answers.assetPicker ?? {},
    children: { upload: staged(uploadMachine) },
  }),
  order: staged(orderMachine, {
    children: {
      download: staged(downloadMachine, { answers: answers.download ?? {} }),
      share: staged(shareMachine, { answers: answers.share ?? {} }),
    },
    answers: { getQuote: [accepted(quote), accepted(quote)], ...answers.order },
  }),
});

/**
 * A way to show a wizard where a script ends, in the real shell. The script is made anew for each
 * visit, for its answers are used up; `child` names the machine inside it that the leaf belongs to.
 */
export const shower =
  <Machine extends AnyStateMachine>(
    machine: Machine,
    path: string,
    view: (flow: ActorRefFrom<Machine>) => ReactNode,
  ) =>
  (script: () => Script<Machine>, child?: string): NonNullable<StoryObj["render"]> =>
  (_, { parameters: { leaf, balance } }) => (
    <InApp path={path} make={() => fakeApp({ balance })}>
      <StudioShell guarded>
        <Still leaf={leaf} machine={machine} script={script()} child={child}>
          {view}
        </Still>
      </StudioShell>
    </InApp>
  );
