import * as v from "valibot";
import { fold } from "#wire/fold.ts";
import type { Generation } from "#wire/generations.ts";
import { type Order, Order as OrderSchema, TOOL_RULES } from "#wire/tools/orders.ts";
import { costOf } from "#wire/tools/prices.ts";
import type { Derived, RunStyle } from "#wire/tools/tool.ts";
import type { Feature, PlanId } from "#wire/values.ts";

type Settings = Generation["settings"];

/** What a run is written with. */
export interface Description {
  costOn(plan: PlanId): number;
  settings: Settings;
  style: RunStyle;
  /** What the history search looks through, without marks; `names` are those of its pictures. */
  searchText(names: readonly string[]): string;
}

/** What follows from an order by itself; made once for each. */
export function describe<F extends Feature>(order: Order<F>): Description {
  const { feature, body } = order;
  const rules = TOOL_RULES[feature];
  const words = rules.wordsOf(body);
  return {
    costOn: (plan) => costOf(feature, plan),
    settings: settingsOf(order),
    style: rules.styleOf(body),
    searchText: (names) =>
      fold([...words, ...names].filter((part) => part !== undefined).join(" ")).replaceAll(
        "_",
        " ",
      ),
  };
}

/** The settings a generation keeps: the body as accepted, and what follows from it at once. */
function settingsOf<F extends Feature>({ feature, body }: Order<F>): Settings {
  const { parent_id: _parent, seed: _seed, ...settings }: Settings = body;
  const kept = Object.entries(settings).filter(([, value]) => value !== undefined);
  const rules = TOOL_RULES[feature];
  return { ...Object.fromEntries(kept), ...rules.settledOf?.(body), ...rules.derivedOf?.(body) };
}
/** What an order says of its result before it is there. */
export const derivedOf = <F extends Feature>({ feature, body }: Order<F>): Derived =>
  TOOL_RULES[feature].derivedOf?.(body) ?? {};

/** The order of a run, read back from its settings; throws when they are no order of its tool. */
export const orderOf = (
  run: { feature: Feature; settings: Settings },
  more: { seed?: number; parent_id?: string } = {},
): Order => v.parse(OrderSchema, { feature: run.feature, body: { ...run.settings, ...more } });
