import type { Meta, StoryObj } from "@storybook/react-vite";
import { accepted, refused } from "#machines/kit/outcome.ts";
import { shareUrlFixture } from "#machines/share/share.fixtures.ts";
import { finishedRun } from "../support/samples.ts";
import { pickedUp, show } from "../support/try-on.tsx";
import { children } from "../support/wizard.tsx";

/** The child that gives a result its public page, over the result it belongs to. */
const meta = { title: "flows/share", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const made = accepted({ share_url: shareUrlFixture });
const after = (answers: Record<string, readonly unknown[]>, ...types: string[]) =>
  show(
    () => ({
      ...pickedUp(finishedRun, ...types.map((type) => ["share", { type }] as const)),
      children: children({
        order: { readGeneration: [accepted(finishedRun)] },
        share: answers,
      }),
    }),
    "share",
  );
const created = ["share.open", "share.retry"];

export const Closed: Story = { parameters: { leaf: "closed" }, render: after({}) };
export const Asking: Story = { parameters: { leaf: "asking" }, render: after({}, "share.open") };
export const Creating: Story = { parameters: { leaf: "creating" }, render: after({}, ...created) };
export const NotMade: Story = {
  parameters: { leaf: "notMade" },
  render: after({ createShare: [refused("conflict")] }, ...created),
};
export const Ready: Story = {
  parameters: { leaf: "shared.ready" },
  render: after({ createShare: [made] }, ...created),
};
export const Copying: Story = {
  parameters: { leaf: "shared.copying" },
  render: after({ createShare: [made] }, ...created, "link.copy"),
};
export const Copied: Story = {
  parameters: { leaf: "shared.copied" },
  render: after({ createShare: [made], copyText: [true] }, ...created, "link.copy"),
};
export const CopyFailed: Story = {
  parameters: { leaf: "shared.copyFailed" },
  render: after({ createShare: [made], copyText: [false] }, ...created, "link.copy"),
};
export const Ending: Story = {
  parameters: { leaf: "ending" },
  render: after({ createShare: [made] }, ...created, "share.end"),
};
export const EndFailed: Story = {
  parameters: { leaf: "shared.endFailed" },
  render: after({ createShare: [made], endShare: [refused("internal")] }, ...created, "share.end"),
};
export const Ended: Story = {
  parameters: { leaf: "ended" },
  render: after({ createShare: [made], endShare: [accepted(null)] }, ...created, "share.end"),
};
