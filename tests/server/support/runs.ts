import { type Person, picture, type TestServer, until } from "./harness.ts";

/** A completed run of virtual try-on, made by the test engine. */
export async function completedRun(
  server: TestServer,
  as: Person,
  prompt?: string,
  // biome-ignore lint/suspicious/noExplicitAny: the answer as it came
): Promise<any> {
  const asset = (await server.upload(as, await picture())).body.id;
  const order = { model: asset, garment: asset, ...(prompt ? { prompt } : {}) };
  const { body } = await server.call("POST", "/ai/virtual-try-on", order, { as });
  const read = async () =>
    (await server.call("GET", `/api/generations/${body.id}`, undefined, { as })).body;
  return until(read, ({ status }) => status === "completed");
}

/** A session of the first administrator. */
export async function administrator(server: TestServer): Promise<Person> {
  const as = await server.person();
  const [email = ""] = server.deps.config.adminAddresses;
  const [known] = await server.query<{ id: string }>("select id from users where email = $1", [
    email,
  ]);
  if (known) throw new Error("this test has its administrator already");
  await server.query("update users set email = $1 where id = $2", [email, as.id]);
  server.deps.sessions.forget();
  return { ...as, email };
}
