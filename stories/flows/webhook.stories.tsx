import type { Meta, StoryObj } from "@storybook/react-vite";
import type { AnyEventObject } from "xstate";
import { accepted, refused } from "#machines/kit/outcome.ts";
import { hookFixture, madeHookFixture, urlRefusal } from "#machines/webhook/webhook.fixtures.ts";
import { webhookMachine } from "#machines/webhook/webhook.machine.ts";
import { Webhook } from "#src/flows/webhook/webhook.tsx";
import { StudioShell } from "#src/pages/shell/studio-shell.tsx";
import { PageBody, PageHead } from "#src/ui/frames/page-head.tsx";
import { fakeApp, InApp } from "../support/app.tsx";
import { Still } from "../support/still.tsx";

/** Where finished runs are told to a program of one's own. */
const meta = { title: "flows/webhook", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at =
  (
    answers: Record<string, readonly unknown[]>,
    ...events: AnyEventObject[]
  ): NonNullable<Story["render"]> =>
  (_, { parameters: { leaf } }) => (
    <InApp path="/api-management" make={fakeApp}>
      <StudioShell guarded>
        <PageHead title="Quản lý API" />
        <PageBody>
          <Still leaf={leaf} machine={webhookMachine} script={{ answers, events: events as never }}>
            {(webhook) => <Webhook webhook={webhook} />}
          </Still>
        </PageBody>
      </StudioShell>
    </InApp>
  );
const there = accepted(hookFixture);
const none = accepted(null);
const type = { type: "draft.change", change: { url: hookFixture.url } };
const save = { type: "webhook.save" };
const test = { type: "webhook.test" };
const remove = { type: "webhook.remove" };
const copy = { type: "secret.copy" };
const made = { loadWebhook: [none], saveWebhook: [accepted(madeHookFixture)] };
const lost = new Error("unreachable");

export const Loading: Story = { parameters: { leaf: "loading" }, render: at({}) };
export const LoadFailed: Story = {
  parameters: { leaf: "loadFailed" },
  render: at({ loadWebhook: [refused("internal")] }),
};
export const Editing: Story = {
  parameters: { leaf: "ready.editing" },
  render: at({ loadWebhook: [none] }, save),
};
export const Saving: Story = {
  parameters: { leaf: "saving" },
  render: at({ loadWebhook: [there] }, save),
};
export const Failed: Story = {
  parameters: { leaf: "ready.failed" },
  render: at({ loadWebhook: [there], saveWebhook: [urlRefusal] }, save),
};
export const Checking: Story = {
  parameters: { leaf: "checking" },
  render: at({ loadWebhook: [none], saveWebhook: [lost] }, type, save),
};
export const SecretLost: Story = {
  parameters: { leaf: "ready.secretLost" },
  render: at({ loadWebhook: [none, there], saveWebhook: [lost] }, type, save),
};
export const Testing: Story = {
  parameters: { leaf: "testing" },
  render: at({ loadWebhook: [there] }, test),
};
export const Rereading: Story = {
  parameters: { leaf: "ready.rereading" },
  render: at({ loadWebhook: [there], testWebhook: [none] }, test),
};
export const Removing: Story = {
  parameters: { leaf: "removing" },
  render: at({ loadWebhook: [there] }, remove),
};
export const Shown: Story = {
  parameters: { leaf: "revealing.shown" },
  render: at(made, type, save),
};
export const Copying: Story = {
  parameters: { leaf: "revealing.copying" },
  render: at(made, type, save, copy),
};
export const Copied: Story = {
  parameters: { leaf: "revealing.copied" },
  render: at({ ...made, copyText: [true] }, type, save, copy),
};
export const CopyFailed: Story = {
  parameters: { leaf: "revealing.copyFailed" },
  render: at({ ...made, copyText: [false] }, type, save, copy),
};
