import type { Meta, StoryObj } from "@storybook/react-vite";
import { authDialogEvents } from "#machines/auth-dialog/auth-dialog.fixtures.ts";
import { authDialogMachine } from "#machines/auth-dialog/auth-dialog.machine.ts";
import type { AuthDialogEvent } from "#machines/auth-dialog/auth-dialog.setup.ts";
import { accepted, refused } from "#machines/kit/outcome.ts";
import AuthHost from "#src/pages/shell/auth-host.tsx";
import { StudioShell } from "#src/pages/shell/studio-shell.tsx";
import { Dashboard } from "#src/pages/studio/dashboard/dashboard.tsx";
import { fakeApp, guest, InApp } from "../support/app.tsx";
import type { Script } from "../support/at.ts";
import { googleReady } from "../support/google.ts";
import { Still } from "../support/still.tsx";

/** The dialog over the page it was asked from. */
const meta = { title: "flows/auth-dialog", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const after =
  (
    answers: NonNullable<Script<typeof authDialogMachine>["answers"]>,
    ...events: AuthDialogEvent[]
  ): NonNullable<Story["render"]> =>
  (_, { parameters }) => (
    <Still
      leaf={parameters.leaf}
      machine={authDialogMachine}
      script={{ answers, events, children: { google: googleReady() } }}
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

const [openLogin, openRegister, openForgot, openVerify] = authDialogEvents["dialog.open"];
const [login, emptyLogin] = authDialogEvents["login.submit"];
const [register, shortRegister] = authDialogEvents["register.submit"];
const [code, wrongCode] = authDialogEvents["code.submit"];
const [stepCode] = authDialogEvents["step.submit"];
const asked = refused("totp_required");
/** In the server's own words, as it sends them. */
const wrongStep = refused("code_invalid", { message: "Mã xác nhận chưa đúng. Bạn nhập lại nhé." });
const [forgot] = authDialogEvents["forgot.submit"];
const busy = refused("rate_limited", { facts: { retry_after: 42 } });

export const Closed: Story = { parameters: { leaf: "closed" }, render: after({}) };

/** After a try with what no account can have: the problems stand beside the fields. */
export const LoginEditing: Story = {
  parameters: { leaf: "login.editing" },
  render: after({}, openLogin, emptyLogin),
};
export const LoginSubmitting: Story = {
  parameters: { leaf: "login.submitting" },
  render: after({}, openLogin, login),
};
export const LoginFailed: Story = {
  parameters: { leaf: "login.failed" },
  render: after({ signIn: [refused("invalid_credentials")] }, openLogin, login),
};

export const StepEditing: Story = {
  parameters: { leaf: "step.editing" },
  render: after({ signIn: [asked] }, openLogin, login),
};
export const StepSubmitting: Story = {
  parameters: { leaf: "step.submitting" },
  render: after({ signIn: [asked] }, openLogin, login, stepCode),
};
export const StepFailed: Story = {
  parameters: { leaf: "step.failed" },
  render: after({ signIn: [asked, wrongStep] }, openLogin, login, stepCode),
};

export const RegisterEditing: Story = {
  parameters: { leaf: "register.editing" },
  render: after({}, openRegister, shortRegister),
};
export const RegisterSubmitting: Story = {
  parameters: { leaf: "register.submitting" },
  render: after({}, openRegister, register),
};
export const RegisterRequestingCode: Story = {
  parameters: { leaf: "register.requestingCode" },
  render: after(
    { registerAccount: [accepted({ registrationId: "reg_1" })] },
    openRegister,
    register,
  ),
};
export const RegisterFailed: Story = {
  parameters: { leaf: "register.failed" },
  render: after({ registerAccount: [refused("email_taken")] }, openRegister, register),
};

export const VerifyFormEditing: Story = {
  parameters: { leaf: "verify.form.editing" },
  render: after({}, openVerify, wrongCode),
};
export const VerifyFormSubmitting: Story = {
  parameters: { leaf: "verify.form.submitting" },
  render: after({}, openVerify, code),
};
export const VerifyFormFailed: Story = {
  parameters: { leaf: "verify.form.failed" },
  render: after(
    { verifyCode: [refused("code_invalid", { facts: { attempts_left: 4 } })] },
    openVerify,
    code,
  ),
};
export const VerifyCodeFree: Story = {
  parameters: { leaf: "verify.code.free" },
  render: after({ requestCode: [refused("internal")] }, openVerify, { type: "code.resend" }),
};
/** The right password of an address not confirmed yet: a code is being mailed. */
export const VerifyCodeRequesting: Story = {
  parameters: { leaf: "verify.code.requesting" },
  render: after({ signIn: [refused("email_not_verified")] }, openLogin, login),
};
export const VerifyCodeWaiting: Story = {
  parameters: { leaf: "verify.code.waiting" },
  render: after(
    { signIn: [refused("email_not_verified")], requestCode: [accepted(null)] },
    openLogin,
    login,
  ),
};
/** Verified: the dialog has closed and the login is about to open. */
export const Reopening: Story = {
  parameters: { leaf: "reopening" },
  render: after({ verifyCode: [accepted(null)] }, openVerify, code),
};

export const ForgotFormEditing: Story = {
  parameters: { leaf: "forgot.form.editing" },
  render: after({}, openForgot),
};
export const ForgotFormSubmitting: Story = {
  parameters: { leaf: "forgot.form.submitting" },
  render: after({}, openForgot, forgot),
};
export const ForgotFormFailed: Story = {
  parameters: { leaf: "forgot.form.failed" },
  render: after({ requestReset: [busy] }, openForgot, forgot),
};
export const ForgotSent: Story = {
  parameters: { leaf: "forgot.sent" },
  render: after({ requestReset: [accepted(null)] }, openForgot, forgot),
};
