import { useActorRef } from "@xstate/react";
import { useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import { communityChoiceMachine } from "#machines/community-choice/community-choice.machine.ts";
import { offerResult, readStanding, withdrawResult } from "#src/actors/community-choice.ts";
import { useApp } from "#src/lib/app.tsx";
import type { Generation } from "#wire/generations.ts";

export type CommunityChoiceRef = ActorRefFrom<typeof communityChoiceMachine>;

/** The actor of one result's standing, with its real effects; told whenever the run is read anew. */
export function useCommunityChoiceRef({ id, community }: Generation): CommunityChoiceRef {
  const app = useApp();
  const standing = community ?? null;
  const choice = useActorRef(
    communityChoiceMachine.provide({
      actors: {
        offerResult: offerResult(app),
        withdrawResult: withdrawResult(app),
        readStanding: readStanding(app),
      },
    }),
    { input: { id, standing } },
  );
  useEffect(() => choice.send({ type: "standing.changed", standing }), [choice, standing]);
  return choice;
}
