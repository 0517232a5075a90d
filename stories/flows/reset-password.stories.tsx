import type { Meta, StoryObj } from "@storybook/react-vite";
import { accepted, refused } from "#machines/kit/outcome.ts";
import {
  resetPasswordEvents,
  resetPasswordInputs,
} from "#machines/reset-password/reset-password.fixtures.ts";
import { resetPasswordMachine } from "#machines/reset-password/reset-password.machine.ts";
import { ResetPassword } from "#src/flows/reset-password/reset-password.tsx";
import { PublicPage } from "#src/pages/shell/public-page.tsx";
import { fakeApp, guest, InApp } from "../support/app.tsx";
import type { Script } from "../support/at.ts";
import { Still } from "../support/still.tsx";

/** The page behind the link of the reset mail. */
const meta = { title: "flows/reset-password", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const after =
  (script: Script<typeof resetPasswordMachine>): NonNullable<Story["render"]> =>
  (_, { parameters }) => (
    <Still
      leaf={parameters.leaf}
      machine={resetPasswordMachine}
      script={{ input: resetPasswordInputs.link, ...script }}
    >
      {(flow) => (
        <InApp path="/reset-password" make={() => fakeApp({ session: guest() })}>
          <PublicPage path="/reset-password">
            <ResetPassword flow={flow} />
          </PublicPage>
        </InApp>
      )}
    </Still>
  );

const [submit, short] = resetPasswordEvents["password.submit"];

/** After a try that was too short: the problems stand beside the fields. */
export const FormEditing: Story = {
  parameters: { leaf: "form.editing" },
  render: after({ events: [short] }),
};
export const FormSubmitting: Story = {
  parameters: { leaf: "form.submitting" },
  render: after({ events: [submit] }),
};
export const FormFailed: Story = {
  parameters: { leaf: "form.failed" },
  render: after({ events: [submit], answers: { setPassword: [new Error("unreachable")] } }),
};
export const LinkEnded: Story = {
  parameters: { leaf: "linkEnded" },
  render: after({ events: [submit], answers: { setPassword: [refused("link_expired")] } }),
};
export const LinkBroken: Story = {
  parameters: { leaf: "linkBroken" },
  render: after({ input: resetPasswordInputs.cut }),
};
export const Done: Story = {
  parameters: { leaf: "done" },
  render: after({ events: [submit], answers: { setPassword: [accepted(null)] } }),
};
