import type { AnyStateMachine } from "xstate";
import { effectsOf } from "#machines/kit/not-provided.ts";

/** The effects of a machine where a test is not about them: nobody listens. */
export const unheard = (machine: AnyStateMachine): Record<string, () => void> =>
  Object.fromEntries(effectsOf(machine).map((name) => [name, () => {}]));
