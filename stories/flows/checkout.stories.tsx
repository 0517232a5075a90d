import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  checkoutFixture,
  checkoutInputs,
  orderFixture,
} from "#machines/checkout/checkout.fixtures.ts";
import { checkoutMachine } from "#machines/checkout/checkout.machine.ts";
import { accepted, refused } from "#machines/kit/outcome.ts";
import { Checkout } from "#src/flows/checkout/checkout.tsx";
import { PublicPage } from "#src/pages/shell/public-page.tsx";
import type { CheckoutStatus } from "#wire/values.ts";
import { fakeApp, InApp } from "../support/app.tsx";
import type { Script } from "../support/at.ts";
import { planList } from "../support/plans.ts";
import { Still } from "../support/still.tsx";

/** Buying a plan, and what became of the order. */
const meta = { title: "flows/checkout", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Machine = typeof checkoutMachine;

const at =
  (script: Script<Machine>): NonNullable<Story["render"]> =>
  (_, { parameters: { leaf } }) => (
    <InApp path="/checkout" make={fakeApp}>
      <PublicPage path="/checkout">
        <section style={{ padding: 48 }}>
          <h1>Thanh toán</h1>
          <Still leaf={leaf} machine={checkoutMachine} script={script}>
            {(checkout) => <Checkout checkout={checkout} back="/image-to-video?step=configure" />}
          </Still>
        </section>
      </PublicPage>
    </InApp>
  );
const plans = accepted(planList);
const confirm = { type: "order.confirm" } as const;
const ordered = (answers: Script<Machine>["answers"], ...events: (typeof confirm | number)[]) =>
  at({ input: checkoutInputs.plan, answers: { loadPlans: [plans], ...answers }, events });
const returned = (input: "success" | "cancel", ...statuses: CheckoutStatus[]) =>
  at({
    input: checkoutInputs[input],
    answers: { readCheckout: statuses.map((status) => accepted(orderFixture(status))) },
  });

export const LoadingPlans: Story = {
  parameters: { leaf: "loadingPlans" },
  render: at({ input: checkoutInputs.fresh }),
};
export const PlansFailed: Story = {
  parameters: { leaf: "plansFailed" },
  render: at({ input: checkoutInputs.fresh, answers: { loadPlans: [refused("internal")] } }),
};
export const NoPlans: Story = {
  parameters: { leaf: "noPlans" },
  render: at({ input: checkoutInputs.fresh, answers: { loadPlans: [accepted([])] } }),
};
export const Choosing: Story = {
  parameters: { leaf: "choosing" },
  render: at({ input: checkoutInputs.fresh, answers: { loadPlans: [plans] } }),
};
export const Reviewing: Story = { parameters: { leaf: "reviewing" }, render: ordered({}) };
export const Creating: Story = { parameters: { leaf: "creating" }, render: ordered({}, confirm) };
export const NotCreated: Story = {
  parameters: { leaf: "notCreated" },
  render: ordered({ createCheckout: [refused("conflict")] }, confirm),
};
export const Redirecting: Story = {
  parameters: { leaf: "redirecting" },
  render: ordered({ createCheckout: [accepted(checkoutFixture)] }, confirm),
};
export const Stuck: Story = {
  parameters: { leaf: "stuck" },
  render: ordered({ createCheckout: [accepted(checkoutFixture)] }, confirm, 10_000),
};
export const Reading: Story = {
  parameters: { leaf: "awaiting.reading" },
  render: returned("success"),
};
export const Pausing: Story = {
  parameters: { leaf: "awaiting.pausing" },
  render: returned("success", "pending"),
};
export const Late: Story = {
  parameters: { leaf: "late" },
  render: at({
    input: checkoutInputs.success,
    answers: { readCheckout: [accepted(orderFixture())] },
    events: [60_000],
  }),
};
export const Unknown: Story = {
  parameters: { leaf: "unknown" },
  render: at({
    input: checkoutInputs.success,
    answers: { readCheckout: [refused("not_found")] },
  }),
};
export const Unfinished: Story = {
  parameters: { leaf: "unfinished" },
  render: returned("cancel", "pending"),
};
export const Paid: Story = { parameters: { leaf: "paid" }, render: returned("success", "paid") };
export const Review: Story = {
  parameters: { leaf: "review" },
  render: returned("success", "review"),
};
export const Cancelled: Story = {
  parameters: { leaf: "cancelled" },
  render: returned("cancel", "cancelled"),
};
export const Declined: Story = {
  parameters: { leaf: "declined" },
  render: returned("success", "declined"),
};
export const Expired: Story = {
  parameters: { leaf: "expired" },
  render: returned("success", "expired"),
};
export const Failed: Story = {
  parameters: { leaf: "failed" },
  render: returned("success", "failed"),
};
