import type { ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Starts until ready; retries while backends of a killed server still hold the memory. */
export async function launch(dir: string, start: () => ChildProcess): Promise<ChildProcess> {
  const pidFile = path.join(dir, "postmaster.pid");
  for (let attempt = 0; ; attempt++) {
    const child = start();
    let said = "";
    let ended = false;
    child.stderr?.on("data", (data: Buffer) => {
      said = (said + data.toString()).slice(-4000);
    });
    child.once("exit", () => {
      ended = true;
    });
    child.stderr?.on("error", () => undefined);
    child.on("error", (error) => {
      said += error.message;
      ended = true;
    });
    while (!ended) {
      // Line 8 is the state; line 1 is compared because a dead server's file may still lie there.
      const lines = existsSync(pidFile) ? readFileSync(pidFile, "utf8").split("\n") : [];
      if (Number(lines[0]) === child.pid && lines[7]?.trim() === "ready") return child;
      await sleep(5);
    }
    const passing = /lock file|shared memory block/.test(said);
    if (!passing || attempt >= 60) throw new Error(`The database did not start: ${said.trim()}`);
    await sleep(100);
  }
}

/** Starts it again when it ends without being asked to: a killed server is back within a second. */
export async function keepRunning(begin: () => Promise<ChildProcess>) {
  let child = await begin();
  let stopping = false;
  const watch = () => {
    child.once("exit", async () => {
      for (let wait = 200; !stopping; wait = Math.min(wait * 2, 5000)) {
        await sleep(wait);
        try {
          if (stopping) return;
          child = await begin();
          return watch();
        } catch {
          // Tried again after a longer wait; meanwhile calls answer 503.
        }
      }
    });
  };
  watch();
  return {
    pid: () => child.pid as number,
    stop: async () => {
      stopping = true;
      await end(child);
    },
  };
}

/** INT, then QUIT after 8 s, then KILL after 3 s more: a fast shutdown in recovery can hang. */
async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode) return;
  const gone = new Promise<true>((resolve) => child.once("exit", () => resolve(true)));
  const within = (ms: number) => Promise.race([gone, sleep(ms, false, { ref: false })]);
  child.kill("SIGINT");
  if (await within(8000)) return;
  child.kill("SIGQUIT");
  if (await within(3000)) return;
  child.kill("SIGKILL");
  await gone;
}
