import { useActorRef } from "@xstate/react";
import { useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import { newsletterMachine } from "#machines/newsletter/newsletter.machine.ts";
import { askLetter } from "#src/actors/newsletter.ts";
import { useApp, useUser } from "#src/lib/app.tsx";

export type NewsletterRef = ActorRefFrom<typeof newsletterMachine>;

/** The actor of asking for the newsletter, with its real effect. */
export function useNewsletterRef(): NewsletterRef {
  const app = useApp();
  const email = useUser()?.email;
  const flow = useActorRef(
    newsletterMachine.provide({ actors: { askLetter: askLetter(app) } }),
    // The session is known after the page, which may be made ahead.
    { input: { email: "" } },
  );
  useEffect(() => {
    if (email !== undefined) flow.send({ type: "reader.arrived", email });
  }, [flow, email]);
  return flow;
}
