import { afterAll } from "vitest";
import { endAll } from "./cleanup.ts";

// Files of one process share their modules; what each has begun ends with it.
afterAll(endAll);
