import { expect, test } from "vitest";
import { createLog } from "#server/log.ts";
import { picture, startTestServer } from "./support/harness.ts";
import { completedRun } from "./support/runs.ts";

function recorded() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog("debug", { write: (line) => void lines.push(JSON.parse(line)) });
  return { lines, log, text: () => JSON.stringify(lines) };
}

test("secrets are hidden by name and place; the code of a failure stays readable", () => {
  const { lines, log, text } = recorded();
  log.info({ job: "gen_1", code: "face_not_found" }, "a run failed");
  log.warn({ gateway: "payos", notice: { code: "24" } }, "declined");
  expect(lines).toMatchObject([
    { code: "face_not_found", msg: "a run failed" },
    { notice: { code: "24" } },
  ]);
  const mark = "evilmark";
  for (const name of ["password", "otp", "totp", "token", "access_token", "secret", "cookie"]) {
    log.info({ [name]: mark, body: { [name]: mark } });
  }
  log.info({ mail: { code: mark, link: mark, text: mark }, body: { code: mark } });
  expect(text()).not.toContain(mark);
});

test("what was thrown is told whatever it is, without a driver's values", () => {
  const { lines, log, text } = recorded();
  const round: Record<string, unknown> = { message: "round" };
  round.self = round;
  const mark = "evilmark";
  const thrown = [
    { message: "queue is gone", queue: "runs", code: "57P01", params: [mark], password: mark },
    new Error("outer", { cause: { status: 503, body: { token: mark } } }),
    new Error("outer", { cause: "only words" }),
    new Error(`select 1\nparams: ${mark}`),
    round,
    "words alone",
    undefined,
  ];
  for (const err of thrown) log.warn({ err }, "queue");
  expect(text()).not.toContain("[object Object]");
  expect(text()).not.toContain(mark);
  const of = (n: number) => lines[n]?.err as Record<string, string>;
  expect(JSON.parse(of(0).message ?? "")).toMatchObject({
    message: "queue is gone",
    code: "57P01",
  });
  expect(JSON.parse(of(1).because ?? "")).toMatchObject({ status: 503 });
  expect(of(2).because).toBe("only words");
  expect(of(3).message).toBe("select 1");
  expect(of(3).stack).toMatch(/^ +at .*log\.test\.ts:/);
  expect(of(4).message).toContain("round");
  expect(of(5).message).toBe("words alone");
});

test("addresses that open something to whoever holds them stand in no log", async () => {
  const { lines, log, text } = recorded();
  const server = await startTestServer();
  server.deps.log = log;
  const as = await server.person();
  const { id: run } = await completedRun(server, as);
  const asked = { kind: "generations", ids: [run] };
  const { url: ticket } = (await server.call("POST", "/api/downloads", asked, { as })).body;
  const shared = await server.call("POST", `/api/generations/${run}/share`, {}, { as });
  const own = (await server.upload(as, await picture())).body;
  const secrets: string[] = [ticket, `/s/${shared.body.id}`, `/api/shares/${shared.body.id}`];
  secrets.push(new URL(own.url, server.url).pathname, "/reset-password?token=bimat");
  const before = lines.length;
  for (const at of secrets) await server.call("GET", at);
  expect(lines).toHaveLength(before + secrets.length);
  for (const at of secrets) expect(text()).not.toContain(at.split("/").at(-1)?.split("?")[0] ?? at);
  expect(lines.at(-secrets.length)).toMatchObject({ route: "/api/downloads/:ticket", status: 200 });
});
