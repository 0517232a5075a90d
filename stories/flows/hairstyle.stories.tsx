import type { Meta, StoryObj } from "@storybook/react-vite";
import { hairingFixture } from "#wire/wire.fixtures.ts";
import {
  draft,
  finished,
  ofLinh,
  pickedUp,
  show,
  toCustomise,
  toStyle,
} from "../support/hairstyle.tsx";
import { children, fresh } from "../support/wizard.tsx";

const meta = { title: "flows/hairstyle", parameters: { layout: "fullscreen" } } satisfies Meta;
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
export const Photo: Story = {
  parameters: { leaf: "photo" },
  render: show(() => ({ input: fresh, children: children(), events: toStyle.slice(0, 1) })),
};
export const Style: Story = {
  parameters: { leaf: "style" },
  render: show(() => ({ input: fresh, children: children(), events: toCustomise.slice(0, 3) })),
};
export const OrderCustomise: Story = {
  parameters: { leaf: "order.customise" },
  render: show(() => ({ input: fresh, children: children(), events: toCustomise })),
};
/** Starting over asked at the order: the order waits behind the question. */
export const OrderAsking: Story = {
  parameters: { leaf: "order.asking" },
  render: show(() => ({
    input: fresh,
    children: children(),
    events: [...toCustomise, { type: "over.ask" }],
  })),
};
/** The press is on its way: nothing leads out until its answer is known. */
export const OrderSending: Story = {
  parameters: { leaf: "order.sending" },
  render: show(() => ({
    input: fresh,
    children: children({ order: { submitGeneration: [] } }),
    events: [...toCustomise, { type: "order.confirm" }],
  })),
};
/** No answer came: what was chosen stands as it was sent. */
export const OrderUnansweredStill: Story = {
  parameters: { leaf: "order.unanswered.still" },
  render: show(() => ({
    input: fresh,
    children: children({ order: { submitGeneration: [new Error("no connection")] } }),
    events: [...toCustomise, { type: "order.confirm" }],
  })),
};
/** Starting over asked then: the order waits behind the question as it was sent. */
export const OrderUnansweredAsking: Story = {
  parameters: { leaf: "order.unanswered.asking" },
  render: show(() => ({
    input: fresh,
    children: children({ order: { submitGeneration: [new Error("no connection")] } }),
    events: [...toCustomise, { type: "order.confirm" }, { type: "over.ask" }],
  })),
};
export const OrderGenerating: Story = {
  parameters: { leaf: "order.generating" },
  render: show(() =>
    pickedUp(ofLinh({ ...hairingFixture, status: "processing", step: "processing", progress: 46 })),
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
    events: [...toStyle, { type: "over.ask" }],
  })),
};
