import type { Feature } from "#wire/values.ts";
import type { EngineContext, EngineRequest, EngineResult } from "./contract.ts";
import type { MarkOverlay } from "./video/encoder.ts";
import type { Vision } from "./vision/human.ts";

/** What the embedded engine gives its tools. */
export interface Workbench {
  cacheDir: string;
  mark: MarkOverlay;
  /** The vision models, loaded on the first call; tools that need none must not call it. */
  vision(): Promise<Vision>;
}

/** A tool of the embedded engine. The same request must always give the same bytes. */
export type LocalTool<F extends Feature> = (
  bench: Workbench,
  request: EngineRequest<F>,
  context: EngineContext,
) => Promise<EngineResult>;
