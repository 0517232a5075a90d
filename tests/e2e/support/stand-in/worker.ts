import { markOverlay } from "#server/files/pictures.ts";
import { serveJobs } from "#server/jobs/worker-loop.ts";
import { createStandIn } from "./engine.ts";

/** A forked worker with the stand-in. */
serveJobs(() => createStandIn(markOverlay));
