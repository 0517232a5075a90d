import { assign, setup } from "xstate";
import { TIMES } from "#wire/limits.ts";
import type { Webhook } from "#wire/tokens.ts";
import { effectNotProvided, notProvided } from "../kit/not-provided.ts";
import { isAccepted, type Outcome, type Refused } from "../kit/outcome.ts";
import { takeRefusal } from "../kit/take-refusal.ts";
import { typesOf } from "../kit/types-of.ts";
import { addressOf, draftOf, type Hook, type WebhookDraft } from "./webhook.rules.ts";

export interface WebhookContext {
  /** As the server has it; null while there is none. */
  hook: Hook | null;
  draft: WebhookDraft;
  /** What was typed was no address when it was to be saved. */
  isMissing: boolean;
  /** Known this once. */
  secret: string | null;
  refusal: Refused | null;
}
export type WebhookEvent =
  | { type: "webhook.retry" }
  | { type: "draft.change"; change: Partial<WebhookDraft> }
  | { type: "webhook.save" }
  | { type: "webhook.test" }
  | { type: "webhook.remove" }
  | { type: "secret.copy" }
  | { type: "secret.saved" };

/** What the chart is made of. */
export const webhookSetup = setup({
  types: typesOf<{ context: WebhookContext; events: WebhookEvent; tags: "busy" | "form" }>(),
  actors: {
    loadWebhook: notProvided<Outcome<Hook | null>, void>("loadWebhook"),
    saveWebhook: notProvided<Outcome<Webhook>, WebhookDraft>("saveWebhook"),
    testWebhook: notProvided<Outcome<null>, void>("testWebhook"),
    deleteWebhook: notProvided<Outcome<null>, void>("deleteWebhook"),
    copyText: notProvided<boolean, { text: string }>("copyText"),
  },
  actions: {
    takeLoaded: assign((_, hook: Hook | null) => ({ hook, draft: draftOf(hook), refusal: null })),
    takeHook: assign({ hook: (_, hook: Hook | null) => hook }),
    takeSaved: assign((_, { secret, ...hook }: Webhook) => ({ hook, secret: secret ?? null })),
    forgetHook: assign(({ context }) => ({ hook: null, draft: { ...context.draft, url: "" } })),
    forgetSecret: assign({ secret: null }),
    changeDraft: assign(({ context }, { change }: { change: Partial<WebhookDraft> }) => ({
      draft: { ...context.draft, ...change },
      isMissing: false,
      refusal: null,
    })),
    takeMissing: assign({ isMissing: true, refusal: null }),
    takeRefusal: takeRefusal(),
    clearRefusal: assign({ refusal: null, isMissing: false }),
    saySaved: effectNotProvided("saySaved"),
    sayTested: effectNotProvided("sayTested"),
  },
  guards: {
    isAccepted,
    isWhole: ({ context }) => addressOf(context.draft.url) !== null,
    hasHook: ({ context }) => context.hook !== null,
    hasSecret: (_, saved: Outcome<Webhook>) => saved.ok && saved.value.secret !== undefined,
    /** It was made although its answer was lost, and its secret with that. */
    isUnseen: ({ context }, found: Outcome<Hook | null>) =>
      found.ok && found.value !== null && context.hook === null,
    isCopied: (_, copied: boolean) => copied,
  },
  delays: { answerTimeout: TIMES.answer, copiedDelay: 3_000 },
});
