/** The types of a machine, for its `setup`: they are declared, and no value stands for them. */
export const typesOf = <Types extends object>(): Partial<Types> => ({});
