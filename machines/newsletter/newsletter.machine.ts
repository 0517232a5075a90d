import { assign, setup } from "xstate";
import { isEmail, normaliseEmail } from "#wire/common.ts";
import { TIMES } from "#wire/limits.ts";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { notProvided } from "../kit/not-provided.ts";
import {
  carried,
  ifAccepted,
  isAccepted,
  type Outcome,
  type Refused,
  refusedTo,
  unanswered,
} from "../kit/outcome.ts";
import { takeRefusal } from "../kit/take-refusal.ts";
import { typesOf } from "../kit/types-of.ts";

export interface NewsletterInput {
  /** Of whoever is signed in; "" for a guest. */
  email: string;
}
export interface NewsletterContext extends NewsletterInput {
  /** Nothing but a text box that people don't see; a program may fill it in. */
  honeypot: string;
  /** What was typed is no address. */
  isWrong: boolean;
  refusal: Refused | null;
}
export type NewsletterEvent =
  | { type: "reader.arrived"; email: string }
  | { type: "email.change"; email: string }
  | { type: "honeypot.change"; value: string }
  | { type: "letter.ask" }
  | { type: "letter.resend" }
  | { type: "letter.other" };
/** What is sent to be mailed the link that confirms. */
export interface LetterAsked {
  email: string;
  honeypot: string;
}

const asking = {
  src: "askLetter",
  input: ({ context }: { context: NewsletterContext }): LetterAsked => ({
    email: normaliseEmail(context.email),
    honeypot: context.honeypot,
  }),
} as const;

/**
 * Promises: nobody gets letters whose mailbox did not say so; what was typed stays until it has been
 * taken; a lost answer costs nothing, for asked again it is still one subscription.
 */
export const newsletterMachine = setup({
  types: typesOf<{
    context: NewsletterContext;
    input: NewsletterInput;
    events: NewsletterEvent;
    tags: "busy" | "sent";
  }>(),
  actors: { askLetter: notProvided<Outcome<unknown>, LetterAsked>("askLetter") },
  actions: {
    takeEmail: assign((_, { email }: { email: string }) => ({
      email,
      isWrong: false,
      refusal: null,
    })),
    takeHoneypot: assign({ honeypot: (_, { value }: { value: string }) => value }),
    takeWrong: assign({ isWrong: true, refusal: null }),
    clearRefusal: assign({ refusal: null }),
    takeRefusal: takeRefusal(),
  },
  guards: {
    isAccepted,
    isWhole: ({ context }) => isEmail(context.email),
    isUntouched: ({ context }) => context.email === "",
  },
  delays: { answerTimeout: TIMES.answer },
}).createMachine({
  id: "newsletter",
  options: CHART_OPTIONS,
  context: ({ input }) => ({ ...input, honeypot: "", isWrong: false, refusal: null }),
  initial: "typing",
  states: {
    typing: {
      initial: "editing",
      on: {
        "reader.arrived": {
          guard: "isUntouched",
          actions: { type: "takeEmail", params: carried },
        },
        "email.change": { target: ".editing", actions: { type: "takeEmail", params: carried } },
        "honeypot.change": { actions: { type: "takeHoneypot", params: carried } },
        "letter.ask": [
          { guard: "isWhole", target: "sending" },
          { target: ".editing", actions: "takeWrong" },
        ],
      },
      states: { editing: {}, failed: {} },
    },
    sending: {
      tags: "busy",
      entry: "clearRefusal",
      invoke: {
        id: "askLetter",
        ...asking,
        onDone: [{ guard: ifAccepted, target: "sent" }, refusedTo("typing.failed")],
        onError: unanswered("typing.failed"),
      },
      after: { answerTimeout: unanswered("typing.failed") },
    },
    sent: {
      description: "The link lies in the mailbox; letters come once it was opened.",
      tags: "sent",
      initial: "told",
      entry: "clearRefusal",
      on: {
        "letter.resend": ".resending",
        "letter.other": { target: "typing", actions: "clearRefusal" },
      },
      states: {
        told: {},
        resending: {
          tags: "busy",
          entry: "clearRefusal",
          on: { "letter.resend": undefined, "letter.other": undefined },
          invoke: {
            id: "askLetter",
            ...asking,
            onDone: [{ guard: ifAccepted, target: "resent" }, refusedTo("failed")],
            onError: unanswered("failed"),
          },
          after: { answerTimeout: unanswered("failed") },
        },
        resent: {},
        failed: {},
      },
    },
  },
});
