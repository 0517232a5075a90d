import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "./api.ts";
import type { EventHub } from "./stream.ts";

/** What the edge shares with actors and views; made once in main.tsx. */
export interface Services {
  api: Api;
  hub: EventHub;
  queries: QueryClient;
  /**
   * Whether a picture of the person signed in may travel: they are asked once. `signal` takes the
   * question back.
   */
  mayUpload(signal: AbortSignal): Promise<boolean>;
}
