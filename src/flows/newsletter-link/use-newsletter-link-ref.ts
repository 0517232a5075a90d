import { useActorRef } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import {
  type NewsletterLinkInput,
  newsletterLinkMachine,
} from "#machines/newsletter-link/newsletter-link.machine.ts";
import { followLink } from "#src/actors/newsletter.ts";
import { useApp } from "#src/lib/app.tsx";

export type NewsletterLinkRef = ActorRefFrom<typeof newsletterLinkMachine>;

/** The actor behind a mailed link, with its real effect. */
export function useNewsletterLinkRef(input: NewsletterLinkInput): NewsletterLinkRef {
  const app = useApp();
  return useActorRef(newsletterLinkMachine.provide({ actors: { followLink: followLink(app) } }), {
    input,
  });
}
