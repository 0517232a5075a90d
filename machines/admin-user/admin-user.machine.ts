import { and, assign, not, setup } from "xstate";
import type { AdminUser, AdminUserChange } from "#wire/admin.ts";
import { timeoutFor } from "#wire/limits.ts";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { effectNotProvided, notProvided } from "../kit/not-provided.ts";
import {
  acceptedValue,
  carried,
  type Outcome,
  outcomeOf,
  type Refused,
  refusedTo,
  unanswered,
  isAccepted as wasAccepted,
} from "../kit/outcome.ts";
import { takeRefusal } from "../kit/take-refusal.ts";
import { typesOf } from "../kit/types-of.ts";
import {
  changesOf,
  draftOf,
  isChanged,
  isOwnEnd,
  problemsOf,
  type UserDraft,
  type UserProblem,
} from "./admin-user.rules.ts";

export interface AdminUserInput {
  id: string;
  /** Whether it is the account the administrator is signed in with. */
  isOwn: boolean;
}
export interface AdminUserContext extends AdminUserInput {
  user: AdminUser | null;
  draft: UserDraft | null;
  problems: readonly UserProblem[];
  refusal: Refused | null;
}
export type AdminUserEvent =
  | { type: "user.retry" }
  | { type: "draft.change"; change: Partial<UserDraft> }
  | { type: "changes.save" }
  | { type: "changes.undo" }
  | { type: "changes.keep" }
  | { type: "user.close" };

const isAccepted = { type: "isAccepted", params: outcomeOf } as const;

/**
 * Promises: nothing is saved that was not changed; credits never move without a reason, nor twice
 * because an answer was lost, nor does a second step go without one; what was typed stays until it is saved or one says to drop it.
 */
export const adminUserMachine = setup({
  types: typesOf<{
    context: AdminUserContext;
    input: AdminUserInput;
    events: AdminUserEvent;
    tags: "busy" | "typed";
  }>(),
  actors: {
    loadUser: notProvided<Outcome<AdminUser>, { id: string }>("loadUser"),
    saveUser: notProvided<Outcome<AdminUser>, { id: string; changes: AdminUserChange }>("saveUser"),
  },
  actions: {
    takeUser: assign(({ context }, user: AdminUser) => ({
      user,
      draft: context.draft ?? draftOf(user),
    })),
    takeSaved: assign((_, user: AdminUser) => ({ user, draft: draftOf(user) })),
    changeDraft: assign(({ context }, { change }: { change: Partial<UserDraft> }) => ({
      draft: context.draft && { ...context.draft, ...change },
      problems: [],
      refusal: null,
    })),
    undoChanges: assign(({ context }) => ({
      draft: context.user && draftOf(context.user),
      problems: [],
      refusal: null,
    })),
    takeProblems: assign({
      problems: ({ context: { user, draft } }) => (user && draft ? problemsOf(user, draft) : []),
    }),
    takeRefusal: takeRefusal(),
    clearRefusal: assign({ refusal: null, problems: [] }),
    /** The lists show something else now. */
    sayChanged: effectNotProvided("sayChanged"),
    close: effectNotProvided("close"),
  },
  guards: {
    isAccepted: wasAccepted,
    isChanged: ({ context: { user, draft } }) =>
      user !== null && draft !== null && isChanged(user, draft),
    isWhole: ({ context: { user, draft } }) =>
      user !== null && draft !== null && problemsOf(user, draft).length === 0,
    isAllowed: ({ context }, { change }: { change: Partial<UserDraft> }) =>
      !(context.isOwn && isOwnEnd(change)),
  },
  delays: { loadTimeout: 15_000, saveTimeout: timeoutFor("/api/admin/users") },
}).createMachine({
  id: "adminUser",
  options: CHART_OPTIONS,
  context: ({ input }) => ({ ...input, user: null, draft: null, problems: [], refusal: null }),
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      entry: "clearRefusal",
      on: { "user.close": { actions: "close" } },
      invoke: {
        id: "loadUser",
        src: "loadUser",
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: isAccepted,
            target: "ready",
            actions: { type: "takeUser", params: acceptedValue },
          },
          refusedTo("failed"),
        ],
        onError: unanswered("failed"),
      },
      after: {
        loadTimeout: unanswered("failed"),
      },
    },
    failed: { on: { "user.retry": "loading", "user.close": { actions: "close" } } },
    ready: {
      initial: "editing",
      on: {
        "draft.change": {
          guard: { type: "isAllowed", params: carried },
          target: ".editing",
          actions: { type: "changeDraft", params: carried },
        },
        "changes.undo": { guard: "isChanged", target: ".editing", actions: "undoChanges" },
        "changes.save": [
          { guard: and(["isChanged", "isWhole"]), target: ".saving" },
          { guard: "isChanged", target: ".editing", actions: "takeProblems" },
        ],
        "user.close": [{ guard: not("isChanged"), actions: "close" }, { target: ".leaving" }],
      },
      states: {
        editing: { tags: "typed" },
        saving: {
          tags: ["busy", "typed"],
          entry: "clearRefusal",
          on: {
            "draft.change": undefined,
            "changes.undo": undefined,
            "changes.save": undefined,
            "user.close": undefined,
          },
          invoke: {
            id: "saveUser",
            src: "saveUser",
            input: ({ context: { id, user, draft } }) => ({
              id,
              changes: user && draft ? changesOf(user, draft) : {},
            }),
            onDone: [
              {
                guard: isAccepted,
                target: "saved",
                actions: [{ type: "takeSaved", params: acceptedValue }, "sayChanged"],
              },
              refusedTo("saveFailed"),
            ],
            onError: "rechecking",
          },
          after: { saveTimeout: "rechecking" },
        },
        saved: {},
        saveFailed: { tags: "typed" },
        rechecking: {
          description: "The answer was lost: what the account is now is read before it is said.",
          tags: ["busy", "typed"],
          entry: "sayChanged",
          on: {
            "draft.change": undefined,
            "changes.undo": undefined,
            "changes.save": undefined,
            "user.close": undefined,
          },
          invoke: {
            id: "loadUser",
            src: "loadUser",
            input: ({ context }) => ({ id: context.id }),
            onDone: [
              {
                guard: isAccepted,
                target: "unsure",
                actions: { type: "takeUser", params: acceptedValue },
              },
              refusedTo("#adminUser.failed"),
            ],
            onError: unanswered("#adminUser.failed"),
          },
          after: {
            loadTimeout: unanswered("#adminUser.failed"),
          },
        },
        unsure: {
          description: "The figures above are fresh; whether to save once more is for a person.",
          tags: "typed",
        },
        leaving: {
          description: "Changes are not saved: whether they may go is asked.",
          on: {
            "draft.change": undefined,
            "changes.save": undefined,
            "changes.keep": "editing",
            "changes.undo": { target: "editing", actions: ["undoChanges", "close"] },
            "user.close": "editing",
          },
        },
      },
    },
  },
});
