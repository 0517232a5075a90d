import type { Meta, StoryObj } from "@storybook/react-vite";
import { editingFixture } from "#wire/wire.fixtures.ts";
import {
  described,
  draft,
  finished,
  ofLinh,
  pickedUp,
  show,
  toDescribe,
} from "../support/image-editing.tsx";
import { children, fresh } from "../support/wizard.tsx";

const meta = { title: "flows/image-editing", parameters: { layout: "fullscreen" } } satisfies Meta;
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
export const Image: Story = {
  parameters: { leaf: "image" },
  render: show(() => ({ input: fresh, children: children(), events: toDescribe.slice(0, 1) })),
};
export const OrderDescribe: Story = {
  parameters: { leaf: "order.describe" },
  render: show(() => ({ input: fresh, children: children(), events: described })),
};
/** Starting over asked in the second step: the order waits behind the question. */
export const OrderAsking: Story = {
  parameters: { leaf: "order.asking" },
  render: show(() => ({
    input: fresh,
    children: children(),
    events: [...described, { type: "over.ask" }],
  })),
};
/** The press is on its way: nothing leads out until its answer is known. */
export const OrderSending: Story = {
  parameters: { leaf: "order.sending" },
  render: show(() => ({
    input: fresh,
    children: children({ order: { submitGeneration: [] } }),
    events: [...described, { type: "order.confirm" }],
  })),
};
/** No answer came: what was chosen stands as it was sent. */
export const OrderUnansweredStill: Story = {
  parameters: { leaf: "order.unanswered.still" },
  render: show(() => ({
    input: fresh,
    children: children({ order: { submitGeneration: [new Error("no connection")] } }),
    events: [...described, { type: "order.confirm" }],
  })),
};
/** Starting over asked then: the order waits behind the question as it was sent. */
export const OrderUnansweredAsking: Story = {
  parameters: { leaf: "order.unanswered.asking" },
  render: show(() => ({
    input: fresh,
    children: children({ order: { submitGeneration: [new Error("no connection")] } }),
    events: [...described, { type: "order.confirm" }, { type: "over.ask" }],
  })),
};
export const OrderGenerating: Story = {
  parameters: { leaf: "order.generating" },
  render: show(() =>
    pickedUp(ofLinh({ ...editingFixture, status: "processing", step: "processing", progress: 46 })),
  ),
};
export const OrderResult: Story = {
  parameters: { leaf: "order.result" },
  render: show(() => pickedUp(finished)),
};
export const AskingOver: Story = {
  parameters: { leaf: "askingOver" },
  render: show(() => ({
    input: fresh,
    children: children(),
    events: [...toDescribe.slice(0, 1), { type: "over.ask" }],
  })),
};
