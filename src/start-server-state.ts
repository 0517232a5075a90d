import type { Api } from "./lib/api/api.ts";
import { followEvents } from "./lib/api/live.ts";
import { createQueryClient } from "./lib/api/query.ts";
import type { ServerState } from "./lib/api/services.ts";
import { EventHub } from "./lib/api/stream.ts";
import { followRuns } from "./lib/runs/follow-runs.ts";
import { OwnRuns } from "./lib/runs/own-runs.ts";

/** Fetched by start.ts when a page or someone signed in first needs it; lives as long as the page. */
export function startServerState(api: Api): ServerState {
  const queries = createQueryClient();
  const hub = new EventHub(api);
  const runs = new OwnRuns();
  // It asks anew when the window is looked at again or the network is back.
  queries.mount();
  runs.watch();
  followEvents(hub, queries);
  followRuns(api, hub, runs);
  return { hub, queries, runs };
}
