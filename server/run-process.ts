import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { type Parts, type RunningServer, start } from "./start.ts";

/** How long a stop may take before the process leaves anyway. */
const LIMIT_MS = 25_000;
/** The same once something is broken in here, and once nobody is there to wait for it. */
const BROKEN_MS = 10_000;
const ORPHANED_MS = 1200;
/** The code of an end that a keeper answers with a new start (EX_SOFTWARE of sysexits.h). */
const BROKEN = 70;

/**
 * Starts, says so on stdout in one line, and ends on SIGTERM or SIGINT after draining. The last
 * line of defence: an error that reached nobody is written down with its cause, and the process
 * drains and ends, for whoever keeps it to start it again.
 */
export async function runProcess(config: Config, log: Logger, parts: Parts): Promise<void> {
  hearOutputs();
  let server: RunningServer | undefined;
  let stopping = false;
  const end = (code: number, withinMs: number) => {
    // A shorter limit counts also when a stop is under way.
    setTimeout(() => process.exit(code || 1), withinMs).unref();
    if (stopping) return;
    stopping = true;
    Promise.resolve(server?.stop()).then(
      () => process.exit(code),
      () => process.exit(code || 1),
    );
  };
  process.on("uncaughtException", (error, origin) => {
    log.fatal({ err: error, origin }, "an error that nobody heard; draining");
    end(BROKEN, BROKEN_MS);
  });
  process.on("SIGTERM", () => end(0, LIMIT_MS));
  process.on("SIGINT", () => end(0, LIMIT_MS));
  process.on("SIGHUP", () => end(0, LIMIT_MS));
  if (process.channel) {
    process.on("disconnect", () => end(0, ORPHANED_MS));
    process.channel.unref();
  }
  server = await start(config, log, parts);
  process.send?.("ready");
  process.stdout.write(config.role === "worker" ? "ready worker\n" : `ready ${server.url}\n`);
}

/** A terminal or a pipe that has gone takes no more lines; that is no reason to end. */
function hearOutputs() {
  for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);
}

/** A start that cannot go on says why; at the debug level its trace follows. */
export function endWithSentence(error: unknown): never {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const trace = /^(debug|trace)$/.test(process.env.LOG_LEVEL ?? "") ? `${stack}\n` : "";
  process.stderr.write(`${message}\n${trace}`);
  process.exit(1);
}
