import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "./api.ts";
import type { EventHub } from "./stream.ts";

/** What the edge shares with actors and views; made once in main.tsx. */
export interface Services {
  api: Api;
  hub: EventHub;
  queries: QueryClient;
}
