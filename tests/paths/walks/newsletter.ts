import {
  newsletterEvents,
  newsletterInputs,
  newsletterOutcomes,
} from "#machines/newsletter/newsletter.fixtures.ts";
import {
  type NewsletterContext,
  newsletterMachine,
} from "#machines/newsletter/newsletter.machine.ts";
import { isEmail } from "#wire/common.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "newsletter",
  machine: newsletterMachine,
  inputs: newsletterInputs,
  events: newsletterEvents,
  outcomes: newsletterOutcomes,
  project: (context: NewsletterContext) => [
    context.email === "",
    isEmail(context.email),
    context.isWrong,
    context.refusal?.code,
  ],
} satisfies Walk;
