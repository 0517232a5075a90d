import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  paymentFixture,
  refundEvents,
  refundInputs,
  refundOutcomes,
} from "#machines/refund/refund.fixtures.ts";
import { type RefundEvent, refundMachine } from "#machines/refund/refund.machine.ts";
import { RefundDialog } from "#src/flows/refund/refund-dialog.tsx";
import { AdminShell } from "#src/pages/admin/admin-shell.tsx";
import { AdminPayments } from "#src/pages/admin/payments/payments.tsx";
import { adminApp, InApp } from "../support/app.tsx";
import { Still } from "../support/still.tsx";

/** A payment given back, over the list it stands in. */
const meta = { title: "flows/refund", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const after =
  (answers: readonly unknown[], ...events: RefundEvent[]): NonNullable<Story["render"]> =>
  (_, { parameters }) => (
    <InApp path="/admin/payments" make={adminApp}>
      <AdminShell>
        <AdminPayments filter={{}} onFilter={() => {}} />
        <Still
          leaf={parameters.leaf}
          machine={refundMachine}
          script={{ input: refundInputs.payment, answers: { refundPayment: answers }, events }}
        >
          {(refund) => <RefundDialog refund={refund} payment={paymentFixture} />}
        </Still>
      </AdminShell>
    </InApp>
  );
const [type] = refundEvents["reason.change"];
const [send] = refundEvents["refund.send"];
const [returned, byHand, conflict] = refundOutcomes.refundPayment;

export const AskingReady: Story = { parameters: { leaf: "asking.ready" }, render: after([]) };
export const AskingMissing: Story = {
  parameters: { leaf: "asking.missing" },
  render: after([], send),
};
export const AskingRefused: Story = {
  parameters: { leaf: "asking.refused" },
  render: after([conflict], type, send),
};
export const AskingUnsure: Story = {
  parameters: { leaf: "asking.unsure" },
  render: after([new Error("unreachable")], type, send),
};
export const Sending: Story = { parameters: { leaf: "sending" }, render: after([], type, send) };
export const Returned: Story = {
  parameters: { leaf: "returned" },
  render: after([returned], type, send),
};
export const ByHand: Story = {
  parameters: { leaf: "byHand" },
  render: after([byHand], type, send),
};
