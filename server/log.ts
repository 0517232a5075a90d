import pino, { type Logger } from "pino";

/** Names whose values never reach a log. */
const SECRET = ["password", "current_password", "new_password", "otp", "code", "token", "secret"];

/** What of an error is worth keeping: never the connection or the values a driver hangs on it. */
function plainError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const errno = (error as NodeJS.ErrnoException).code;
  const because = cause instanceof Error ? { because: cause.message } : {};
  return { name, message: message.split("\nparams:")[0], errno, ...because, stack };
}

/** Logs as JSON lines on stderr: stdout carries the ready line alone. */
export function createLog(level: string): Logger {
  const paths = [...SECRET, "authorization", "cookie"].flatMap((name) => [name, `*.${name}`]);
  return pino(
    {
      level,
      base: null,
      redact: { paths, censor: "[redacted]" },
      serializers: { err: plainError },
    },
    pino.destination({ dest: 2, sync: true }),
  );
}
