import { TRY_ON_STEPS, type TryOnStep } from "#machines/try-on/try-on.steps.ts";

/** Apart from the flow, because the router reads addresses before any page's code is loaded. */
export interface TryOnSearch {
  step?: TryOnStep | undefined;
  generation?: string | undefined;
}

/** The step of the address bar, as the machine takes it; anything unknown is no step. */
export function readSearch(search: Record<string, unknown>): TryOnSearch {
  const step = TRY_ON_STEPS.find((name) => name === search.step);
  const generation =
    typeof search.generation === "string" && /^gen_\w+$/.test(search.generation)
      ? search.generation
      : undefined;
  return { ...(step && { step }), ...(generation && { generation }) };
}
