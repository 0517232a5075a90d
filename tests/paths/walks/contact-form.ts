import {
  contactFormEvents,
  contactFormInputs,
  contactFormOutcomes,
} from "#machines/contact-form/contact-form.fixtures.ts";
import {
  type ContactFormContext,
  contactFormMachine,
} from "#machines/contact-form/contact-form.machine.ts";
import { contactProblems } from "#machines/contact-form/contact-form.rules.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "contact-form",
  machine: contactFormMachine,
  inputs: contactFormInputs,
  events: contactFormEvents,
  outcomes: contactFormOutcomes,
  project: ({ draft, files }: ContactFormContext) => [
    Object.keys(contactProblems(draft)).length === 0,
    files.length > 0,
  ],
} satisfies Walk;
