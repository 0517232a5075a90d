import type { Meta, StoryObj } from "@storybook/react-vite";
import { consentEvents } from "#machines/consent/consent.fixtures.ts";
import { type ConsentEvent, consentMachine } from "#machines/consent/consent.machine.ts";
import { refused } from "#machines/kit/outcome.ts";
import { ConsentDialog } from "#src/flows/consent/consent-dialog.tsx";
import { StudioShell } from "#src/pages/shell/studio-shell.tsx";
import { Dashboard } from "#src/pages/studio/dashboard/dashboard.tsx";
import { fakeApp, InApp } from "../support/app.tsx";
import { Still } from "../support/still.tsx";

/** The one question before an account's first picture travels. */
const meta = { title: "flows/consent", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const after =
  (answers: readonly unknown[], ...events: ConsentEvent[]): NonNullable<Story["render"]> =>
  (_, { parameters }) => (
    <Still
      leaf={parameters.leaf}
      machine={consentMachine}
      script={{ answers: { recordConsent: answers }, events }}
    >
      {(consent) => (
        <InApp path="/dashboard" make={() => fakeApp()}>
          <StudioShell guarded={false}>
            <Dashboard />
          </StudioShell>
          <ConsentDialog consent={consent} />
        </InApp>
      )}
    </Still>
  );

const [ask] = consentEvents["consent.ask"];
const [tick] = consentEvents["consent.tick"];
const [give] = consentEvents["consent.give"];

export const Closed: Story = { parameters: { leaf: "closed" }, render: after([]) };
export const AskingUnticked: Story = {
  parameters: { leaf: "asking.unticked" },
  render: after([], ask),
};
export const AskingTicked: Story = {
  parameters: { leaf: "asking.ticked" },
  render: after([], ask, tick),
};
export const AskingFailed: Story = {
  parameters: { leaf: "asking.failed" },
  render: after([refused("internal")], ask, tick, give),
};
export const Giving: Story = {
  parameters: { leaf: "giving" },
  render: after([], ask, tick, give),
};
