/** What the address bar says of a wizard: a step's name, or a run alone. */
export interface WizardSearch<Step extends string> {
  step?: Step | undefined;
  generation?: string | undefined;
  /** An asset handed over by another page; read once, then the address says the step. */
  from?: string | undefined;
}

/** The search of an address, as a machine takes it; anything unknown is no step. */
export const readSearch =
  <Step extends string>(steps: readonly Step[]) =>
  (search: Record<string, unknown>): WizardSearch<Step> => {
    const step = steps.find((name) => name === search.step);
    const generation =
      typeof search.generation === "string" && /^gen_\w+$/.test(search.generation)
        ? search.generation
        : undefined;
    const from =
      typeof search.from === "string" && /^ast_\w+$/.test(search.from) ? search.from : undefined;
    return { ...(step && { step }), ...(generation && { generation }), ...(from && { from }) };
  };
