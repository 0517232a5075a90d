import type { TestProject } from "vitest/node";
import { Studio } from "./studio.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The data folder of a server that was started once and stopped. */
    firstStart: string;
  }
}

/** One first start for the whole run: making database and tables takes longer than most tests. */
export default async function setup(project: TestProject) {
  const studio = new Studio();
  await studio.start();
  await studio.stop();
  project.provide("firstStart", studio.data);
  return () => studio.end();
}
