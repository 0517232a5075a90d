import { inject } from "vitest";
import { startFrom } from "./studio.ts";

startFrom(inject("firstStart"));
