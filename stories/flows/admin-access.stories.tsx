import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  adminAccessEvents,
  adminAccessOutcomes,
} from "#machines/admin-access/admin-access.fixtures.ts";
import {
  type AdminAccessEvent,
  adminAccessMachine,
} from "#machines/admin-access/admin-access.machine.ts";
import { AdminAccess } from "#src/flows/admin-access/admin-access.tsx";
import { StudioShell } from "#src/pages/shell/studio-shell.tsx";
import { fakeApp, InApp } from "../support/app.tsx";
import { Still } from "../support/still.tsx";

/** Who may enter the admin area, told at its door. */
const meta = { title: "flows/admin-access", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const after =
  (answers: readonly unknown[], ...events: AdminAccessEvent[]): NonNullable<Story["render"]> =>
  (_, { parameters }) => (
    <Still
      leaf={parameters.leaf}
      machine={adminAccessMachine}
      script={{ answers: { loadHashes: answers }, events }}
    >
      {(access) => (
        <InApp path="/dashboard" make={() => fakeApp()}>
          <StudioShell guarded={false}>
            <AdminAccess access={access}>
              <p>Trang của quản trị viên</p>
            </AdminAccess>
          </StudioShell>
        </InApp>
      )}
    </Still>
  );

const [admin, user] = adminAccessEvents["person.known"];
const [gone] = adminAccessEvents["person.gone"];
const [hashes] = adminAccessOutcomes.loadHashes;

export const Loading: Story = { parameters: { leaf: "loading" }, render: after([]) };
export const Asking: Story = { parameters: { leaf: "asking" }, render: after([], admin) };
export const Failed: Story = {
  parameters: { leaf: "failed" },
  render: after([new Error("unreachable")], admin),
};
export const Allowed: Story = {
  parameters: { leaf: "allowed" },
  render: after([hashes], admin),
};
export const Denied: Story = { parameters: { leaf: "denied" }, render: after([hashes], user) };
/** On the way home. */
export const Leaving: Story = { parameters: { leaf: "leaving" }, render: after([], gone) };
