import type { Meta, StoryObj } from "@storybook/react-vite";
import { downloadMachine } from "#machines/download/download.machine.ts";
import { historyItemMachine } from "#machines/history-item/history-item.machine.ts";
import { refused } from "#machines/kit/outcome.ts";
import { shareMachine } from "#machines/share/share.machine.ts";
import { HistoryItem } from "#src/flows/history-item/history-item.tsx";
import { PageBody } from "#src/ui/frames/page-head.tsx";
import { generationFixture } from "#wire/wire.fixtures.ts";
import { fakeApp, InApp } from "../support/app.tsx";
import { type Script, staged } from "../support/at.ts";
import { dressed, finishedRun } from "../support/samples.ts";
import { Still } from "../support/still.tsx";

/** A row of the history: what is deleted hides, and its toast brings it back. */
const meta = { title: "flows/history-item", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Machine = typeof historyItemMachine;

const at =
  (
    script: Partial<Pick<Script<Machine>, "input" | "events" | "answers">> = {},
  ): NonNullable<Story["render"]> =>
  (_, { parameters: { leaf } }) => (
    <InApp path="/history" make={fakeApp}>
      <PageBody>
        <Still
          leaf={leaf}
          machine={historyItemMachine}
          script={{
            input: { generation: finishedRun },
            children: { download: staged(downloadMachine), share: staged(shareMachine) },
            ...script,
          }}
        >
          {(item) => (
            <HistoryItem item={item} href="#result" name={dressed.name}>
              <img src={dressed.thumb_url} alt={dressed.name} width={168} />
            </HistoryItem>
          )}
        </Still>
      </PageBody>
    </InApp>
  );

export const Shown: Story = {
  parameters: { leaf: "shown.still" },
  render: at({
    events: [{ type: "item.delete" }, { type: "page.leave" }],
    answers: { deleteGeneration: [refused("conflict")] },
  }),
};
const open = { generation: generationFixture() };
export const Asking: Story = {
  parameters: { leaf: "shown.asking" },
  render: at({ input: open, events: [{ type: "job.cancel" }] }),
};
export const Cancelling: Story = {
  parameters: { leaf: "shown.cancelling" },
  render: at({ input: open, events: [{ type: "job.cancel" }, { type: "cancel.confirm" }] }),
};
export const Hidden: Story = {
  parameters: { leaf: "hidden" },
  render: at({ events: [{ type: "item.delete" }] }),
};
export const Deleting: Story = {
  parameters: { leaf: "deleting" },
  render: at({ events: [{ type: "item.delete" }, { type: "page.leave" }] }),
};
export const Deleted: Story = {
  parameters: { leaf: "deleted" },
  render: at({
    events: [{ type: "item.delete" }, { type: "page.leave" }],
    answers: { deleteGeneration: [{ ok: true, value: null }] },
  }),
};
