import type { Meta, StoryObj } from "@storybook/react-vite";
import { authDialogMachine } from "#machines/auth-dialog/auth-dialog.machine.ts";
import {
  codeProof,
  googleSettings,
  googleSignInEvents,
} from "#machines/google-sign-in/google-sign-in.fixtures.ts";
import {
  type GoogleSignInEvent,
  googleSignInMachine,
} from "#machines/google-sign-in/google-sign-in.machine.ts";
import { accepted, refused } from "#machines/kit/outcome.ts";
import AuthHost from "#src/pages/shell/auth-host.tsx";
import { StudioShell } from "#src/pages/shell/studio-shell.tsx";
import { Dashboard } from "#src/pages/studio/dashboard/dashboard.tsx";
import { fakeApp, guest, InApp } from "../support/app.tsx";
import { type Script, staged } from "../support/at.ts";
import { Still } from "../support/still.tsx";

/** Google's button in the login: where a try stands, and how it ended. */
const meta = { title: "flows/google-sign-in", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const after =
  (
    answers: NonNullable<Script<typeof googleSignInMachine>["answers"]>,
    ...events: GoogleSignInEvent[]
  ): NonNullable<Story["render"]> =>
  (_, { parameters }) => (
    <Still
      leaf={parameters.leaf}
      machine={authDialogMachine}
      child="google"
      script={{
        children: { google: staged(googleSignInMachine, { answers }) },
        events: [
          { type: "dialog.open", view: "login" },
          ...events.map((event) => ["google", event] as const),
        ],
      }}
    >
      {(authDialog) => (
        <InApp path="/dashboard" make={() => fakeApp({ authDialog, session: guest() })}>
          <StudioShell guarded={false}>
            <Dashboard />
          </StudioShell>
          <AuthHost />
        </InApp>
      )}
    </Still>
  );

const [press] = googleSignInEvents["google.press"];
const [redirect] = googleSignInEvents["google.redirect"];
const ready = { prepareGoogle: [accepted(googleSettings.code)] };
const asked = (answer: unknown) => ({ ...ready, connectGoogle: [answer] });

export const Preparing: Story = { parameters: { leaf: "preparing" }, render: after({}) };
/** Without the settings the button stays, locked, with its reason. */
export const Unavailable: Story = {
  parameters: { leaf: "unavailable" },
  render: after({ prepareGoogle: [accepted(null)] }),
};
export const Unknown: Story = {
  parameters: { leaf: "unknown" },
  render: after({ prepareGoogle: [new Error("unreachable")] }),
};
export const OpenReady: Story = { parameters: { leaf: "open.ready" }, render: after(ready) };
export const Connecting: Story = {
  parameters: { leaf: "connecting" },
  render: after(ready, press),
};
export const OpenBlocked: Story = {
  parameters: { leaf: "open.blocked" },
  render: after(asked(refused("popup_blocked")), press),
};
export const OpenClosed: Story = {
  parameters: { leaf: "open.closed" },
  render: after(asked(refused("popup_closed")), press),
};
export const OpenCancelled: Story = {
  parameters: { leaf: "open.cancelled" },
  render: after(asked(refused("cancelled")), press),
};
export const OpenFailed: Story = {
  parameters: { leaf: "open.failed" },
  render: after(
    asked(refused("conflict", { message: "Email này đã nối với tài khoản Google khác." })),
    press,
  ),
};
export const Redirecting: Story = {
  parameters: { leaf: "redirecting" },
  render: after(asked(refused("popup_blocked")), press, redirect),
};
export const Entering: Story = {
  parameters: { leaf: "entering" },
  render: after(asked(accepted(codeProof)), press),
};
/** The dialog is about to close: its machine is told, here it does not listen. */
export const Entered: Story = {
  parameters: { leaf: "entered" },
  render: after({ ...asked(accepted(codeProof)), enterWithGoogle: [accepted(null)] }, press),
};
