import { type Api, unwrap } from "./api.ts";

/** GET /api/estimates: how long runs took lately. */
export const readEstimates = async (api: Api, signal?: AbortSignal) =>
  unwrap(await api.call("GET", "/api/estimates", { anonymous: true, ...(signal && { signal }) }));
/** The same for the public pages. */
export const publicEstimates = (api: Api) => ({
  key: ["estimates"] as const,
  ask: () => readEstimates(api),
});
