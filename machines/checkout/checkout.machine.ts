import { assign, not, setup } from "xstate";
import type { Checkout, CheckoutStatusAnswer, Plan } from "#wire/credits.ts";
import { timeoutFor } from "#wire/limits.ts";
import type { BillingCycle, CheckoutStatus, Gateway, PlanId } from "#wire/values.ts";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { effectNotProvided, notProvided } from "../kit/not-provided.ts";
import {
  acceptedValue,
  carried,
  isAccepted,
  type Outcome,
  outcomeOf,
  type Refused,
  refusedTo,
  unanswered,
} from "../kit/outcome.ts";
import { takeRefusal } from "../kit/take-refusal.ts";
import { typesOf } from "../kit/types-of.ts";
import { type Arrival, type CheckoutChoice, orderReasons, planOf } from "./checkout.rules.ts";

export interface CheckoutInput {
  planId: PlanId | null;
  cycle: BillingCycle;
  /** The order one comes back to, from the address; null when none was made. */
  order: string | null;
  arrival: Arrival;
  /** Random, made at the edge: the base of every order's idempotency key. */
  keyBase: string;
}
export interface CheckoutContext extends CheckoutChoice {
  plans: readonly Plan[];
  orderId: string | null;
  arrival: Arrival;
  keyBase: string;
  /** Counts intents: trying the same again is the same intent, ordering anew is another. */
  intents: number;
  order: CheckoutStatusAnswer | null;
  /** Where the gateway takes the money; only who made the order knows it. */
  gatewayUrl: string | null;
  refusal: Refused | null;
}
export type CheckoutEvent =
  | { type: "plan.choose"; planId: PlanId }
  | { type: "plan.change" }
  | { type: "cycle.choose"; cycle: BillingCycle }
  | { type: "gateway.choose"; gateway: Gateway }
  | { type: "plans.retry" }
  | { type: "order.confirm" }
  | { type: "order.check" }
  | { type: "order.again" }
  /** The browser shows a page it had kept: one came back from the gateway by its back button. */
  | { type: "page.returned" };

const again = { target: "loadingPlans", actions: "newIntent" } as const;
/** A settled order ends in the state of its own name. */
const endingOf = <Status extends CheckoutStatus>(status: Status) =>
  ({ guard: { type: "isAt", params: { status } }, target: `#checkout.${status}` }) as const;

/**
 * Promises: what is paid is what the server says and was shown; pressing twice, reloading, going
 * back or a second tab never pay twice; after the gateway only what the server knows is told, and
 * credits are never promised before they are there.
 */
export const checkoutMachine = setup({
  types: typesOf<{
    context: CheckoutContext;
    input: CheckoutInput;
    events: CheckoutEvent;
    tags: "busy" | "confirming";
  }>(),
  actors: {
    loadPlans: notProvided<Outcome<readonly Plan[]>, void>("loadPlans"),
    createCheckout: notProvided<Outcome<Checkout>, CheckoutChoice & { key: string }>(
      "createCheckout",
    ),
    readCheckout: notProvided<Outcome<CheckoutStatusAnswer>, { id: string }>("readCheckout"),
  },
  actions: {
    takePlans: assign({ plans: (_, plans: readonly Plan[]) => plans }),
    takePlan: assign({ planId: (_, { planId }: { planId: PlanId }) => planId }),
    takeCycle: assign({ cycle: (_, { cycle }: { cycle: BillingCycle }) => cycle }),
    takeGateway: assign({ gateway: (_, { gateway }: { gateway: Gateway }) => gateway }),
    takeOrder: assign((_, order: Checkout) => ({
      order,
      orderId: order.id,
      gatewayUrl: order.redirect_url,
    })),
    takeStatus: assign((_, order: CheckoutStatusAnswer) => ({
      order,
      planId: order.plan_id,
      cycle: order.cycle,
    })),
    takeRefusal: takeRefusal(),
    clearRefusal: assign({ refusal: null }),
    newIntent: assign(({ context }) => ({
      intents: context.intents + 1,
      orderId: null,
      order: null,
      gatewayUrl: null,
      arrival: "board" as const,
    })),
    goToGateway: effectNotProvided<{ url: string }>("goToGateway"),
    tellPaid: effectNotProvided("tellPaid"),
  },
  guards: {
    hasOrder: ({ context }) => context.orderId !== null,
    canOrder: ({ context }) => orderReasons(planOf(context.plans, context.planId)).length === 0,
    isForSale: ({ context }, { planId }: { planId: PlanId }) =>
      orderReasons(planOf(context.plans, planId)).length === 0,
    isAnyPlan: (_, outcome: Outcome<readonly Plan[]>) => outcome.ok && outcome.value.length > 0,
    isAccepted,
    isAt: ({ context }, { status }: { status: CheckoutStatus }) => context.order?.status === status,
    isExpected: ({ context }) => context.arrival === "success",
  },
  delays: {
    plansTimeout: 15_000,
    orderTimeout: timeoutFor("/api/checkout"),
    leaveTimeout: 10_000,
    readTimeout: 15_000,
    pollDelay: 2_000,
    /** Decision G26: the page asks for a minute, then a mail tells. */
    patience: 60_000,
  },
}).createMachine({
  id: "checkout",
  options: CHART_OPTIONS,
  context: ({ input }) => ({
    planId: input.planId,
    cycle: input.cycle,
    gateway: null,
    plans: [],
    orderId: input.order,
    arrival: input.arrival,
    keyBase: input.keyBase,
    intents: 0,
    order: null,
    gatewayUrl: null,
    refusal: null,
  }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "hasOrder", target: "awaiting" }, { target: "loadingPlans" }] },
    loadingPlans: {
      tags: "busy",
      entry: "clearRefusal",
      invoke: {
        id: "loadPlans",
        src: "loadPlans",
        onDone: [
          {
            guard: { type: "isAnyPlan", params: outcomeOf },
            target: "sorting",
            actions: { type: "takePlans", params: acceptedValue },
          },
          { guard: { type: "isAccepted", params: outcomeOf }, target: "noPlans" },
          refusedTo("plansFailed"),
        ],
        onError: unanswered("plansFailed"),
      },
      after: { plansTimeout: unanswered("plansFailed") },
    },
    plansFailed: { on: { "plans.retry": "loadingPlans" } },
    noPlans: {},
    sorting: { always: [{ guard: "canOrder", target: "reviewing" }, { target: "choosing" }] },
    choosing: {
      on: {
        "plan.choose": {
          guard: { type: "isForSale", params: carried },
          target: "reviewing",
          actions: { type: "takePlan", params: carried },
        },
        "cycle.choose": { actions: { type: "takeCycle", params: carried } },
      },
    },
    reviewing: {
      description: "Only a plan that can be bought comes here.",
      on: {
        "plan.change": "choosing",
        "cycle.choose": { actions: { type: "takeCycle", params: carried } },
        "gateway.choose": { actions: { type: "takeGateway", params: carried } },
        "order.confirm": "creating",
      },
    },
    creating: {
      tags: "busy",
      entry: "clearRefusal",
      invoke: {
        id: "createCheckout",
        src: "createCheckout",
        input: ({ context: { planId, cycle, gateway, keyBase, intents } }) => ({
          planId,
          cycle,
          gateway,
          key: `${keyBase}-${intents}-${planId}-${cycle}-${gateway ?? "any"}`,
        }),
        onDone: [
          {
            guard: { type: "isAccepted", params: outcomeOf },
            target: "redirecting",
            actions: { type: "takeOrder", params: acceptedValue },
          },
          refusedTo("notCreated"),
        ],
        onError: unanswered("notCreated"),
      },
      after: { orderTimeout: unanswered("notCreated") },
    },
    notCreated: {
      description: "Trying again is the same intent with the same key: it can't be a second order.",
      on: { "order.confirm": "creating", "plan.change": "choosing" },
    },
    redirecting: {
      tags: "busy",
      entry: { type: "goToGateway", params: ({ context }) => ({ url: context.gatewayUrl ?? "" }) },
      on: { "page.returned": "awaiting" },
      after: { leaveTimeout: "stuck" },
    },
    stuck: {
      description: "The browser did not leave: the gateway's page stands as a link.",
      on: { "page.returned": "awaiting", "order.check": "awaiting" },
    },
    awaiting: {
      tags: "confirming",
      initial: "reading",
      after: { patience: "late" },
      states: {
        reading: {
          invoke: {
            id: "readCheckout",
            src: "readCheckout",
            input: ({ context }) => ({ id: context.orderId ?? "" }),
            onDone: [
              {
                guard: { type: "isAccepted", params: outcomeOf },
                target: "told",
                actions: { type: "takeStatus", params: acceptedValue },
              },
              refusedTo("#checkout.unknown"),
            ],
            onError: "pausing",
          },
          after: { readTimeout: "pausing" },
        },
        told: {
          always: [
            endingOf("paid"),
            endingOf("declined"),
            endingOf("cancelled"),
            endingOf("expired"),
            endingOf("failed"),
            endingOf("review"),
            { guard: not("isExpected"), target: "#checkout.unfinished" },
            { target: "pausing" },
          ],
        },
        pausing: { after: { pollDelay: "reading" } },
      },
    },
    late: {
      description: "The bank is slow: the server goes on asking and a mail tells.",
      on: { "order.check": "awaiting" },
    },
    unknown: {
      description: "There is no such order, or it could not be asked for.",
      on: { "order.check": "awaiting", "order.again": again },
    },
    unfinished: {
      description: "Nothing was paid: the order is open and can be gone on with.",
      on: { "order.again": again, "order.check": "awaiting" },
    },
    paid: { entry: "tellPaid" },
    review: { on: { "order.check": "awaiting" } },
    cancelled: { on: { "order.again": again } },
    declined: { on: { "order.again": again } },
    expired: { on: { "order.again": again } },
    failed: { on: { "order.again": again } },
  },
});
