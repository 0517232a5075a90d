import { assign, setup } from "xstate";
import { TIMES, timeoutFor } from "#wire/limits.ts";
import type { ContactTopic } from "#wire/values.ts";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import type { FileRef, SniffedType } from "../kit/file.ts";
import { effectNotProvided, notProvided, watchNotProvided } from "../kit/not-provided.ts";
import { carried, type Refused, unanswered } from "../kit/outcome.ts";
import { takeRefusal } from "../kit/take-refusal.ts";
import { typesOf } from "../kit/types-of.ts";
import {
  type ContactDraft,
  type ContactProblems,
  contactProblems,
  EMPTY_DRAFT,
  type FileRefusal,
  isFilledBy,
  type Sender,
  sortFiles,
  stillWrong,
  withSender,
} from "./contact-form.rules.ts";

export interface ContactFormInput {
  draft: ContactDraft | null;
  /** Named in the address; it is preferred to the draft's. */
  topic: ContactTopic | null;
  sender: Sender | null;
  /** Random, made at the edge: the base of every message's idempotency key. */
  keyBase: string;
}
export interface ContactFormContext {
  draft: ContactDraft;
  files: readonly FileRef[];
  /** Chosen and not yet looked into. */
  chosen: readonly FileRef[];
  fileRefusals: readonly FileRefusal[];
  problems: ContactProblems;
  refusal: Refused | null;
  /** 0–100, of the bytes sent. */
  percent: number;
  keyBase: string;
  /** Grows with every change: what is sent again unchanged is the same message. */
  edition: number;
  /** Nothing but a text box that people don't see; a program may fill it in. */
  honeypot: string;
}
export interface ContactMessage {
  draft: ContactDraft;
  files: readonly FileRef[];
  honeypot: string;
  key: string;
}
export type ContactFormEvent =
  | { type: "field.change"; change: Partial<ContactDraft> }
  | { type: "honeypot.change"; value: string }
  | { type: "sender.arrived"; sender: Sender }
  | { type: "files.choose"; files: readonly FileRef[] }
  | { type: "file.remove"; file: FileRef }
  | { type: "message.send" }
  | { type: "message.cancel" }
  | { type: "message.another" }
  | { type: "message.progressed"; percent: number }
  | { type: "message.arrived" }
  | { type: "message.refused"; refusal: Refused }
  | { type: "message.interrupted" };

type Looked = readonly { file: FileRef; type: SniffedType | null }[];
/** The files could not be read, or not in time. */
const notLooked = {
  target: "editing",
  actions: {
    type: "takeLooked",
    params: ({ context }: { context: ContactFormContext }) => ({
      looked: context.chosen.map((file) => ({ file, type: null })),
    }),
  },
} as const;

/**
 * Promises: whoever writes keeps every word until it has arrived; what is wrong is said beside its
 * field before anything travels; pressed again after a lost answer, it is still one message.
 */
export const contactFormMachine = setup({
  types: typesOf<{
    context: ContactFormContext;
    input: ContactFormInput;
    events: ContactFormEvent;
    tags: "busy";
  }>(),
  actors: {
    inspectFiles: notProvided<Looked, { files: readonly FileRef[] }>("inspectFiles"),
    watchSending: watchNotProvided<ContactFormEvent, ContactMessage>("watchSending"),
  },
  actions: {
    changeDraft: assign(({ context }, { change }: { change: Partial<ContactDraft> }) => ({
      draft: { ...context.draft, ...change },
      problems: Object.fromEntries(
        Object.entries(context.problems).filter(([field]) => !(field in change)),
      ),
      refusal: null,
      edition: context.edition + 1,
    })),
    takeHoneypot: assign({ honeypot: (_, { value }: { value: string }) => value }),
    takeSender: assign(({ context }, { sender }: { sender: Sender }) => {
      const draft = withSender(context.draft, sender);
      const problems = stillWrong(context.problems, context.draft, draft);
      return { draft, problems, edition: context.edition + 1 };
    }),
    takeChosen: assign({
      chosen: (_, { files }: { files: readonly FileRef[] }) => files,
      fileRefusals: [],
      refusal: null,
    }),
    takeLooked: assign(({ context }, { looked }: { looked: Looked }) => {
      const { files, refusals } = sortFiles(context.files, looked);
      const isMore = files.length > context.files.length;
      const edition = context.edition + (isMore ? 1 : 0);
      return { files, fileRefusals: refusals, chosen: [], edition };
    }),
    removeFile: assign(({ context }, { file }: { file: FileRef }) => ({
      files: context.files.filter((one) => one !== file),
      fileRefusals: [],
      refusal: null,
      edition: context.edition + 1,
    })),
    takeProblems: assign({ problems: ({ context }) => contactProblems(context.draft) }),
    clearTry: assign({ refusal: null, fileRefusals: [], percent: 0 }),
    takePercent: assign({
      percent: ({ context }, { percent }: { percent: number }) =>
        Math.max(context.percent, percent),
    }),
    takeRefusal: takeRefusal(),
    beginAnother: assign(({ context }) => ({
      draft: { ...context.draft, topic: "" as const, description: "" },
      files: [],
      edition: context.edition + 1,
    })),
    /** The words outlive a reload until they have arrived. */
    keepDraft: effectNotProvided("keepDraft"),
    dropDraft: effectNotProvided("dropDraft"),
  },
  guards: {
    isWhole: ({ context }) => Object.keys(contactProblems(context.draft)).length === 0,
    isFilledBy: ({ context }, { sender }: { sender: Sender }) => isFilledBy(context.draft, sender),
    isListed: ({ context }, { file }: { file: FileRef }) => context.files.includes(file),
    hasFiles: (_, { files }: { files: readonly FileRef[] }) => files.length > 0,
  },
  delays: { lookTimeout: TIMES.fileLook, sendTimeout: timeoutFor("/api/contact") },
}).createMachine({
  id: "contactForm",
  options: CHART_OPTIONS,
  context: ({ input }) => {
    const draft = { ...(input.draft ?? EMPTY_DRAFT), ...(input.topic && { topic: input.topic }) };
    return {
      draft: input.sender ? withSender(draft, input.sender) : draft,
      files: [],
      chosen: [],
      fileRefusals: [],
      problems: {},
      refusal: null,
      percent: 0,
      keyBase: input.keyBase,
      edition: 0,
      honeypot: "",
    };
  },
  initial: "form",
  states: {
    form: {
      initial: "editing",
      on: {
        "field.change": {
          target: ".editing",
          actions: [{ type: "changeDraft", params: carried }, "keepDraft"],
        },
        "honeypot.change": { actions: { type: "takeHoneypot", params: carried } },
        "sender.arrived": {
          guard: { type: "isFilledBy", params: carried },
          actions: [{ type: "takeSender", params: carried }, "keepDraft"],
        },
        "files.choose": {
          guard: { type: "hasFiles", params: carried },
          target: ".checking",
          actions: { type: "takeChosen", params: carried },
        },
        "file.remove": {
          guard: { type: "isListed", params: carried },
          target: ".editing",
          actions: { type: "removeFile", params: carried },
        },
        "message.send": [
          { guard: "isWhole", target: ".sending", actions: "clearTry" },
          { target: ".editing", actions: "takeProblems" },
        ],
      },
      states: {
        editing: {},
        checking: {
          description: "The chosen files are looked into; one goes on typing meanwhile.",
          on: {
            "field.change": { actions: [{ type: "changeDraft", params: carried }, "keepDraft"] },
            "files.choose": undefined,
            "file.remove": undefined,
            "message.send": undefined,
          },
          invoke: {
            id: "inspectFiles",
            src: "inspectFiles",
            input: ({ context }) => ({ files: context.chosen }),
            onDone: {
              target: "editing",
              actions: { type: "takeLooked", params: ({ event }) => ({ looked: event.output }) },
            },
            onError: notLooked,
          },
          after: { lookTimeout: notLooked },
        },
        sending: {
          tags: "busy",
          on: {
            "field.change": undefined,
            "honeypot.change": undefined,
            "files.choose": undefined,
            "file.remove": undefined,
            "message.send": undefined,
            "message.cancel": "editing",
            "message.progressed": { actions: { type: "takePercent", params: carried } },
            "message.arrived": { target: "#contactForm.sent", actions: "dropDraft" },
            "message.refused": {
              target: "failed",
              actions: { type: "takeRefusal", params: carried },
            },
            "message.interrupted": unanswered("failed"),
          },
          invoke: {
            id: "watchSending",
            src: "watchSending",
            input: ({ context: { draft, files, honeypot, keyBase, edition } }) => ({
              draft,
              files,
              honeypot,
              key: `${keyBase}-${edition}`,
            }),
          },
          after: {
            sendTimeout: unanswered("failed"),
          },
        },
        failed: {
          description: "Every word and file is still there; sent again it is the same one.",
        },
      },
    },
    sent: { on: { "message.another": { target: "form", actions: "beginAnother" } } },
  },
});
