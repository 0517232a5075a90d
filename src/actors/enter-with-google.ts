import { type ActorRefFrom, fromPromise, waitFor } from "xstate";
import type { GoogleProof } from "#machines/kit/google-proof.ts";
import { accepted, type Outcome, refused } from "#machines/kit/outcome.ts";
import type { sessionMachine } from "#machines/session/session.machine.ts";
import { dropState } from "./google-trip.ts";

/**
 * Signs in through the session machine. One who is in already (in another tab, meanwhile) is let
 * go on. A code's state is used up by the try.
 */
export const enterWithGoogle = (
  session: ActorRefFrom<typeof sessionMachine>,
  rememberPath: (path: string | null) => void,
  goOn: () => void,
) =>
  fromPromise<Outcome<null>, { proof: GoogleProof; returnPath: string | null }>(
    async ({ input }) => {
      const known = await waitFor(
        session,
        (snapshot) => snapshot.matches("guest") || snapshot.hasTag("signedIn"),
      );
      rememberPath(input.returnPath);
      if (known.hasTag("signedIn")) {
        goOn();
        return accepted(null);
      }
      dropState();
      session.send({ type: "google.submit", proof: input.proof });
      const after = await waitFor(session, (snapshot) => !snapshot.matches("signingIn"));
      return after.hasTag("signedIn")
        ? accepted(null)
        : (after.context.refusal ?? refused("unreachable"));
    },
  );
