import type { Meta, StoryObj } from "@storybook/react-vite";
import type { SniffedType } from "#machines/kit/file.ts";
import { fileFixture } from "#machines/upload/upload.fixtures.ts";
import { linh } from "../support/samples.ts";
import { show } from "../support/try-on.tsx";
import { children, fresh } from "../support/wizard.tsx";

/** The child that takes a file, in the wizard's first step. */
const meta = { title: "flows/upload", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = { type: "file.choose", file: fileFixture };
const given = (inspectFile: SniffedType[], ...events: { type: string }[]) =>
  show(
    () => ({
      input: fresh,
      children: children({ upload: { inspectFile } }),
      events: events.map((event) => ["upload", event] as const),
    }),
    "upload",
  );

export const Idle: Story = { parameters: { leaf: "idle" }, render: given([]) };
export const Checking: Story = { parameters: { leaf: "checking" }, render: given([], choose) };
const progressed = { type: "upload.progressed", percent: 40 };
export const Uploading: Story = {
  parameters: { leaf: "uploading" },
  render: given(["image/jpeg"], choose, progressed),
};
const finished = { type: "upload.finished", asset: { ...linh, name: fileFixture.name } };
export const Ready: Story = {
  parameters: { leaf: "ready" },
  render: given(["image/jpeg"], choose, finished),
};
export const FailedRejected: Story = {
  parameters: { leaf: "failed.rejected" },
  render: given(["image/heic"], choose),
};
export const FailedInterrupted: Story = {
  parameters: { leaf: "failed.interrupted" },
  render: given(["image/jpeg"], choose, progressed, { type: "upload.interrupted" }),
};
