import type { AnyActorRef } from "xstate";
import type { OrderInput } from "#wire/tools/tools.ts";
import type { AssetUsage, Feature } from "#wire/values.ts";
import { asParent } from "./parent.ts";

/** What a step that asks for a picture invokes: an upload of that usage, and the picker beside it. */
export const pictureSources = <Usage extends AssetUsage>(usage: Usage) => {
  const input = ({ self }: { self: AnyActorRef }) => ({ usage, parent: asParent(self) });
  return [
    { id: "upload", src: "upload", input },
    { id: "assetPicker", src: "assetPicker", input },
  ] as const;
};

interface Ordering {
  generationId: string | null;
  keyBase: string;
  orders: number;
}

/** The order of a wizard's choice, from its price to its result; or the run to be found again. */
export const orderOf = <Choice>(feature: Feature, requestOf: (choice: Choice) => OrderInput) =>
  ({
    id: "order",
    src: "order",
    input: ({ context, self }: { context: Choice & Ordering; self: AnyActorRef }) => ({
      feature,
      request: requestOf(context),
      id: context.generationId,
      keyBase: `${context.keyBase}-${context.orders}`,
      parent: asParent(self),
    }),
  }) as const;
