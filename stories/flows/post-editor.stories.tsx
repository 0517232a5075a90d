import type { Meta, StoryObj } from "@storybook/react-vite";
import { accepted } from "#machines/kit/outcome.ts";
import {
  postEditorEvents,
  postEditorInputs,
  postEditorOutcomes,
  theirPostFixture,
} from "#machines/post-editor/post-editor.fixtures.ts";
import {
  type PostEditorEvent,
  type PostEditorInput,
  postEditorMachine,
} from "#machines/post-editor/post-editor.machine.ts";
import { AdminShell } from "#src/pages/admin/admin-shell.tsx";
import { Desk } from "#src/pages/admin/blog/post-desk.tsx";
import { PageBody, PageHead } from "#src/ui/frames/page-head.tsx";
import { adminApp, InApp } from "../support/app.tsx";
import { Still } from "../support/still.tsx";

/** A post on the blog's desk. */
const meta = { title: "flows/post-editor", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at =
  (
    input: PostEditorInput,
    answers: Record<string, readonly unknown[]> = {},
    ...events: PostEditorEvent[]
  ): NonNullable<Story["render"]> =>
  (_, { parameters: { leaf } }) => (
    <InApp path="/admin/blog?post=new" make={adminApp}>
      <AdminShell>
        <PageHead title="Viết bài" />
        <PageBody>
          <Still leaf={leaf} machine={postEditorMachine} script={{ input, answers, events }}>
            {(flow) => <Desk flow={flow} />}
          </Still>
        </PageBody>
      </AdminShell>
    </InApp>
  );
const [done, taken, outdated] = postEditorOutcomes.savePost;
const [there, gone] = postEditorOutcomes.loadPost;
const [save] = postEditorEvents["post.save"];
const { fresh, whole, known, kept } = postEditorInputs;

export const Loading: Story = { parameters: { leaf: "loading" }, render: at(known) };
export const LoadFailed: Story = {
  parameters: { leaf: "loadFailed" },
  render: at(known, { loadPost: [gone] }),
};
/** Saved too early: what is missing stands beside its field. */
export const DeskEditing: Story = {
  parameters: { leaf: "desk.editing" },
  render: at(fresh, {}, save),
};
export const Saving: Story = { parameters: { leaf: "saving" }, render: at(whole, {}, save) };
export const DeskSaved: Story = {
  parameters: { leaf: "desk.saved" },
  render: at(whole, { savePost: [done] }, save),
};
export const DeskFailed: Story = {
  parameters: { leaf: "desk.failed" },
  render: at(whole, { savePost: [taken] }, save),
};
export const DeskUnsure: Story = {
  parameters: { leaf: "desk.unsure" },
  render: at(whole, { savePost: [new Error("unreachable")] }, save),
};
/** Somebody else saved it meanwhile, and theirs is read. */
export const Comparing: Story = {
  parameters: { leaf: "comparing" },
  render: at(kept, { loadPost: [there], savePost: [outdated] }, save),
};
export const DeskOutdated: Story = {
  parameters: { leaf: "desk.outdated" },
  render: at(kept, { loadPost: [there, accepted(theirPostFixture)], savePost: [outdated] }, save),
};
