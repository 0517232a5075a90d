import type { Meta, StoryObj } from "@storybook/react-vite";
import { googleCallbackInputs } from "#machines/google-callback/google-callback.fixtures.ts";
import {
  type GoogleCallbackInput,
  googleCallbackMachine,
} from "#machines/google-callback/google-callback.machine.ts";
import { accepted, refused } from "#machines/kit/outcome.ts";
import { GoogleCallback } from "#src/flows/google-callback/google-callback.tsx";
import { fakeApp, guest, InApp } from "../support/app.tsx";
import type { Script } from "../support/at.ts";
import { Still } from "../support/still.tsx";

/** The address Google sends people back to, mostly in a small window. */
const meta = {
  title: "flows/google-callback",
  parameters: { layout: "fullscreen" },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const back =
  (
    input: GoogleCallbackInput,
    answers: NonNullable<Script<typeof googleCallbackMachine>["answers"]> = {},
  ): NonNullable<Story["render"]> =>
  (_, { parameters }) => (
    <Still leaf={parameters.leaf} machine={googleCallbackMachine} script={{ input, answers }}>
      {(flow) => (
        <InApp path="/auth/google/callback" make={() => fakeApp({ session: guest() })}>
          <main>
            <GoogleCallback flow={flow} onLogIn={() => {}} />
          </main>
        </InApp>
      )}
    </Still>
  );

const { popup, here, declined } = googleCallbackInputs;

export const Handing: Story = { parameters: { leaf: "handing" }, render: back(popup) };
export const Handed: Story = {
  parameters: { leaf: "handed" },
  render: back(popup, { handOver: [accepted(null)] }),
};
export const Stray: Story = {
  parameters: { leaf: "stray" },
  render: back(popup, { handOver: [refused("not_awaited")] }),
};
export const Collecting: Story = {
  parameters: { leaf: "collecting" },
  render: back(googleCallbackInputs.firebase),
};
export const Entering: Story = { parameters: { leaf: "entering" }, render: back(here) };
export const Entered: Story = {
  parameters: { leaf: "entered" },
  render: back(here, { enterWithGoogle: [accepted(null)] }),
};
export const Declined: Story = { parameters: { leaf: "declined" }, render: back(declined) };
export const Failed: Story = {
  parameters: { leaf: "failed" },
  render: back(googleCallbackInputs.bare),
};
