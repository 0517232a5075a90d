import { type Api, unwrap } from "./api.ts";

/** GET /api/estimates: how long runs took lately. */
export const publicEstimates = (api: Api) => ({
  key: ["estimates"] as const,
  ask: async () => unwrap(await api.call("GET", "/api/estimates", { anonymous: true })),
});
