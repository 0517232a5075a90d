import { type ChildProcess, spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { build } from "vite";
import { inject } from "vitest";
import { ROOT } from "#server/root.ts";
import { atEnd } from "./cleanup.ts";

/** The processes that tests start: entries of tests/server/support. */
const ENTRIES = ["crash-main", "crash-worker", "backup-main", "postgres-main"];

/**
 * The entries, built as the product's own build does, once a run by whoever asks first. Every test
 * file has a copy of its own, so that its processes are known by their paths; answers its folder.
 */
export async function builtEntries(): Promise<string> {
  const shared = inject("built");
  const outDir = path.join(shared, "out");
  const [done, failed] = [path.join(shared, "done"), path.join(shared, "failed")];
  if (isFirst(path.join(shared, "begun"))) {
    await buildInto(outDir).then(
      () => writeFileSync(done, ""),
      (reason) => {
        writeFileSync(failed, String(reason));
        throw reason;
      },
    );
  }
  while (!existsSync(done)) {
    if (existsSync(failed)) throw new Error(readFileSync(failed, "utf8"));
    await sleep(50);
  }
  const own = mkdtempSync(path.join(shared, "of-"));
  chmodSync(own, 0o755);
  atEnd(() => rmSync(own, { recursive: true, force: true }));
  cpSync(outDir, own, { recursive: true });
  return own;
}

function isFirst(mark: string): boolean {
  try {
    mkdirSync(mark);
    return true;
  } catch {
    return false;
  }
}

async function buildInto(outDir: string): Promise<void> {
  await build({
    configFile: path.join(ROOT, "vite.server.config.ts"),
    root: ROOT,
    logLevel: "error",
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(
          ENTRIES.map((name) => [
            name,
            path.join(ROOT, "tests", "server", "support", `${name}.ts`),
          ]),
        ),
      },
    },
  });
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
