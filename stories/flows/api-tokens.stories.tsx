import type { Meta, StoryObj } from "@storybook/react-vite";
import type { AnyEventObject } from "xstate";
import {
  changedPage,
  idleTokenFixture,
  issuedFixture,
  statsFixture,
  tokenFixture,
} from "#machines/api-tokens/api-tokens.fixtures.ts";
import { apiTokensMachine } from "#machines/api-tokens/api-tokens.machine.ts";
import { accepted, refused } from "#machines/kit/outcome.ts";
import { ApiTokens } from "#src/flows/api-tokens/api-tokens.tsx";
import { StudioShell } from "#src/pages/shell/studio-shell.tsx";
import { PageBody, PageHead } from "#src/ui/frames/page-head.tsx";
import { fakeApp, InApp } from "../support/app.tsx";
import { Still } from "../support/still.tsx";

/** The keys other programs come in with. */
const meta = { title: "flows/api-tokens", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const page = accepted({ tokens: [tokenFixture, idleTokenFixture], stats: statsFixture });
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
          <Still
            leaf={leaf}
            machine={apiTokensMachine}
            script={{ input: { hasApi: true }, answers, events: events as never }}
          >
            {(tokens) => <ApiTokens tokens={tokens} />}
          </Still>
        </PageBody>
      </StudioShell>
    </InApp>
  );
const fresh = { type: "token.new" };
const whole = {
  type: "draft.change",
  change: { name: "Khoá mới", services: ["virtual_try_on"] },
};
const submit = { type: "create.submit" };
const open = { type: "token.open", id: tokenFixture.id };
const confirm = { type: "change.confirm" };
const issued = { loadTokens: [page], createToken: [accepted(issuedFixture)] };

export const Loading: Story = { parameters: { leaf: "loading" }, render: at({}) };
export const LoadFailed: Story = {
  parameters: { leaf: "loadFailed" },
  render: at({ loadTokens: [refused("internal")] }),
};
export const Empty: Story = {
  parameters: { leaf: "list.empty" },
  render: at({ loadTokens: [accepted({ tokens: [], stats: statsFixture })] }),
};
export const Ready: Story = {
  parameters: { leaf: "list.ready" },
  render: at({ loadTokens: [page] }),
};
export const Editing: Story = {
  parameters: { leaf: "creating.editing" },
  render: at({ loadTokens: [page] }, fresh, submit),
};
export const Submitting: Story = {
  parameters: { leaf: "creating.submitting" },
  render: at({ loadTokens: [page] }, fresh, whole, submit),
};
export const CreateFailed: Story = {
  parameters: { leaf: "creating.failed" },
  render: at(
    { loadTokens: [page, page], createToken: [refused("plan_required")] },
    fresh,
    whole,
    submit,
  ),
};
const lost = refused("unreachable");
export const CreateChecking: Story = {
  parameters: { leaf: "creating.checking" },
  render: at({ loadTokens: [page], createToken: [lost] }, fresh, whole, submit),
};
export const CreateUnsure: Story = {
  parameters: { leaf: "creating.unsure" },
  render: at({ loadTokens: [page, lost], createToken: [lost] }, fresh, whole, submit),
};
export const Shown: Story = {
  parameters: { leaf: "revealing.shown" },
  render: at(issued, fresh, whole, submit),
};
export const Copying: Story = {
  parameters: { leaf: "revealing.copying" },
  render: at(issued, fresh, whole, submit, { type: "value.copy" }),
};
export const Copied: Story = {
  parameters: { leaf: "revealing.copied" },
  render: at({ ...issued, copyText: [true] }, fresh, whole, submit, { type: "value.copy" }),
};
export const CopyFailed: Story = {
  parameters: { leaf: "revealing.copyFailed" },
  render: at({ ...issued, copyText: [false] }, fresh, whole, submit, { type: "value.copy" }),
};
export const Viewing: Story = {
  parameters: { leaf: "details.viewing" },
  render: at({ loadTokens: [page] }, open),
};
export const Toggling: Story = {
  parameters: { leaf: "details.toggling" },
  render: at({ loadTokens: [page] }, open, { type: "token.toggle" }),
};
export const ToggleFailed: Story = {
  parameters: { leaf: "details.toggleFailed" },
  render: at({ loadTokens: [page, page], patchToken: [refused("internal")] }, open, {
    type: "token.toggle",
  }),
};
export const RegenerateAsks: Story = {
  parameters: { leaf: "details.regenerating.confirm" },
  render: at({ loadTokens: [page] }, open, { type: "token.regenerate" }),
};
export const Regenerating: Story = {
  parameters: { leaf: "details.regenerating.submitting" },
  render: at({ loadTokens: [page] }, open, { type: "token.regenerate" }, confirm),
};
export const RegenerateFailed: Story = {
  parameters: { leaf: "details.regenerating.failed" },
  render: at(
    { loadTokens: [page, page], regenerateToken: [refused("internal")] },
    open,
    { type: "token.regenerate" },
    confirm,
  ),
};
export const DeleteAsks: Story = {
  parameters: { leaf: "details.deleting.confirm" },
  render: at({ loadTokens: [page] }, open, { type: "token.delete" }),
};
export const DeletingNow: Story = {
  parameters: { leaf: "details.deleting.submitting" },
  render: at({ loadTokens: [page] }, open, { type: "token.delete" }, confirm),
};
export const DeleteFailed: Story = {
  parameters: { leaf: "details.deleting.failed" },
  render: at(
    { loadTokens: [page, page], deleteToken: [refused("internal")] },
    open,
    { type: "token.delete" },
    confirm,
  ),
};
const replacing = [open, { type: "token.regenerate" }, confirm];
export const Checking: Story = {
  parameters: { leaf: "details.checking" },
  render: at({ loadTokens: [page], regenerateToken: [lost] }, ...replacing),
};
export const Unsure: Story = {
  parameters: { leaf: "details.unsure" },
  render: at({ loadTokens: [page, lost], regenerateToken: [lost] }, ...replacing),
};
export const ValueLost: Story = {
  parameters: { leaf: "details.regenerating.lost" },
  render: at({ loadTokens: [page, accepted(changedPage)], regenerateToken: [lost] }, ...replacing),
};
