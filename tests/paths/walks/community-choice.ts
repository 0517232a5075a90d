import {
  communityChoiceEvents,
  communityChoiceInputs,
  communityChoiceOutcomes,
} from "#machines/community-choice/community-choice.fixtures.ts";
import {
  type CommunityChoiceContext,
  communityChoiceMachine,
} from "#machines/community-choice/community-choice.machine.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "community-choice",
  machine: communityChoiceMachine,
  inputs: communityChoiceInputs,
  events: communityChoiceEvents,
  outcomes: communityChoiceOutcomes,
  project: ({ standing, wanted, refusal }: CommunityChoiceContext) => [
    standing,
    wanted,
    refusal?.code,
  ],
} satisfies Walk;
