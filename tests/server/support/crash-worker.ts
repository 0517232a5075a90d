import { serveJobs } from "#server/jobs/worker-loop.ts";
import { createTestEngine } from "./test-engine.ts";

serveJobs(createTestEngine);
