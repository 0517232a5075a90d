import type { OrderInput } from "#wire/tools/orders.ts";
import type { AssetUsage, Feature } from "#wire/values.ts";
import type { OrderBase } from "./order-base.ts";

/** What a step that asks for a picture invokes: an upload of that usage, and the picker beside it. */
export const pictureSources = <Usage extends AssetUsage>(usage: Usage) => {
  const input = <Self>({ self }: { self: Self }) => ({ usage, parent: self });
  return [
    { id: "upload", src: "upload", input },
    { id: "assetPicker", src: "assetPicker", input },
  ] as const;
};

interface Ordering {
  generationId: string | null;
  keyBase: string;
  isWished: boolean;
  base: OrderBase | null;
  orders: number;
}

/** The order of a wizard's choice, from its price to its result; or the run to be found again. */
export const orderOf = <Choice>(feature: Feature, requestOf: (choice: Choice) => OrderInput) =>
  ({
    id: "order",
    src: "order",
    input: <Self>({ context, self }: { context: Choice & Ordering; self: Self }) => ({
      feature,
      request: requestOf(context),
      id: context.generationId,
      keyBase: `${context.keyBase}-${context.orders}`,
      isWished: context.isWished,
      base: context.base,
      parent: self,
    }),
  }) as const;
