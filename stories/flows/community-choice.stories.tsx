import type { Meta, StoryObj } from "@storybook/react-vite";
import { communityChoiceInputs } from "#machines/community-choice/community-choice.fixtures.ts";
import {
  type CommunityChoiceEvent,
  communityChoiceMachine,
  type Standing,
} from "#machines/community-choice/community-choice.machine.ts";
import { refused } from "#machines/kit/outcome.ts";
import { CommunityChoice } from "#src/flows/community-choice/community-choice.tsx";
import { PageBody } from "#src/ui/frames/page-head.tsx";
import { fakeApp, InApp } from "../support/app.tsx";
import { Still } from "../support/still.tsx";

/** Whether everyone sees a result among the community's, as it stands in the dialog of sharing. */
const meta = { title: "flows/community-choice" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at =
  (
    standing: Standing,
    answers: Record<string, readonly unknown[]> = {},
    ...events: CommunityChoiceEvent[]
  ): NonNullable<Story["render"]> =>
  (_, { parameters: { leaf } }) => (
    <InApp make={fakeApp}>
      <PageBody>
        <Still
          leaf={leaf}
          machine={communityChoiceMachine}
          script={{ input: { ...communityChoiceInputs.private, standing }, answers, events }}
        >
          {(choice) => <CommunityChoice choice={choice} />}
        </Still>
      </PageBody>
    </InApp>
  );
const offer = { type: "choice.offer" } as const;
const lost = new Error("unreachable");

export const Private: Story = { parameters: { leaf: "private" }, render: at(null) };
export const Offering: Story = { parameters: { leaf: "offering" }, render: at(null, {}, offer) };
export const Checking: Story = {
  parameters: { leaf: "checking" },
  render: at(null, { offerResult: [lost] }, offer),
};
export const Failed: Story = {
  parameters: { leaf: "failed" },
  render: at(null, { offerResult: [refused("internal")] }, offer),
};
export const Pending: Story = { parameters: { leaf: "pending" }, render: at("pending") };
export const Approved: Story = { parameters: { leaf: "approved" }, render: at("approved") };
export const Withdrawing: Story = {
  parameters: { leaf: "withdrawing" },
  render: at("approved", {}, { type: "choice.withdraw" }),
};
export const Rejected: Story = { parameters: { leaf: "rejected" }, render: at("rejected") };
