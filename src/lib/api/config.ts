import type { App } from "#src/lib/app.tsx";
import type { AppConfig } from "#wire/config.ts";
import type { Asked } from "./answers.ts";
import { type Api, unwrap } from "./api.ts";
import type { Services } from "./services.ts";

/** GET /api/config, for the public pages and for what stands over them. */
export const publicConfig = (api: Api): Asked<AppConfig> => ({
  key: ["config"],
  ask: async () => unwrap(await api.call("GET", "/api/config", { anonymous: true })),
});

/** The same shared by the studio's views and actors under one key; public pages then know it too. */
export const configQuery = ({ api, answers }: Pick<Services, "api" | "answers">) => ({
  queryKey: ["config"],
  queryFn: () => answers.renew(publicConfig(api), true),
});

/** The configuration if known by now, else asked for once. Rejects when the server cannot tell. */
export const readConfig = ({
  api,
  answers,
  queries,
}: Pick<Services, "api" | "answers" | "queries">): Promise<AppConfig> =>
  queries.ensureQueryData({ ...configQuery({ api, answers }), retry: false });

/**
 * A public page's configuration if known by now, else asked for once. Rejects when the server
 * cannot tell.
 */
export const readPublicConfig = ({ api, answers }: Pick<App, "api" | "answers">) =>
  answers.ask(publicConfig(api), true);
