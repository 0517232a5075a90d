import { createLocalEngine } from "#engine/engine.ts";
import { markOverlay } from "#server/files/pictures.ts";
import { serveJobs } from "./worker-loop.ts";

/** Entry of a forked worker process; the parent passes the engine's data folder. */
serveJobs(() => createLocalEngine({ cacheDir: process.argv[2] ?? "", mark: markOverlay }));
