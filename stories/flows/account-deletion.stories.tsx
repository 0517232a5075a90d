import type { Meta, StoryObj } from "@storybook/react-vite";
import type { AnyEventObject } from "xstate";
import { wrongPassword } from "#machines/account-deletion/account-deletion.fixtures.ts";
import { accountDeletionMachine } from "#machines/account-deletion/account-deletion.machine.ts";
import { accepted, refused } from "#machines/kit/outcome.ts";
import { credentialsFixture } from "#machines/session/session.fixtures.ts";
import { DeleteSection } from "#src/pages/account/delete-account.tsx";
import { InAccount } from "../support/account-page.tsx";
import { Still } from "../support/still.tsx";

/** The end of an account, asked once with proof of its owner. */
const meta = {
  title: "flows/account-deletion",
  parameters: { layout: "fullscreen" },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at =
  (
    answers: Record<string, readonly unknown[]>,
    ...events: AnyEventObject[]
  ): NonNullable<Story["render"]> =>
  (_, { parameters: { leaf } }) => (
    <InAccount>
      <Still
        leaf={leaf}
        machine={accountDeletionMachine}
        script={{ input: { hasPassword: true }, answers, events: events as never }}
      >
        {(deletion) => <DeleteSection user={credentialsFixture.user} deletion={deletion} />}
      </Still>
    </InAccount>
  );
const ask = { type: "deletion.ask" };
const confirm = { type: "deletion.confirm", password: "matkhau88" };
const none = { type: "deletion.confirm", password: "" };
const lost = new Error("unreachable");

export const Closed: Story = { parameters: { leaf: "closed" }, render: at({}) };
export const Editing: Story = {
  parameters: { leaf: "asking.editing" },
  render: at({}, ask, none),
};
export const Failed: Story = {
  parameters: { leaf: "asking.failed" },
  render: at({ deleteAccount: [wrongPassword] }, ask, confirm),
};
export const Deleting: Story = {
  parameters: { leaf: "deleting" },
  render: at({}, ask, confirm),
};
export const Checking: Story = {
  parameters: { leaf: "checking" },
  render: at({ deleteAccount: [lost] }, ask, confirm),
};
export const Unsure: Story = {
  parameters: { leaf: "unsure" },
  render: at({ deleteAccount: [lost], askSession: [refused("internal")] }, ask, confirm),
};
export const Deleted: Story = {
  parameters: { leaf: "deleted" },
  render: at({ deleteAccount: [accepted(null)] }, ask, confirm),
};
