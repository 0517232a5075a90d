import { type Engine, EngineFailure } from "#server/engines/engine.ts";
import { tryOn } from "./try-on/try-on.ts";
import { loadVision } from "./vision/human.ts";

export interface LocalEngineOptions {
  /** Where ensureEngineData has put the models. */
  cacheDir: string;
}

/**
 * The embedded engine: computed on this machine, without a key or a download while running. It holds
 * its models warm and takes one run at a time; callers queue.
 */
export function createLocalEngine({ cacheDir }: LocalEngineOptions): Engine {
  return {
    id: "local",
    model: "tryon-1",
    preview: true,
    async warm() {
      await loadVision(cacheDir);
    },
    async run(request, context) {
      context.signal.throwIfAborted();
      if (request.feature !== "virtual_try_on") throw new EngineFailure("engine_unavailable");
      return tryOn(await loadVision(cacheDir), request, context);
    },
  };
}
