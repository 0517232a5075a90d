import type { Meta, StoryObj } from "@storybook/react-vite";
import { authDialogEvents } from "#machines/auth-dialog/auth-dialog.fixtures.ts";
import { authDialogMachine } from "#machines/auth-dialog/auth-dialog.machine.ts";
import { accepted, refused } from "#machines/kit/outcome.ts";
import {
  credentialsFixture,
  sessionEvents,
  sessionInputs,
} from "#machines/session/session.fixtures.ts";
import { sessionMachine } from "#machines/session/session.machine.ts";
import AuthHost from "#src/pages/shell/auth-host.tsx";
import { StudioShell } from "#src/pages/shell/studio-shell.tsx";
import { Dashboard } from "#src/pages/studio/dashboard/dashboard.tsx";
import { fakeApp, InApp } from "../support/app.tsx";
import { at, type Script } from "../support/at.ts";
import { googleReady } from "../support/google.ts";
import { Still } from "../support/still.tsx";

/**
 * Who is signed in, as the shell shows it: the account's card, the guest's card, or a page's shape
 * while nobody knows yet.
 */
const meta = { title: "flows/session", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** `guarded` is a page that needs a person; the dashboard is open to everyone. */
const on =
  (
    page: "guarded" | "dashboard",
    script: () => Script<typeof sessionMachine>,
    dialog: Script<typeof authDialogMachine> = {},
  ): NonNullable<Story["render"]> =>
  (_, { parameters }) => (
    <Still leaf={parameters.leaf} machine={sessionMachine} script={script()}>
      {(session) => (
        <InApp
          path={page === "guarded" ? "/history" : "/dashboard"}
          make={() =>
            fakeApp({
              session,
              authDialog: at(authDialogMachine, { children: { google: googleReady() }, ...dialog }),
            })
          }
        >
          <StudioShell guarded={page === "guarded"}>
            <Dashboard />
          </StudioShell>
          <AuthHost />
        </InApp>
      )}
    </Still>
  );

const [submit] = sessionEvents["login.submit"];
const down = refused("internal");
const firstRetry = 1_000;
const secondRetry = 2_000;

export const ValidatingShown: Story = {
  parameters: { leaf: "validating.shown" },
  render: on("dashboard", () => ({ input: sessionInputs.cached })),
};
export const ValidatingHidden: Story = {
  parameters: { leaf: "validating.hidden" },
  render: on("guarded", () => ({ input: sessionInputs.tokenOnly })),
};
export const PausingShown: Story = {
  parameters: { leaf: "pausing.shown" },
  render: on("dashboard", () => ({
    input: sessionInputs.cached,
    answers: { validateToken: [down] },
  })),
};
export const PausingHidden: Story = {
  parameters: { leaf: "pausing.hidden" },
  render: on("guarded", () => ({
    input: sessionInputs.tokenOnly,
    answers: { validateToken: [down] },
  })),
};
/** On a page that asks for an account, once the login is put away. */
export const Guest: Story = {
  parameters: { leaf: "guest" },
  render: on("guarded", () => ({ input: sessionInputs.nothing })),
};
/** The dialog says that it is busy; the shell still shows a guest. */
export const SigningInPassword: Story = {
  parameters: { leaf: "signingIn.password" },
  render: on("dashboard", () => ({ input: sessionInputs.nothing, events: [submit] }), {
    events: [authDialogEvents["dialog.open"][0], authDialogEvents["login.submit"][0]],
  }),
};
/** Back from Google, while the server reads what was brought. */
export const SigningInGoogle: Story = {
  parameters: { leaf: "signingIn.google" },
  render: on("dashboard", () => ({
    input: sessionInputs.nothing,
    events: [sessionEvents["google.submit"][0]],
  })),
};
export const Welcoming: Story = {
  parameters: { leaf: "welcoming" },
  render: on("dashboard", () => ({
    input: sessionInputs.nothing,
    answers: { logIn: [accepted(credentialsFixture)] },
    events: [submit],
  })),
};
export const SignedInConfirmed: Story = {
  parameters: { leaf: "signedIn.confirmed" },
  render: on("dashboard", () => ({ input: sessionInputs.nearExpiry })),
};
const unconfirmed = (...answers: unknown[]): Script<typeof sessionMachine> => ({
  input: sessionInputs.cached,
  answers: { validateToken: [down, down, down, ...answers] },
  events: [firstRetry, secondRetry],
});
/** The server cannot be asked: a person once signed in stays so. */
export const SignedInUnconfirmedWaiting: Story = {
  parameters: { leaf: "signedIn.unconfirmed.waiting" },
  render: on("dashboard", () => unconfirmed()),
};
export const SignedInUnconfirmedAsking: Story = {
  parameters: { leaf: "signedIn.unconfirmed.asking" },
  render: on("dashboard", () => ({
    ...unconfirmed(),
    events: [firstRetry, secondRetry, 30_000],
  })),
};
export const SigningOut: Story = {
  parameters: { leaf: "signingOut" },
  render: on("guarded", () => ({
    input: sessionInputs.cached,
    events: [{ type: "logout.ask" }],
  })),
};
