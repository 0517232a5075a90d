import { createHmac } from "node:crypto";
import type { Person, TestServer } from "./harness.ts";

type Cycle = "monthly" | "annual";

/** Opens an order; fails unless the server accepts it. */
export async function order(
  server: TestServer,
  as: Person,
  plan: string,
  cycle: Cycle = "monthly",
  // biome-ignore lint/suspicious/noExplicitAny: the answer as it came
): Promise<any> {
  const { status, body } = await server.call(
    "POST",
    "/api/checkout",
    { plan_id: plan, cycle },
    { as },
  );
  if (status !== 201) throw new Error(`no order: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** What a person does at the sandbox's page; answers the order's status then. */
export async function act(server: TestServer, id: string, action: string, delay_s?: number) {
  const sent = { action, ...(delay_s === undefined ? {} : { delay_s }) };
  return (await server.call("POST", `/api/dev/payments/${id}`, sent)).body.status;
}

/** Buys a plan through the sandbox. */
export async function buy(server: TestServer, as: Person, plan: string, cycle?: Cycle) {
  const opened = await order(server, as, plan, cycle);
  if ((await act(server, opened.id, "approve")) !== "paid") throw new Error("not paid");
  return opened;
}

/** A message of the sandbox as it would sign it, sent as given. */
export async function tell(
  server: TestServer,
  message: Record<string, unknown>,
  how: { time?: number; secret?: Buffer; header?: string } = {},
) {
  const body = JSON.stringify({ currency: "VND", status: "paid", ...message });
  const time = how.time ?? Math.floor(server.deps.now().getTime() / 1000);
  const mark = createHmac("sha256", how.secret ?? server.deps.keys.sandbox)
    .update(`${time}.${body}`)
    .digest("hex");
  const headers = { "sandbox-signature": how.header ?? `t=${time},v1=${mark}` };
  return server.call("POST", "/webhooks/sandbox", body, { headers });
}

export const balance = async (server: TestServer, as: Person): Promise<number> =>
  (await server.call("GET", "/api/credits", undefined, { as })).body.balance;
export const profile = async (server: TestServer, as: Person) =>
  (await server.call("GET", "/auth/profile", undefined, { as })).body.user;
