import { inject } from "vitest";
import { startFrom } from "./studio.ts";

startFrom({ data: inject("firstStart"), standIn: inject("standIn") });
