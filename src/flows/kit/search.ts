/** What the address bar says of a wizard: a step's name, or a run alone. */
export interface WizardSearch<Step extends string> {
  step?: Step | undefined;
  generation?: string | undefined;
  /** An asset handed over by another page; read once, then the address says the step. */
  from?: string | undefined;
  /** A run to be made once more; read once, then the address says the step. */
  again?: string | undefined;
}

const idOf = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === "string" && pattern.test(value) ? value : undefined;

/** The search of an address, as a machine takes it; anything unknown is no step. */
export const readSearch =
  <Step extends string>(steps: readonly Step[]) =>
  (search: Record<string, unknown>): WizardSearch<Step> => {
    const step = steps.find((name) => name === search.step);
    const generation = idOf(search.generation, /^gen_\w+$/);
    const again = idOf(search.again, /^gen_\w+$/);
    const from = idOf(search.from, /^ast_\w+$/);
    return {
      ...(step && { step }),
      ...(generation && { generation }),
      ...(from && { from }),
      ...(again && { again }),
    };
  };
