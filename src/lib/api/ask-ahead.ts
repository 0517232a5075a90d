import type { App } from "#src/lib/app.tsx";
import type { Asked } from "./answers.ts";

/**
 * For the loader of a public page: asks for its data, so that the page is made of it. On the server
 * the page waits for the answers, asked for once; in a browser it is shown meanwhile, and says by
 * itself what fails.
 */
export async function askAhead<T>(
  { answers }: Pick<App, "answers">,
  asked: Asked<T>,
): Promise<T | undefined> {
  const isServer = typeof document === "undefined";
  const answer = answers.ask(asked, isServer).catch(() => undefined);
  return isServer ? await answer : undefined;
}
