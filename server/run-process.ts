import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { type Parts, start } from "./start.ts";

/** How long a stop may take before the process leaves anyway. */
const LIMIT_MS = 25_000;

/** Starts, says so on stdout in one line, and ends on SIGTERM or SIGINT after draining. */
export async function runProcess(config: Config, log: Logger, parts: Parts): Promise<void> {
  const server = await start(config, log, parts);
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), LIMIT_MS).unref();
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
  process.stdout.write(config.role === "worker" ? "ready worker\n" : `ready ${server.url}\n`);
}

/** A start that cannot go on says why; at the debug level its trace follows. */
export function endWithSentence(error: unknown): never {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const trace = /^(debug|trace)$/.test(process.env.LOG_LEVEL ?? "") ? `${stack}\n` : "";
  process.stderr.write(`${message}\n${trace}`);
  process.exit(1);
}
