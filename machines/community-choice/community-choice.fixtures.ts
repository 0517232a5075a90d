import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { CommunityChoiceEvent, CommunityChoiceInput } from "./community-choice.machine.ts";

const id = "gen_linh";
export const communityChoiceInputs = {
  private: { id, standing: null },
  approved: { id, standing: "approved" },
} satisfies Record<string, CommunityChoiceInput>;

export const communityChoiceEvents = {
  "choice.offer": [{ type: "choice.offer" }],
  "choice.withdraw": [{ type: "choice.withdraw" }],
  "standing.changed": [
    { type: "standing.changed", standing: "pending" },
    { type: "standing.changed", standing: "approved" },
    { type: "standing.changed", standing: "rejected" },
    { type: "standing.changed", standing: null },
  ],
} satisfies EventFixtures<CommunityChoiceEvent>;

export const communityChoiceOutcomes = {
  offerResult: [accepted(null), refused("conflict")],
  withdrawResult: [accepted(null), refused("internal")],
  readStanding: [
    accepted(null),
    accepted("pending"),
    accepted("approved"),
    accepted("rejected"),
    refused("internal"),
  ],
};
