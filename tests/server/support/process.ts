import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { build } from "vite";
import { ROOT } from "#server/root.ts";
import { atEnd } from "./cleanup.ts";

/** Builds entries of tests/server/support as the product's own build does; returns their folder. */
export async function buildEntries(names: readonly string[]): Promise<string> {
  const base = path.join(ROOT, ".tmp");
  mkdirSync(base, { recursive: true });
  const outDir = mkdtempSync(path.join(base, "built-"));
  chmodSync(outDir, 0o755);
  atEnd(() => rmSync(outDir, { recursive: true, force: true }));
  await build({
    configFile: path.join(ROOT, "vite.server.config.ts"),
    root: ROOT,
    logLevel: "error",
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(
          names.map((name) => [name, path.join(ROOT, "tests", "server", "support", `${name}.ts`)]),
        ),
      },
    },
  });
  return outDir;
}

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  stdout: () => string;
  stderr: () => string;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts a built server, as the command it is wrapped in, and waits for its ready line. */
export async function startProcess(
  entry: string,
  env: Record<string, string>,
  wrap: (command: string[]) => string[] = (command) => command,
): Promise<ServerProcess> {
  const [program = "", ...args] = wrap([process.execPath, entry]);
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH ?? "", PORT: "0", LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let err = "";
  const exited = new Promise<number | null>((resolve) =>
    child.once("exit", (code) => resolve(code)),
  );
  child.stderr.on("data", (data) => {
    err += data;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (data) => {
      out += data;
      const ready = /^ready (\S+)$/m.exec(out);
      if (ready?.[1]) resolve(ready[1]);
    });
    exited.then((code) => reject(new Error(`ended with ${code}: ${err}`)));
  });
  const kill = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exited;
  };
  return { url, child, stdout: () => out, stderr: () => err, kill };
}

/** A data folder that PostgreSQL's own user can reach. */
export function dataFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "mau-run-"));
  chmodSync(folder, 0o711);
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Processes whose command line names a text (Linux). */
export function processesNaming(text: string): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(text);
      } catch {
        return false;
      }
    })
    .map(Number);
}
