const undo: (() => unknown)[] = [];

/**
 * Ends or removes something when the test file is done, in reverse order. For helpers that run
 * inside beforeAll, where a hook of their own would never be called.
 */
export const atEnd = (end: () => unknown): void => {
  undo.push(end);
};
/** What each test file's end calls (each-file.ts). */
export async function endAll(): Promise<void> {
  for (const end of undo.splice(0).reverse()) await end();
}
