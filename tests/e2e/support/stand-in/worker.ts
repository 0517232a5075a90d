import { markOverlay } from "#server/files/pictures.ts";
import { serveJobs } from "#server/jobs/worker-loop.ts";
import { createStandIn } from "./engine.ts";

/** A forked worker with the stand-in; a video loads the product's own engine. */
const video = async () => {
  const { createLocalEngine } = await import("#engine/engine.ts");
  return createLocalEngine({ cacheDir: process.argv[2] ?? "", mark: markOverlay });
};
serveJobs(() => createStandIn(video));
