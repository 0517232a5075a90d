import type { AnyStateMachine } from "xstate";

interface Outcome {
  status?: string;
  error?: unknown;
}

/**
 * The machine with its name before every error of its own steps: a chart that turns in a circle
 * fails as "checkout: Infinite loop detected …". Changes the machine it is given, which must be a
 * copy (what `provide` returns).
 */
export function named<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const name = `${machine.id}: `;
  const withName = (error: unknown): unknown => {
    const said = error instanceof Error ? error.message : (JSON.stringify(error) ?? "undefined");
    return said.startsWith(name) ? error : new Error(name + said, { cause: error });
  };
  const naming =
    <Given extends unknown[], Result>(step: (...given: Given) => Result) =>
    (...given: Given): Result => {
      try {
        const outcome = step(...given);
        // The first step throws nothing: it hands its error over with the state.
        const state = outcome as Outcome;
        if (state.status === "error") state.error = withName(state.error);
        return outcome;
      } catch (error) {
        throw withName(error);
      }
    };
  machine.transition = naming(machine.transition) as never;
  machine.getInitialSnapshot = naming(machine.getInitialSnapshot) as never;
  return machine;
}
