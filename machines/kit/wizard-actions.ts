import { type ActorRef, assign, type EventObject, type Snapshot, sendTo } from "xstate";
import type { Generation } from "#wire/generations.ts";
import type { OrderInput } from "#wire/tools/orders.ts";
import { assignOwn, type OwnFields } from "./assign-own.ts";
import { known } from "./known.ts";
import { effectNotProvided } from "./not-provided.ts";
import { isAnyGone, type Restored, type WizardContext } from "./wizard.ts";

/** What a wizard tells its order. */
type Message =
  | { type: "quote.refresh"; request: OrderInput }
  | { type: "request.revise"; request: OrderInput };
type OrderRef = ActorRef<Snapshot<unknown>, Message>;

/**
 * The actions every wizard has, by the names its chart and kit/wizard-states.ts use. `choiceOfRun`
 * is the choice that made a run, `emptyChoice` what starting over puts back.
 */
export const wizardActions = <
  Context extends WizardContext<unknown, string>,
  Event extends EventObject,
>({
  choiceOfRun,
  emptyChoice,
  requestOf,
}: {
  choiceOfRun: (run: Generation) => Partial<Context>;
  emptyChoice: Partial<Context>;
  requestOf: (context: Context) => OrderInput;
}) => {
  type Own = WizardContext<unknown, Context["wanted"] & string>;
  const own = <Params = undefined>(fields: OwnFields<Own, Context, Params>) =>
    assignOwn<Own, Context, Event, Params>(fields);
  /** The run's own facts, and the choice that made it where that is another than stands. */
  const withChoice = (
    update: (context: Context, run: Generation) => Partial<Own>,
    brings: (context: Context, run: Generation) => boolean,
  ) =>
    assign<Context, Event, { generation: Generation }, Event, never>(
      ({ context }, { generation }) => ({
        ...(update(context, generation) as Partial<Context>),
        ...(brings(context, generation) && choiceOfRun(generation)),
      }),
    );
  const told = (message: (context: Context) => Message) =>
    sendTo<Context, Event, undefined, OrderRef, Event, never>("order", ({ context }) =>
      message(context),
    );
  const started = {
    isWished: false,
    base: null,
    result: null,
    generationId: null,
    draft: null,
    notice: null,
  };
  return {
    saveDraft: effectNotProvided("saveDraft"),
    dropDraft: effectNotProvided("dropDraft"),
    /** A run that was looked up brings the choice that made it; one just ordered is that choice. */
    takeRun: withChoice(
      ({ orders }, { id, seed }) => ({
        generationId: id,
        base: { id, seed },
        isWished: false,
        orders: orders + 1,
      }),
      ({ generationId }, { id }) => generationId === id,
    ),
    takeResult: withChoice(
      (_, run) => ({ result: run, generationId: run.id, base: { id: run.id, seed: run.seed } }),
      () => true,
    ),
    takeOpenRun: own({
      generationId: ({ context }) => context.openRun,
      openRun: null,
      isWished: false,
    }),
    takeRunId: own<{ id: string }>({
      generationId: ({ params }) => params.id,
      isWished: false,
      notice: null,
    }),
    takeWanted: own<{ step: Context["wanted"] & string }>({ wanted: ({ params }) => params.step }),
    clearChoice: assign<Context, Event, undefined, Event, never>({ ...emptyChoice, ...started }),
    forgetRun: own({ result: null, generationId: null }),
    takeBase: own<Pick<Restored<string>, "base">>({ base: ({ params }) => params.base }),
    /** The same once more. */
    wishAgain: own({ isWished: true }),
    forgetWanted: own({ wanted: null }),
    dismissNotice: own({ notice: null }),
    sayRunIsKept: own({ notice: "run_kept" }),
    sayRunIsMissing: own({ notice: "run_missing" }),
    /** The same price for another order, such as one more letter of a prompt. */
    reviseRequest: told((context) => ({ type: "request.revise", request: requestOf(context) })),
    /** An order that may have another price. */
    refreshQuote: told((context) => ({ type: "quote.refresh", request: requestOf(context) })),
  };
};

/** A draft's settings, and its pictures as the server has them now. */
export const takeRestored = <
  Draft extends { version: number },
  Role extends string,
  Context extends WizardContext<Draft, string>,
>(
  context: Context,
  idsOf: (draft: Draft | null) => Readonly<Record<Role, string | null>>,
  { assets, openRun }: Restored<Role>,
) => {
  const { version: _, ...settings } = known(context.draft, "draft");
  const notice = isAnyGone(idsOf(context.draft), assets) ? "asset_gone" : context.notice;
  return { ...settings, ...assets, openRun, notice };
};

type Known = Pick<WizardContext<unknown, string>, "generationId" | "openRun" | "draft" | "notice">;

/** The pictures of a draft that are not answered for in this time count as unread. */
export const wizardDelays = { draftTimeout: 15_000 };

/** The rules every wizard has. */
export const wizardGuards = {
  hasRun: ({ context }: { context: Known }) => context.generationId !== null,
  isOtherRun: ({ context }: { context: Known }, { id }: { id: string }) =>
    context.generationId !== id,
  hasOpenRun: ({ context }: { context: Known }) => context.openRun !== null,
  hasDraft: ({ context }: { context: Known }) => context.draft !== null,
  isNoticed: ({ context }: { context: Known }) => context.notice !== null,
};
