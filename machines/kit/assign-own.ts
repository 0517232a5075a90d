import { assign, type EventObject, type MachineContext, type PropertyAssigner } from "xstate";

type Told<Context, Params> = { context: Context; params: Params };
/** New values of fields, or how each is told from the context and what the action was given. */
export type OwnFields<Own, Context, Params> = {
  [Key in keyof Own]?: Own[Key] | ((told: Told<Context, Params>) => Own[Key]);
};

/**
 * An `assign` of fields that the contexts of several machines have, whatever else they hold. Field
 * by field, so that the pinned chart names what an action changes.
 */
export const assignOwn = <
  Own extends object,
  Context extends MachineContext & Own,
  Event extends EventObject,
  Params = undefined,
>(
  fields: OwnFields<Own, Context, Params>,
) =>
  assign<Context, Event, Params, Event, never>(
    Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [
        key,
        typeof field === "function"
          ? ({ context }: { context: Context }, params: Params) => field({ context, params })
          : field,
      ]),
      // `Own` are fields of `Context`, which a type of unknown further fields can't be shown.
    ) as PropertyAssigner<Context, Event, Params, Event, never>,
  );
