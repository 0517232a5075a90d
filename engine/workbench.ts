import type { Feature } from "#wire/values.ts";
import type { EngineContext, EngineRequest, EngineResult } from "./contract.ts";
import type { MarkOverlay } from "./video/encoder.ts";
import type { Vision } from "./vision/human.ts";

/** What a tool of the embedded engine works with. */
export interface Workbench {
  cacheDir: string;
  mark: MarkOverlay;
  /** Loads the vision models on the first call; a tool that needs none does not ask. */
  vision(): Promise<Vision>;
}

/** One tool of the embedded engine: the same request gives the same bytes. */
export type LocalTool<F extends Feature> = (
  bench: Workbench,
  request: EngineRequest<F>,
  context: EngineContext,
) => Promise<EngineResult>;
