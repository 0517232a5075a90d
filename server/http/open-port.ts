import http from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "pino";
import type { Config } from "#server/config.ts";
import { ApiError, describeError } from "#server/errors.ts";
import { languageOf } from "#server/texts/language-of.ts";
import { TIMES } from "#wire/limits.ts";
import { securityHeaders } from "./security-headers.ts";

/** A whole request, the slowest form included; bodies that stand still are ended long before. */
const REQUEST_MS = 10 * 60_000;
const CHECK_MS = 5000;

/** Listens at once and answers 503 until the rest is up. PORT=0 takes a free port. */
export async function openPort(config: Config, log: Logger) {
  const headers = { "content-type": "application/json", ...securityHeaders(config) };
  let listener: http.RequestListener = (request, response) => {
    const language = languageOf(request.headers["accept-language"]);
    const { status, body } = describeError(new ApiError("database_unavailable"), language);
    response.writeHead(status, { ...headers, "retry-after": "1" });
    response.end(JSON.stringify(body));
  };
  const server = http.createServer(
    {
      headersTimeout: TIMES.bodyStall,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: CHECK_MS,
      // Longer than a proxy keeps its idle connections, so that it never writes into a closing one.
      keepAliveTimeout: 65_000,
    },
    (request, response) => listener(request, response),
  );
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) =>
    refuseUnread(error, socket, headers),
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "EADDRINUSE"
          ? new Error(`Port ${config.port} is already taken: stop what uses it or set PORT.`)
          : error,
      ),
    );
    server.listen(config.port, config.host, resolve);
  });
  // Such as "too many open files" while a connection is taken.
  server.on("error", (error) => log.warn({ err: error }, "the port"));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  const host = config.host.includes(":") ? `[${config.host}]` : config.host;
  const serve = (next: http.RequestListener) => {
    listener = next;
  };
  return { server, url: `http://${host}:${port}`, serve };
}

const UNREAD: Record<string, readonly [status: number, reason: string]> = {
  HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large"],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "Payload Too Large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout"],
};

/** Answers what is no request that could be read, with the headers of every answer, and hangs up. */
function refuseUnread(
  error: NodeJS.ErrnoException,
  socket: Socket & { _httpMessage?: { headersSent: boolean } },
  headers: Record<string, string>,
) {
  // Nobody there any more, or an answer under way: nothing can be put in its midst.
  if (!socket.writable || error.code === "ECONNRESET" || socket._httpMessage?.headersSent) {
    socket.destroy(error);
    return;
  }
  const [status, reason] = UNREAD[error.code ?? ""] ?? [400, "Bad Request"];
  const refusal = new ApiError(status === 408 ? "request_timeout" : "invalid_request", {
    values: { seconds: TIMES.bodyStall / 1000 },
  });
  const text = JSON.stringify(describeError(refusal, languageOf(undefined)).body);
  const lines = Object.entries({
    ...headers,
    connection: "close",
    "content-length": String(Buffer.byteLength(text)),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join("")}\r\n${text}`, () =>
    socket.destroy(),
  );
}

/** Lets running answers finish for three seconds; event streams are cut, their readers resume. */
export async function closeServer(server: http.Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), 3000);
  await closed;
  clearTimeout(timer);
}
