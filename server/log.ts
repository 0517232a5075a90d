import pino, { type Logger } from "pino";

/** Names whose values never reach a log. */
const SECRET = ["password", "current_password", "new_password", "otp", "code", "token", "secret"];

/** Logs as JSON lines on stderr: stdout carries the ready line alone. */
export function createLog(level: string): Logger {
  const paths = [...SECRET, "authorization", "cookie"].flatMap((name) => [name, `*.${name}`]);
  return pino(
    { level, redact: { paths, censor: "[redacted]" }, base: null },
    pino.destination({ dest: 2, sync: true }),
  );
}
