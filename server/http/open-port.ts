import http from "node:http";
import type { Config } from "#server/config.ts";
import { ApiError, describeError } from "#server/errors.ts";
import { languageOf } from "#server/texts/texts.ts";

/** Listens at once and answers 503 until the rest is up. PORT=0 takes a free port. */
export async function openPort(config: Config) {
  let listener: http.RequestListener = (request, response) => {
    const language = languageOf(request.headers["accept-language"]);
    const { status, body } = describeError(new ApiError("database_unavailable"), language);
    response.writeHead(status, { "content-type": "application/json", "retry-after": "1" });
    response.end(JSON.stringify(body));
  };
  const server = http.createServer((request, response) => listener(request, response));
  // Longer than a proxy keeps its idle connections, so that it never writes into a closing one.
  server.keepAliveTimeout = 65_000;
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
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  const host = config.host.includes(":") ? `[${config.host}]` : config.host;
  const serve = (next: http.RequestListener) => {
    listener = next;
  };
  return { server, url: `http://${host}:${port}`, serve };
}

/** Lets running answers finish for three seconds; event streams are cut, their readers resume. */
export async function closeServer(server: http.Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), 3000);
  await closed;
  clearTimeout(timer);
}
