import type { Meta, StoryObj } from "@storybook/react-vite";
import { outlineEntries, paintedEntries } from "#machines/mask-editor/mask-editor.fixtures.ts";
import {
  type MaskEditorEvent,
  maskEditorMachine,
} from "#machines/mask-editor/mask-editor.machine.ts";
import type { MaskMeaning } from "#machines/mask-editor/mask-editor.rules.ts";
import { MaskEditor } from "#src/flows/mask-editor/mask-editor.tsx";
import { Stage } from "#src/ui/frames/stage.tsx";
import { fakeApp, InApp } from "../support/app.tsx";
import type { Script } from "../support/at.ts";
import { deafParent } from "../support/deaf-parent.ts";
import { linh } from "../support/samples.ts";
import { Still } from "../support/still.tsx";

/** The child that paints a mask, on the stage of its wizard. */
const meta = { title: "flows/mask-editor", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Machine = typeof maskEditorMachine;

const at =
  (
    events: MaskEditorEvent[],
    more: Pick<Script<Machine>, "answers"> = {},
    entries = paintedEntries,
    meaning: MaskMeaning = "region",
  ): NonNullable<Story["render"]> =>
  (_, { parameters: { leaf } }) => (
    <InApp make={fakeApp}>
      <Stage tone="hairstyle">
        <Still
          leaf={leaf}
          machine={maskEditorMachine}
          script={{
            input: { picture: linh, entries, meaning, parent: deafParent },
            events,
            ...more,
          }}
        >
          {(editor) => <MaskEditor editor={editor} picture={linh} />}
        </Still>
      </Stage>
    </InApp>
  );
const open: MaskEditorEvent = { type: "mask.open" };
const stroke = (tool: "paint" | "erase"): MaskEditorEvent[] => [
  { type: "stroke.begin", tool, point: [300, 260] },
  { type: "stroke.extend", points: [[460, 300]] },
];

export const Closed: Story = { parameters: { leaf: "closed" }, render: at([]) };
export const RestingEmpty: Story = {
  parameters: { leaf: "resting.empty" },
  render: at([open], {}, []),
};
export const RestingDirty: Story = { parameters: { leaf: "resting.dirty" }, render: at([open]) };
export const Painting: Story = {
  parameters: { leaf: "painting" },
  render: at([open, ...stroke("paint")]),
};
export const Erasing: Story = {
  parameters: { leaf: "erasing" },
  render: at([open, ...stroke("erase")], {}, outlineEntries, "outline"),
};
export const Storing: Story = {
  parameters: { leaf: "storing" },
  render: at([open, { type: "mask.use" }]),
};
export const Failed: Story = {
  parameters: { leaf: "failed" },
  render: at([open, { type: "mask.use" }], {
    answers: { storeMask: [new Error("no connection")] },
  }),
};
