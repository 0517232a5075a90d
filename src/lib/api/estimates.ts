import { type Api, unwrap } from "./api.ts";
import { question } from "./asked-once.ts";

/** GET /api/estimates: how long runs took lately. */
export const readEstimates = async (api: Api, signal?: AbortSignal) =>
  unwrap(await api.call("GET", "/api/estimates", { anonymous: true, ...(signal && { signal }) }));
export const publicEstimates = question((api) => readEstimates(api));
