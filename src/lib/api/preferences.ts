import { useQuery } from "@tanstack/react-query";
import type * as v from "valibot";
import { unwrap } from "#src/lib/api/api.ts";
import type { Services } from "#src/lib/api/services.ts";
import { useApp, useIsSignedIn } from "#src/lib/app.tsx";
import type { Preferences } from "#wire/config.ts";

type Stored = v.InferOutput<typeof Preferences>;

/** What a person has chosen or seen, the same on every device. */
export function usePreferences() {
  const { api } = useApp();
  return useQuery({
    queryKey: ["preferences"],
    enabled: useIsSignedIn(),
    queryFn: async ({ signal }) => unwrap(await api.call("GET", "/api/preferences", { signal })),
  });
}

/**
 * Changes preferences on top of what the server has now, for the whole set travels at once.
 * Rejects when the server cannot be reached or refuses.
 */
export async function changePreferences(
  { api, queries }: Pick<Services, "api" | "queries">,
  change: (now: Stored) => Partial<Stored>,
): Promise<void> {
  const now = unwrap(await api.call("GET", "/api/preferences"));
  const body = { ...now, ...change(now) };
  queries.setQueryData<Stored>(
    ["preferences"],
    unwrap(await api.call("PUT", "/api/preferences", { body })),
  );
}
