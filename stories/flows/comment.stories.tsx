import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  commentEvents,
  commentInputs,
  commentOutcomes,
} from "#machines/comment/comment.fixtures.ts";
import {
  type CommentEvent,
  type CommentInput,
  commentMachine,
} from "#machines/comment/comment.machine.ts";
import { CommentForm } from "#src/flows/comment/comment-form.tsx";
import { fakeApp, InApp } from "../support/app.tsx";
import { Still } from "../support/still.tsx";

/** The form beneath a post's comments. */
const meta = { title: "flows/comment" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at =
  (
    answers: Record<string, readonly unknown[]>,
    events: CommentEvent[],
    input: CommentInput = commentInputs.member,
  ): NonNullable<Story["render"]> =>
  (_, { parameters: { leaf } }) => (
    <InApp path="/blog/chup-vay-o-nha" make={fakeApp}>
      <Still leaf={leaf} machine={commentMachine} script={{ input, answers, events }}>
        {(flow) => <CommentForm flow={flow} name="Hạnh Nguyễn" />}
      </Still>
    </InApp>
  );
const [write, blank] = commentEvents["text.change"];
const [send] = commentEvents["comment.send"];
const [, signedOut] = commentEvents["session.changed"];
const [arrived, tooOften] = commentOutcomes.sendComment;
const lost = new Error("unreachable");

/** The session ended while something was written. */
export const Guest: Story = {
  parameters: { leaf: "guest" },
  render: at({}, [write, signedOut]),
};
/** Sent without words. */
export const WritingEditing: Story = {
  parameters: { leaf: "writing.editing" },
  render: at({}, [blank, send]),
};
export const WritingFailed: Story = {
  parameters: { leaf: "writing.failed" },
  render: at({ sendComment: [tooOften] }, [write, send]),
};
export const Sending: Story = {
  parameters: { leaf: "sending" },
  render: at({}, [write, send]),
};
export const Checking: Story = {
  parameters: { leaf: "checking" },
  render: at({ sendComment: [lost] }, [write, send]),
};
export const Held: Story = {
  parameters: { leaf: "held" },
  render: at({ sendComment: [arrived] }, [write, send]),
};
