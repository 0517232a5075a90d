/** Test files that put modules in the place of others (`vi.mock`): they share none with other files. */
export const REPLACED = ["tests/screens/price.test.tsx"];
/** Those of the server. */
export const REPLACED_SERVER = ["tests/server/price.test.ts"];
