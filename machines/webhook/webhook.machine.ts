import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { copying } from "../kit/copying.ts";
import {
  acceptedValue,
  carried,
  ifAccepted,
  outcomeOf,
  refusedTo,
  unanswered,
} from "../kit/outcome.ts";
import { draftOf } from "./webhook.rules.ts";
import { type WebhookContext, webhookSetup } from "./webhook.setup.ts";

/** The server's answer replaces what was known of the webhook. */
const takeHook = { type: "takeHook", params: acceptedValue } as const;
/** One that is there although nobody has seen its secret. */
const ifUnseen = { type: "isUnseen", params: outcomeOf } as const;

/**
 * Promises: the secret is shown once and stays until one says that it is kept; one that was lost on
 * its way is told; what is typed stays until it is saved; an answer that is lost is never taken for
 * a no: what the server has is read anew.
 */
export const webhookMachine = webhookSetup.createMachine({
  id: "webhook",
  options: CHART_OPTIONS,
  context: { hook: null, draft: draftOf(null), isMissing: false, secret: null, refusal: null },
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      invoke: {
        id: "loadWebhook",
        src: "loadWebhook",
        onDone: [
          {
            guard: ifAccepted,
            target: "ready",
            actions: { type: "takeLoaded", params: acceptedValue },
          },
          refusedTo("loadFailed"),
        ],
        onError: unanswered("loadFailed"),
      },
      after: { answerTimeout: unanswered("loadFailed") },
    },
    loadFailed: { on: { "webhook.retry": "loading" } },
    ready: {
      tags: "form",
      initial: "editing",
      on: {
        "draft.change": {
          target: ".editing",
          actions: { type: "changeDraft", params: carried },
        },
        "webhook.save": [
          { guard: "isWhole", target: "saving" },
          { target: ".editing", actions: "takeMissing" },
        ],
        "webhook.test": { guard: "hasHook", target: "testing" },
        "webhook.remove": { guard: "hasHook", target: "removing" },
      },
      states: {
        editing: {},
        failed: {},
        secretLost: { description: "The secret can't be asked for: only another webhook helps." },
        rereading: {
          description: "How the test went is looked up; nobody has to wait for it.",
          on: { "draft.change": { actions: { type: "changeDraft", params: carried } } },
          invoke: {
            id: "loadWebhook",
            src: "loadWebhook",
            onDone: [
              { guard: ifAccepted, target: "editing", actions: takeHook },
              { target: "editing" },
            ],
            onError: "editing",
          },
          after: { answerTimeout: "editing" },
        },
      },
    },
    saving: {
      tags: ["busy", "form"],
      entry: "clearRefusal",
      invoke: {
        id: "saveWebhook",
        src: "saveWebhook",
        input: ({ context }) => context.draft,
        onDone: [
          {
            guard: { type: "hasSecret", params: outcomeOf },
            target: "revealing",
            actions: [{ type: "takeSaved", params: acceptedValue }, "saySaved"],
          },
          { guard: ifUnseen, target: "ready.secretLost", actions: [takeHook, "saySaved"] },
          { guard: ifAccepted, target: "ready", actions: [takeHook, "saySaved"] },
          refusedTo("ready.failed"),
        ],
        onError: unanswered("checking"),
      },
      after: { answerTimeout: unanswered("checking") },
    },
    testing: {
      tags: ["busy", "form"],
      entry: "clearRefusal",
      invoke: {
        id: "testWebhook",
        src: "testWebhook",
        onDone: [
          { guard: ifAccepted, target: "ready.rereading", actions: "sayTested" },
          refusedTo("ready.failed"),
        ],
        onError: unanswered("ready.failed"),
      },
      after: { answerTimeout: unanswered("ready.failed") },
    },
    removing: {
      tags: ["busy", "form"],
      entry: "clearRefusal",
      invoke: {
        id: "deleteWebhook",
        src: "deleteWebhook",
        onDone: [
          { guard: ifAccepted, target: "ready", actions: "forgetHook" },
          refusedTo("ready.failed"),
        ],
        onError: unanswered("checking"),
      },
      after: { answerTimeout: unanswered("checking") },
    },
    checking: {
      description: "No answer came: what the server has is read before anything is said of it.",
      tags: ["busy", "form"],
      invoke: {
        id: "loadWebhook",
        src: "loadWebhook",
        onDone: [
          { guard: ifUnseen, target: "ready.secretLost", actions: [takeHook, "clearRefusal"] },
          { guard: ifAccepted, target: "ready.failed", actions: takeHook },
          { target: "ready.failed" },
        ],
        onError: "ready.failed",
      },
      after: { answerTimeout: "ready.failed" },
    },
    revealing: {
      description: "Nothing closes this but the word that the secret is kept.",
      tags: "form",
      initial: "shown",
      exit: "forgetSecret",
      on: { "secret.saved": "ready", "secret.copy": ".copying" },
      states: {
        shown: {},
        copying: copying(({ secret }: WebhookContext) => secret ?? ""),
        copied: { after: { copiedDelay: "shown" } },
        copyFailed: { description: "The secret stands selected, to be copied by hand." },
      },
    },
  },
});
