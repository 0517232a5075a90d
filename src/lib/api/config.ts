import type { App } from "#src/lib/app.tsx";
import type { AppConfig } from "#wire/config.ts";
import type { Asked } from "./answers.ts";
import { type Api, unwrap } from "./api.ts";
import type { Services } from "./services.ts";

const call = async (api: Api, signal?: AbortSignal) =>
  unwrap(await api.call("GET", "/api/config", { anonymous: true, ...(signal && { signal }) }));

/** GET /api/config, shared by the studio's views and actors under one key. */
export const configQuery = (api: Api) => ({
  queryKey: ["config"],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(api, signal),
});

/** The configuration if known by now, else asked for once. Rejects when the server cannot tell. */
export const readConfig = ({
  api,
  queries,
}: Pick<Services, "api" | "queries">): Promise<AppConfig> =>
  queries.ensureQueryData({ ...configQuery(api), retry: false });

/** The same for the public pages, and for what stands over them. */
export const publicConfig = (api: Api): Asked<AppConfig> => ({
  key: ["config"],
  ask: () => call(api),
});
/**
 * A public page's configuration if known by now, else asked for once. Rejects when the server
 * cannot tell.
 */
export const readPublicConfig = ({ api, answers }: Pick<App, "api" | "answers">) =>
  answers.ask(publicConfig(api), true);
