import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { ENDPOINTS, type EndpointName } from "#wire/endpoints.ts";
import { ErrorBody } from "#wire/errors.ts";
import {
  type Person,
  picture,
  startTestServer,
  type TestServer,
  until,
} from "./support/harness.ts";

let server: TestServer;
let me: Person;
let ids: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  me = await server.person({ credits: 9 });
  const asset = (await server.upload(me, await picture())).body.id;
  const order = { model: asset, garment: asset };
  const { body } = await server.call("POST", "/ai/virtual-try-on", order, { as: me });
  const done = async () =>
    (await server.call("GET", `/api/generations/${body.id}`, undefined, { as: me })).body;
  await until(done, ({ status }) => status === "completed");
  ids = { asset, generation: body.id };
});

/** Each call that the table gives an answer schema, and how to make it succeed. */
const CALLS: [name: EndpointName, id: "asset" | "generation" | null, body?: object][] = [
  ["health", null],
  ["config", null],
  ["costs", null],
  ["estimates", null],
  ["videoModels", null],
  ["samples", null],
  ["devMail", null],
  ["profile", null],
  ["patchProfile", null, { display_name: "Lan" }],
  ["sessions", null],
  ["dashboard", null],
  ["preferences", null],
  ["putPreferences", null, { tutorials_seen: ["try-on"], sidebar: "closed", banner_dismissed: [] }],
  ["credits", null],
  ["entries", null],
  ["assets", null],
  ["asset", "asset"],
  ["patchAsset", "asset", { name: "tên mới" }],
  ["generations", null],
  ["generation", "generation"],
  ["regenerate", "generation", {}],
  ["quote", null, { feature: "virtual_try_on" }],
  ["createDownload", null, { kind: "generations" }],
];

test.each(CALLS)("%s answers as the wire says", async (name, id, body) => {
  const entry = ENDPOINTS[name];
  const at = entry.path.replace(":id", id ? (ids[id] ?? "") : "");
  const sent = name === "createDownload" ? { ...body, ids: [ids.generation] } : body;
  const answer = await server.call(entry.method, at, sent, { as: me });
  expect(answer.status).toBe(entry.status);
  const schema = (entry as { answer?: v.GenericSchema }).answer as v.GenericSchema;
  expect(v.safeParse(schema, answer.body).issues).toBeUndefined();
});

test("every session call refuses a guest with the error body of the wire", async () => {
  for (const [name, id] of CALLS) {
    const entry = ENDPOINTS[name];
    if (entry.access !== "session" && entry.access !== "token") continue;
    const at = entry.path.replace(":id", id ? (ids[id] ?? "") : "");
    const { status, body } = await server.call(entry.method, at);
    expect([name, status]).toEqual([name, 401]);
    expect(v.safeParse(ErrorBody, body).success).toBe(true);
  }
});
