import { inspect } from "node:util";
import pino, { type DestinationStream, type Logger } from "pino";
import { errnoOf } from "./errno.ts";

/** Names whose values never reach a log, wherever they stand. */
const SECRET = [
  "password",
  "current_password",
  "new_password",
  "otp",
  "totp",
  "recovery_codes",
  "token",
  "access_token",
  "idToken",
  "secret",
  "authorization",
  "cookie",
];
/** Places of mailed codes and links. A `code` elsewhere says what failed, and must stay readable. */
const MAILED = ["body.code", "mail.code", "mail.link", "mail.text", "mail.html"];
const CENSOR = "[redacted]";
/** What a driver hangs on its errors besides: the values of a statement, where it connects to. */
const DRIVERS = ["params", "parameters", "connectionString", "connection", "client"];
const MAX_CHARS = 2000;

/** Something thrown that is no Error, as JSON where it can be. */
function inWords(thrown: unknown): string {
  if (typeof thrown !== "object" || thrown === null) return String(thrown);
  const hidden = new Set([...SECRET, ...DRIVERS]);
  try {
    const text = JSON.stringify(thrown, (name, value) =>
      hidden.has(name) ? CENSOR : value instanceof Error ? plainError(value) : value,
    );
    return text.slice(0, MAX_CHARS);
  } catch {
    // It refers to itself, or holds what JSON can't write.
    return inspect(thrown, { depth: 0 }).slice(0, MAX_CHARS);
  }
}

/** What of an error is worth keeping: never the connection or the values a driver hangs on it. */
function plainError(error: unknown) {
  if (!(error instanceof Error)) return { message: inWords(error) };
  const { name, message, stack, cause } = error;
  const errno = errnoOf(error);
  const because =
    cause === undefined
      ? {}
      : { because: cause instanceof Error ? withoutValues(cause.message) : inWords(cause) };
  // The stack begins with the message once more.
  const frames = stack?.split("\n").filter((line) => /^ +at /.test(line));
  return {
    name,
    message: withoutValues(message),
    errno,
    ...because,
    stack: frames?.join("\n"),
  };
}
const withoutValues = (message: string) => message.split("\nparams:")[0];

/** Logs as JSON lines on stderr: stdout carries the ready line alone. */
export function createLog(
  level: string,
  to: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Logger {
  const paths = [...SECRET.flatMap((name) => [name, `*.${name}`]), ...MAILED];
  return pino(
    {
      level,
      base: null,
      redact: { paths, censor: CENSOR },
      serializers: { err: plainError },
    },
    to,
  );
}
