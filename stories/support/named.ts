import type { AnyStateMachine } from "xstate";

/**
 * The machine with its name before every error of its own steps: a chart that turns in a circle
 * fails as "checkout: Infinite loop detected …". Changes the machine it is given, which must be a
 * copy (what `provide` returns).
 */
export function named<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const naming =
    <Arguments extends unknown[], Result>(step: (...given: Arguments) => Result) =>
    (...given: Arguments): Result => {
      try {
        return step(...given);
      } catch (error) {
        const { message } = error as Error;
        const name = `${machine.id}: `;
        throw message.startsWith(name) ? error : new Error(name + message, { cause: error });
      }
    };
  machine.transition = naming(machine.transition) as never;
  machine.getInitialSnapshot = naming(machine.getInitialSnapshot) as never;
  return machine;
}
