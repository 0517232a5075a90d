import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  changeEmailEvents,
  changeEmailInputs,
  changeEmailOutcomes,
  ownerRefusal,
} from "#machines/change-email/change-email.fixtures.ts";
import {
  type ChangeEmailEvent,
  changeEmailMachine,
} from "#machines/change-email/change-email.machine.ts";
import { accepted } from "#machines/kit/outcome.ts";
import { credentialsFixture } from "#machines/session/session.fixtures.ts";
import { EmailSection } from "#src/pages/account/change-email.tsx";
import { InAccount } from "../support/account-page.tsx";
import { Still } from "../support/still.tsx";

/** Another address for the account, in its place among the settings. */
const meta = { title: "flows/change-email", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at =
  (
    answers: Record<string, readonly unknown[]>,
    ...events: ChangeEmailEvent[]
  ): NonNullable<Story["render"]> =>
  (_, { parameters: { leaf } }) => (
    <InAccount>
      <Still
        leaf={leaf}
        machine={changeEmailMachine}
        script={{ input: changeEmailInputs.password, answers, events }}
      >
        {(change) => <EmailSection user={credentialsFixture.user} change={change} />}
      </Still>
    </InAccount>
  );
const [ask] = changeEmailEvents["email.ask"];
const [type, short] = changeEmailEvents["code.change"];
const [confirm] = changeEmailEvents["email.confirm"];
const [, wrongCode] = changeEmailOutcomes.confirmEmail;
const sendEmailCode = [accepted(null)];
const lost = new Error("unreachable");

export const Asking: Story = {
  parameters: { leaf: "asking.editing" },
  render: at({}, { ...ask, email: "sennha.vn", password: "" }),
};
export const Sending: Story = { parameters: { leaf: "sending" }, render: at({}, ask) };
export const AskingFailed: Story = {
  parameters: { leaf: "asking.failed" },
  render: at({ sendEmailCode: [ownerRefusal] }, ask),
};
export const Typing: Story = {
  parameters: { leaf: "typing.editing" },
  render: at({ sendEmailCode }, ask, short, confirm),
};
export const Confirming: Story = {
  parameters: { leaf: "confirming" },
  render: at({ sendEmailCode }, ask, type, confirm),
};
export const TypingFailed: Story = {
  parameters: { leaf: "typing.failed" },
  render: at({ sendEmailCode, confirmEmail: [wrongCode] }, ask, type, confirm),
};
export const Checking: Story = {
  parameters: { leaf: "checking" },
  render: at({ sendEmailCode, confirmEmail: [lost] }, ask, type, confirm),
};
