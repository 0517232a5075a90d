import type { QueryClient } from "@tanstack/react-query";
import type { OwnRuns } from "#src/lib/runs/own-runs.ts";
import type { Answers } from "./answers.ts";
import type { Api } from "./api.ts";
import type { EventHub } from "./stream.ts";

/** The cache of the server's lists, the stream that keeps it true, and what this browser ordered. */
export interface ServerState {
  readonly hub: EventHub;
  readonly queries: QueryClient;
  readonly runs: OwnRuns;
}
/** What the edge shares with actors and views; made once in main.tsx. */
export interface Services extends ServerState {
  api: Api;
  /** What public pages asked. */
  answers: Answers;
  /**
   * Whether a picture of the person signed in may travel: they are asked once. `signal` takes the
   * question back.
   */
  mayUpload(signal: AbortSignal): Promise<boolean>;
}
