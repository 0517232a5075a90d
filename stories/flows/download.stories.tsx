import type { Meta, StoryObj } from "@storybook/react-vite";
import { accepted, refused } from "#machines/kit/outcome.ts";
import { finishedRun } from "../support/samples.ts";
import { pickedUp, show } from "../support/try-on.tsx";
import { children } from "../support/wizard.tsx";

/** The child that saves a picture, over the result it belongs to. */
const meta = { title: "flows/download", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const after = (fetchFile: unknown[], ...types: `download.${string}`[]) =>
  show(
    () => ({
      ...pickedUp(finishedRun, ...types.map((type) => ["download", { type }] as const)),
      children: children({
        order: { readGeneration: [accepted(finishedRun)] },
        download: { fetchFile },
      }),
    }),
    "download",
  );

export const Closed: Story = { parameters: { leaf: "closed" }, render: after([]) };
export const Choosing: Story = {
  parameters: { leaf: "choosing" },
  render: after([], "download.open"),
};
export const Preparing: Story = {
  parameters: { leaf: "preparing" },
  render: after([], "download.open", "download.start"),
};
export const Done: Story = {
  parameters: { leaf: "done" },
  render: after([accepted(null)], "download.open", "download.start"),
};
export const Failed: Story = {
  parameters: { leaf: "failed" },
  render: after([refused("internal")], "download.open", "download.start"),
};
