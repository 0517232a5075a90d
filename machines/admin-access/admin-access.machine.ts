import { assign, setup } from "xstate";
import { TIMES } from "#wire/limits.ts";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { effectNotProvided, notProvided, watchNotProvided } from "../kit/not-provided.ts";
import { acceptedValue, carried, isAccepted, type Outcome, outcomeOf } from "../kit/outcome.ts";
import { typesOf } from "../kit/types-of.ts";
import { type Claims, isAdmin } from "./admin-access.rules.ts";

export interface AdminAccessContext {
  claims: Claims | null;
  /** Of the administrators' addresses; null while they were not asked for. */
  hashes: readonly string[] | null;
}
export type AdminAccessEvent =
  | { type: "person.known"; claims: Claims }
  | { type: "person.gone" }
  | { type: "access.retry" }
  | { type: "access.back" };

/**
 * Promises: nothing of the admin area shows before it is known who asks; a guest goes home; someone
 * else is told so and can go back; when another person signs in, it is asked again.
 */
export const adminAccessMachine = setup({
  types: typesOf<{ context: AdminAccessContext; events: AdminAccessEvent; tags: "busy" }>(),
  actors: {
    /** Says who is signed in, now and whenever that changes; silent while nobody knows. */
    watchPerson: watchNotProvided<AdminAccessEvent, undefined>("watchPerson"),
    loadHashes: notProvided<Outcome<readonly string[]>, undefined>("loadHashes"),
  },
  actions: {
    goHome: effectNotProvided("goHome"),
    goBack: effectNotProvided("goBack"),
    takeClaims: assign({ claims: (_, params: { claims: Claims }) => params.claims }),
    forgetClaims: assign({ claims: null }),
    takeHashes: assign({ hashes: (_, params: { hashes: readonly string[] }) => params.hashes }),
  },
  guards: {
    hasHashes: ({ context }) => context.hashes !== null,
    isAdmin: ({ context }) => isAdmin(context.claims, context.hashes ?? []),
    isAccepted,
  },
  delays: { answerTimeout: TIMES.answer },
}).createMachine({
  id: "adminAccess",
  options: CHART_OPTIONS,
  context: { claims: null, hashes: null },
  initial: "loading",
  invoke: { id: "watchPerson", src: "watchPerson" },
  on: {
    "person.known": {
      target: ".deciding",
      actions: { type: "takeClaims", params: carried },
    },
    "person.gone": { target: ".leaving", actions: "forgetClaims" },
  },
  states: {
    loading: { tags: "busy", description: "Nobody knows yet who is signed in." },
    deciding: {
      always: [
        { guard: "isAdmin", target: "allowed" },
        { guard: "hasHashes", target: "denied" },
        { target: "asking" },
      ],
    },
    asking: {
      tags: "busy",
      invoke: {
        id: "loadHashes",
        src: "loadHashes",
        onDone: [
          {
            guard: { type: "isAccepted", params: outcomeOf },
            target: "deciding",
            actions: {
              type: "takeHashes",
              params: ({ event }) => ({ hashes: acceptedValue({ event }) }),
            },
          },
          { target: "failed" },
        ],
        onError: "failed",
      },
      after: { answerTimeout: "failed" },
    },
    failed: { on: { "access.retry": "asking" } },
    allowed: {},
    denied: { on: { "access.back": { actions: "goBack" } } },
    leaving: { entry: "goHome", description: "A guest has no business here: home." },
  },
});
