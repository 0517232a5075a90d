import { once } from "node:events";
import http from "node:http";
import net from "node:net";
import pino from "pino";
import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { closeServer, openPort } from "#server/http/open-port.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { atEnd } from "./support/cleanup.ts";

const config = readConfig({ PORT: "0" }, "/");
const expected = Object.keys(securityHeaders(config));

async function raw(port: number, text: string): Promise<string> {
  const socket = net.connect(port, "127.0.0.1");
  let said = "";
  socket.on("error", () => undefined);
  socket.on("data", (data) => {
    said += data;
  });
  const closed = once(socket, "close");
  socket.write(text);
  await closed;
  return said;
}

test("what is answered before there is a server, and to what is no request, carries every header", async () => {
  const port = await openPort(config, pino({ level: "silent" }));
  atEnd(() => closeServer(port.server));
  const at = Number(new URL(port.url).port);
  const early = await fetch(port.url, { headers: { "accept-language": "en" } });
  expect([early.status, early.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(((await early.json()) as { code: string }).code).toBe("database_unavailable");
  for (const name of expected) expect([name, early.headers.has(name)]).toEqual([name, true]);
  const unread: [text: string, status: string][] = [
    ["nonsense\r\n\r\n", "400 Bad Request"],
    ["GET / HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n", "400 Bad Request"],
    [`GET / HTTP/1.1\r\nhost: x\r\nlong: ${"x".repeat(20_000)}\r\n\r\n`, "431 Request Header"],
  ];
  for (const [text, status] of unread) {
    const said = await raw(at, text);
    expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`));
    const [head = "", body = ""] = said.split("\r\n\r\n");
    expect(JSON.parse(body)).toMatchObject({ code: "invalid_request" });
    for (const name of expected) expect([name, head.includes(`${name}: `)]).toEqual([name, true]);
  }
});

test("an error of the port is heard: too many open files is no reason to end", async () => {
  const heard: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void heard.push(line) });
  const port = await openPort(config, log);
  atEnd(() => closeServer(port.server));
  port.server.emit("error", Object.assign(new Error("accept EMFILE"), { code: "EMFILE" }));
  expect(heard.join()).toContain("accept EMFILE");
  expect(http.STATUS_CODES[(await fetch(port.url)).status]).toBe("Service Unavailable");
});
