import {
  newsletterLinkEvents,
  newsletterLinkInputs,
  newsletterLinkOutcomes,
} from "#machines/newsletter-link/newsletter-link.fixtures.ts";
import {
  type NewsletterLinkContext,
  newsletterLinkMachine,
} from "#machines/newsletter-link/newsletter-link.machine.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "newsletter-link",
  machine: newsletterLinkMachine,
  inputs: newsletterLinkInputs,
  events: newsletterLinkEvents,
  outcomes: newsletterLinkOutcomes,
  project: (context: NewsletterLinkContext) => [
    context.kind,
    context.token !== "",
    context.email !== "",
    context.refusal?.code,
  ],
} satisfies Walk;
