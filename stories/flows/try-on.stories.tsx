import type { Meta, StoryObj } from "@storybook/react-vite";
import { runningFixture } from "#wire/wire.fixtures.ts";
import { finishedRun, ofLinh } from "../support/samples.ts";
import { draft, pickedUp, show, toOutfit, toReview } from "../support/try-on.tsx";
import { children, fresh } from "../support/wizard.tsx";

const meta = { title: "flows/try-on", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Restoring: Story = {
  parameters: { leaf: "restoring" },
  render: show(() => ({ input: { ...fresh, draft } })),
};

export const Unread: Story = {
  parameters: { leaf: "unread" },
  render: show(() => ({
    input: { ...fresh, draft },
    answers: { loadDraft: [new Error("no connection")] },
  })),
};

export const Model: Story = {
  parameters: { leaf: "model" },
  render: show(() => ({ input: fresh, children: children() })),
};

export const Outfit: Story = {
  parameters: { leaf: "outfit" },
  render: show(() => ({
    input: fresh,
    children: children(),
    events: [...toReview, { type: "step.back" }],
  })),
};

export const OrderReview: Story = {
  parameters: { leaf: "order.review" },
  render: show(() => ({ input: fresh, children: children(), events: toReview })),
};

/** Starting over asked in the third step: the order waits behind the question. */
export const OrderAsking: Story = {
  parameters: { leaf: "order.asking" },
  render: show(() => ({
    input: fresh,
    children: children(),
    events: [...toReview, { type: "over.ask" }],
  })),
};

/** The press is on its way: nothing leads out until its answer is known. */
export const OrderSending: Story = {
  parameters: { leaf: "order.sending" },
  render: show(() => ({
    input: fresh,
    children: children({ order: { submitGeneration: [] } }),
    events: [...toReview, { type: "order.confirm" }],
  })),
};
/** No answer came: what was chosen stands as it was sent. */
export const OrderUnansweredStill: Story = {
  parameters: { leaf: "order.unanswered.still" },
  render: show(() => ({
    input: fresh,
    children: children({ order: { submitGeneration: [new Error("no connection")] } }),
    events: [...toReview, { type: "order.confirm" }],
  })),
};
/** Starting over asked then: the order waits behind the question as it was sent. */
export const OrderUnansweredAsking: Story = {
  parameters: { leaf: "order.unanswered.asking" },
  render: show(() => ({
    input: fresh,
    children: children({ order: { submitGeneration: [new Error("no connection")] } }),
    events: [...toReview, { type: "order.confirm" }, { type: "over.ask" }],
  })),
};

/** The child is picked up running, at 46 %. */
export const OrderGenerating: Story = {
  parameters: { leaf: "order.generating" },
  render: show(() => pickedUp(ofLinh(runningFixture("processing", 46)))),
};

export const OrderResult: Story = {
  parameters: { leaf: "order.result" },
  render: show(() => pickedUp(finishedRun)),
};

export const AskingOver: Story = {
  parameters: { leaf: "askingOver" },
  render: show(() => ({
    input: fresh,
    children: children(),
    events: [...toOutfit, { type: "over.ask" }],
  })),
};
