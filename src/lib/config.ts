import type { AppConfig } from "#wire/config.ts";
import { type Api, unwrap } from "./api.ts";
import type { Services } from "./services.ts";

/** GET /api/config, shared by views and actors under one key. */
export const configQuery = (api: Api) => ({
  queryKey: ["config"],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    unwrap(await api.call("GET", "/api/config", { anonymous: true, signal })),
});

/** What is known of it by now, else asked for once. Rejects when the server cannot tell. */
export const readConfig = ({
  api,
  queries,
}: Pick<Services, "api" | "queries">): Promise<AppConfig> =>
  queries.ensureQueryData({ ...configQuery(api), retry: false });
