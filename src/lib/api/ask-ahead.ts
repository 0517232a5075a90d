import type { FetchQueryOptions, QueryKey } from "@tanstack/react-query";
import type { App } from "#src/lib/app.tsx";

/**
 * For the loader of a public page: asks for its data, so that the page is made of it. On the server
 * the page waits for the answers, asked for once; in a browser it is shown meanwhile, and says by
 * itself what fails.
 */
export async function askAhead<Data, Key extends QueryKey>(
  { queries }: Pick<App, "queries">,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data | undefined> {
  const isServer = typeof document === "undefined";
  const answer = queries
    .ensureQueryData(isServer ? { ...query, retry: false } : query)
    .catch(() => undefined);
  return isServer ? await answer : undefined;
}
