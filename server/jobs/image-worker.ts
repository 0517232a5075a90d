import { createLocalEngine } from "#server/engines/local/local-engine.ts";
import { serveJobs } from "./worker-loop.ts";

/** Entry of a forked worker process; the parent passes the engine's data folder. */
serveJobs(() => createLocalEngine({ cacheDir: process.argv[2] ?? "" }));
