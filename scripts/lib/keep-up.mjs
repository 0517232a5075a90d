import { spawn } from "node:child_process";

const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"];

/**
 * Runs a server and starts it again when it falls: five times within ten minutes, then it stays
 * down and says so. A server that never became ready, or that ends well, is not started again.
 * Signals pass through to it. Resolves with the code to end with.
 *
 * The server tells that it is ready over the channel between us, and ends when that breaks: it does
 * not outlive a parent that was killed.
 */
export async function keepUp(command, args, options) {
  const state = { stopping: false, child: undefined };
  const pass = (signal) => {
    state.stopping = true;
    state.child?.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  const orphaned = watchParent(() => pass("SIGTERM"));
  try {
    return await runAgain(command, args, options, state);
  } finally {
    clearInterval(orphaned);
    for (const signal of SIGNALS) process.off(signal, pass);
  }
}

/** npm may be killed without a word to us: what it was asked to run ends with it. */
function watchParent(gone) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) gone();
  }, 250).unref();
}

async function runAgain(command, args, options, state) {
  const { cwd, env = process.env, say, restarts = 5, withinMs = 600_000, pauseMs = 500 } = options;
  const { now = Date.now } = options;
  let wasReady = false;
  let falls = [];
  for (;;) {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ["inherit", "inherit", "inherit", "ipc"],
    });
    state.child = child;
    child.on("message", (message) => {
      wasReady ||= message === "ready";
    });
    const { code, signal, error } = await ended(child);
    if (state.stopping) return code ?? 1;
    if (code === 0) return 0;
    if (error || !wasReady) return code ?? 1;
    falls = [...falls, now()].filter((at) => at > now() - withinMs);
    const how = signal ? `was ended by ${signal}` : `ended with ${code}`;
    if (falls.length > restarts) {
      say(
        `The server ${how}, the ${falls.length}th time within ${withinMs / 60_000} minutes. It stays down: the lines above say why. Start it again when that is mended.`,
      );
      return code || 1;
    }
    say(`The server ${how}; starting it again (${falls.length} of ${restarts}).`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (state.stopping) return 0;
  }
}

const ended = (child) =>
  new Promise((resolve) => {
    child.once("error", (error) => resolve({ error }));
    child.once("exit", (code, signal) => resolve({ code, signal }));
  });
