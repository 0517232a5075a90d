import * as v from "valibot";
import { GatewayError } from "./gateway.ts";

const WAIT_MS = 10_000;

/** One call to a gateway: a JSON answer of the expected shape within ten seconds, or GatewayError. */
export async function request<S extends v.GenericSchema>(
  schema: S,
  url: string,
  init: RequestInit,
): Promise<v.InferOutput<S>> {
  const options = { ...init, redirect: "error" as const, signal: AbortSignal.timeout(WAIT_MS) };
  const response = await fetch(url, options).catch((error: Error) => {
    throw new GatewayError("the gateway is away", { cause: error });
  });
  const answer = await response.json().catch(() => null);
  const parsed = v.safeParse(schema, answer);
  if (response.ok && parsed.success) return parsed.output;
  throw new GatewayError(`the gateway answered ${response.status} in an unforeseen way`);
}
