import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";
import type { TestProject } from "vitest/node";
import { Studio } from "./studio.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The data folder of a server that was started once and stopped. */
    firstStart: string;
    /** The server with a stand-in for the engine, built: a module to start. */
    standIn: string;
  }
}

const ROOT = resolve(import.meta.dirname, "../../..");

/** Builds the server with the stand-in as the product's own build does; answers the folder. */
async function buildStandIn(): Promise<string> {
  // Within the product's own folder: its packages are looked for from there.
  mkdirSync(join(ROOT, ".tmp"), { recursive: true });
  const outDir = mkdtempSync(join(ROOT, ".tmp", "stand-in-"));
  const entry = (name: string) => join(import.meta.dirname, "stand-in", `${name}.ts`);
  await build({
    configFile: join(ROOT, "vite.server.config.ts"),
    root: ROOT,
    logLevel: "error",
    build: {
      outDir,
      rolldownOptions: { input: { main: entry("main"), worker: entry("worker") } },
    },
  });
  return outDir;
}

/**
 * One first start for the whole run: making database and tables takes longer than most tests. And one
 * build of the server with a stand-in for the engine.
 */
export default async function setup(project: TestProject) {
  const studio = new Studio({ engine: "real" });
  await studio.start();
  await studio.stop();
  project.provide("firstStart", studio.data);
  const standIn = await buildStandIn();
  project.provide("standIn", join(standIn, "main.js"));
  return async () => {
    rmSync(standIn, { recursive: true, force: true });
    await studio.end();
  };
}
