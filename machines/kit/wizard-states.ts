import type { OrderBase } from "./order-base.ts";
import { carried } from "./outcome.ts";
import type { DraftToRestore } from "./wizard.ts";

/**
 * States that are the same in every wizard's chart, as plain data: how it is found again when it
 * opens, and what becomes of an order once it is looked over. A wizard's own chart has its steps,
 * what opens at a restored draft, and the step where the order is looked over.
 */

/** Everything chosen is put back; what ran or was made stays in the history. */
const startedOver = <First extends string>(first: First) =>
  ({ target: first, actions: ["clearChoice", "dropDraft"] }) as const;

/** What a wizard hears wherever it stands. */
export const HEARD_ANYWHERE = {
  "notice.dismiss": { guard: "isNoticed", actions: "dismissNotice" },
  "run.open": {
    guard: { type: "isOtherRun", params: carried },
    target: ".order.generating",
    actions: { type: "takeRunId", params: carried },
  },
} as const;

const restored = <Restored>({ event }: { event: { output: Restored } }) => event.output;

/** From its address a run, from this browser a draft, or the first step (`#id.step`). */
export const foundAgain = <First extends string, Draft, Role extends string>(
  first: First,
  restoreOf: (draft: Draft | null) => DraftToRestore<Role>,
) =>
  ({
    entering: {
      always: [
        { guard: "hasRun", target: "order.generating" },
        { guard: "hasDraft", target: "restoring" },
        { target: first },
      ],
    },
    restoring: {
      tags: "busy",
      invoke: {
        id: "loadDraft",
        src: "loadDraft",
        input: ({
          context: { draft, base },
        }: {
          context: { draft: Draft | null; base: OrderBase | null };
        }) => ({ ...restoreOf(draft), base }),
        onDone: {
          target: "opening",
          actions: [
            { type: "takeRestored", params: restored },
            { type: "takeBase", params: restored },
          ],
        },
        onError: "unread",
      },
      after: { draftTimeout: "unread" },
    },
    unread: {
      description: "What was chosen could not be asked for; the draft is kept for another try.",
      on: { "draft.retry": "restoring", "over.confirm": startedOver(first) },
    },
  }) as const;

/**
 * The order beyond the step where it is looked over. `ways` are that step's ways out, and `review`
 * its name; `id` is the chart's, `first` its first step.
 */
export const ordered = <
  Id extends string,
  First extends string,
  Review extends string,
  Ways extends object,
>({
  id,
  first,
  review,
  ways,
}: {
  id: Id;
  first: First;
  review: Review;
  ways: Ways;
}) => {
  const over = startedOver(`#${id}.${first}` as const);
  const anew = { guard: "mayReview", target: `#${id}.order`, reenter: true } as const;
  const jump = {
    guard: { type: "mayJump", params: carried },
    target: `#${id}.opening`,
  } as const;
  const sending = `#${id}.order.sending` as const;
  const takeRun = { type: "takeRun", params: carried } as const;
  const takeWanted = { type: "takeWanted", params: carried } as const;
  return {
    asking: {
      description: "The question about starting over; the order stays as it is.",
      on: { "over.confirm": over, "over.keep": review },
    },
    sending: {
      description: "On its way: until the answer is known nothing changes and nothing leads out.",
      tags: ["busy", "sent"],
      on: {
        "run.open": {},
        "order.unanswered": "unanswered",
        "order.refused": review,
        "job.accepted": { target: "generating", actions: takeRun },
      },
    },
    unanswered: {
      description: "It may have been taken: sent again it must be the same, so nothing changes.",
      tags: "sent",
      initial: "still",
      // Sent again while the question stands, nothing may lead out either.
      on: { "order.sending": sending },
      states: {
        still: { on: ways },
        asking: { on: { "over.confirm": over, "over.keep": "still" } },
      },
    },
    generating: {
      description: "The child tells how it goes; leaving never stops it.",
      on: {
        "job.accepted": { actions: takeRun },
        "job.succeeded": {
          target: "result",
          actions: [{ type: "takeResult", params: carried }, "dropDraft"],
        },
        "job.missing": {
          target: `#${id}.${first}`,
          actions: ["forgetRun", "sayRunIsMissing"],
        },
        "order.again": { ...anew, actions: ["forgetRun", "wishAgain", "saveDraft"] },
        /** The run may still go on: where it is to be found is said. */
        "step.back": { ...anew, actions: ["forgetRun", "sayRunIsKept"] },
        "step.jump": { ...jump, actions: [takeWanted, "forgetRun", "sayRunIsKept"] },
        "over.ask": over,
      },
    },
    result: {
      on: {
        "order.again": { ...anew, actions: ["forgetRun", "wishAgain", "saveDraft"] },
        "step.jump": { ...jump, actions: [takeWanted, "forgetRun", "saveDraft"] },
        "over.ask": over,
      },
    },
  } as const;
};
