import type { Meta, StoryObj } from "@storybook/react-vite";
import type { AnyEventObject } from "xstate";
import { historySelectionMachine } from "#machines/history-selection/history-selection.machine.ts";
import { chosenOf } from "#machines/history-selection/history-selection.rules.ts";
import { refused } from "#machines/kit/outcome.ts";
import { StudioShell } from "#src/pages/shell/studio-shell.tsx";
import { HistoryGrid } from "#src/pages/studio/history/history-grid.tsx";
import { PageBody } from "#src/ui/frames/page-head.tsx";
import { cancelledFixture, failedFixture } from "#wire/wire.fixtures.ts";
import { fakeApp, InApp } from "../support/app.tsx";
import { rowOf } from "../support/history.ts";
import { finishedRun, ofLinh } from "../support/samples.ts";
import { Still } from "../support/still.tsx";

/** Many rows of the history at once. */
const meta = {
  title: "flows/history-selection",
  parameters: { layout: "fullscreen" },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const runs = [
  finishedRun,
  { ...ofLinh(failedFixture), id: "gen_failed" },
  { ...ofLinh(cancelledFixture), id: "gen_cancelled" },
];
const after =
  (
    answers: Record<string, readonly unknown[]>,
    ...events: AnyEventObject[]
  ): NonNullable<Story["render"]> =>
  (_, { parameters: { leaf } }) => (
    <InApp path="/history" make={fakeApp}>
      <StudioShell guarded>
        <Still
          leaf={leaf}
          machine={historySelectionMachine}
          script={{ answers, events: events as never }}
        >
          {(selection) => (
            <PageBody>
              <HistoryGrid
                items={runs}
                refOf={rowOf}
                selection={selection}
                hidden={none}
                onEnd={() => {}}
              />
            </PageBody>
          )}
        </Still>
      </StudioShell>
    </InApp>
  );
const none: ReadonlySet<string> = new Set();
const start = { type: "selection.start" };
const one = { type: "item.toggle", item: chosenOf(finishedRun) };

export const Off: Story = { parameters: { leaf: "off" }, render: after({}) };
export const Ready: Story = {
  parameters: { leaf: "choosing.ready" },
  render: after({}, start, one),
};
export const Packing: Story = {
  parameters: { leaf: "packing" },
  render: after({}, start, one, { type: "chosen.download" }),
};
export const NotPacked: Story = {
  parameters: { leaf: "choosing.notPacked" },
  render: after({ downloadGenerations: [refused("internal")] }, start, one, {
    type: "chosen.download",
  }),
};
export const Hidden: Story = {
  parameters: { leaf: "hidden" },
  render: after({}, start, one, { type: "chosen.delete" }),
};
export const Deleting: Story = {
  parameters: { leaf: "deleting" },
  render: after({}, start, one, { type: "chosen.delete" }, { type: "page.leave" }),
};
