import type { Meta, StoryObj } from "@storybook/react-vite";
import type { AnyEventObject } from "xstate";
import { adminUserFixture } from "#machines/admin-user/admin-user.fixtures.ts";
import { adminUserMachine } from "#machines/admin-user/admin-user.machine.ts";
import { accepted, refused } from "#machines/kit/outcome.ts";
import { AdminUser } from "#src/flows/admin-user/admin-user.tsx";
import { AdminShell } from "#src/pages/admin/admin-shell.tsx";
import { UserRuns } from "#src/pages/admin/users/user-runs.tsx";
import { PageHead } from "#src/ui/frames/page-head.tsx";
import { adminApp, InApp } from "../support/app.tsx";
import { Still } from "../support/still.tsx";

/** One account, as an administrator sees and changes it. */
const meta = { title: "flows/admin-user", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at =
  (
    answers: Record<string, readonly unknown[]>,
    ...events: AnyEventObject[]
  ): NonNullable<Story["render"]> =>
  (_, { parameters: { leaf } }) => (
    <InApp path="/admin/users" make={adminApp}>
      <AdminShell>
        <PageHead title="Tài khoản" />
        <Still
          leaf={leaf}
          machine={adminUserMachine}
          script={{
            input: { id: adminUserFixture.id, isOwn: false },
            answers,
            events: events as never,
          }}
        >
          {(user) => (
            <AdminUser user={user}>
              <UserRuns id={adminUserFixture.id} />
            </AdminUser>
          )}
        </Still>
      </AdminShell>
    </InApp>
  );
const opened = accepted(adminUserFixture);
const richer = accepted({ ...adminUserFixture, credits: 37 });
const change = { type: "draft.change", change: { credits: "20", reason: "Bù lượt hỏng" } };
const save = { type: "changes.save" };
const lost = new Error("unreachable");

export const Loading: Story = { parameters: { leaf: "loading" }, render: at({}) };
export const Failed: Story = {
  parameters: { leaf: "failed" },
  render: at({ loadUser: [refused("not_found")] }),
};
export const Editing: Story = {
  parameters: { leaf: "ready.editing" },
  render: at(
    { loadUser: [opened] },
    { type: "draft.change", change: { plan: "pro", credits: "20" } },
    save,
  ),
};
export const Saving: Story = {
  parameters: { leaf: "ready.saving" },
  render: at({ loadUser: [opened] }, change, save),
};
export const Saved: Story = {
  parameters: { leaf: "ready.saved" },
  render: at({ loadUser: [opened], saveUser: [richer] }, change, save),
};
export const SaveFailed: Story = {
  parameters: { leaf: "ready.saveFailed" },
  render: at({ loadUser: [opened], saveUser: [refused("internal")] }, change, save),
};
export const Rechecking: Story = {
  parameters: { leaf: "ready.rechecking" },
  render: at({ loadUser: [opened], saveUser: [lost] }, change, save),
};
export const Unsure: Story = {
  parameters: { leaf: "ready.unsure" },
  render: at({ loadUser: [opened, richer], saveUser: [lost] }, change, save),
};
export const Leaving: Story = {
  parameters: { leaf: "ready.leaving" },
  render: at({ loadUser: [opened] }, change, { type: "user.close" }),
};
