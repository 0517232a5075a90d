import type * as v from "valibot";
import type { Gateway, Language } from "#wire/values.ts";

/** An order as a gateway must know it. Amounts are whole VND on this side, always. */
export interface PaymentOrder {
  id: string;
  /** Its name where digits alone are taken. */
  number: number;
  amount: number;
  createdAt: Date;
  expiresAt: Date;
  /** The gateway's own name for it, once it has one. */
  reference: string | null;
}
/** What a gateway needs beside the order to let a person pay. */
export interface PaymentVisit {
  /** What is bought, in the person's language. */
  description: string;
  language: Language;
  address: string;
  returnTo: { success: string; cancel: string; error: string };
}
/**
 * What a gateway says about an order: `open` not yet paid, `suspect` money moved but something is
 * wrong and a person must look.
 */
export type Told = "paid" | "open" | "declined" | "cancelled" | "expired" | "suspect";
/** A statement whose signature was checked over the bytes as they came. */
export interface Notice {
  /** The same for every delivery of the same event. */
  eventId: string;
  order: { id: string } | { number: number };
  /** The gateway's own name for the order; null where it has none. */
  reference: string | null;
  told: Told;
  /** Whole VND; what the gateway counts in was converted after the signature check. */
  amount: number;
  currency: string;
}
/** A notification as it arrived: nothing parsed, nothing decoded. */
export interface Delivery {
  body: string;
  query: string;
  header: (name: string) => string | undefined;
}

/** A gateway that is away or answers in a way nobody foresaw. */
export class GatewayError extends Error {
  override name = "GatewayError";
}

/** What a body says, or null when it is no JSON: to be checked against a schema either way. */
export function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/**
 * What became of a notification: `paid` credits were granted by it, `noted` it changed something
 * else, `known` it had come before, `mismatch` its amount or order is not ours, `unknown` it names
 * nothing of ours.
 */
export type Outcome = "paid" | "noted" | "known" | "mismatch" | "unknown";

/** One payment provider. Credits are granted by what `readWebhook` or `poll` say, never by a browser. */
export interface PaymentGateway {
  readonly id: Gateway;
  /** Opens the order at the gateway; the same order twice is the same payment. Throws GatewayError. */
  create(order: PaymentOrder, visit: PaymentVisit): Promise<{ reference: string; url: string }>;
  /** Reads a notification: null when its signature is wrong, `other` when it is about nothing of ours. */
  readWebhook(delivery: Delivery, now: Date): Notice | "other" | null;
  /** The body it expects with status 200, whatever came of its notification; most expect none. */
  reply?(outcome: Outcome | "unsigned" | "failed"): Readonly<Record<string, string>>;
  /** Asks what became of an order; null when the gateway does not know it. Throws GatewayError. */
  poll(order: PaymentOrder, now: Date): Promise<Notice | null>;
  /** Sees to it that the order can't be paid any more, where the gateway offers that. */
  cancel?(order: PaymentOrder): Promise<void>;
  /** Gives the money back, where the gateway offers that; harmless to repeat. Throws GatewayError. */
  refund?(order: PaymentOrder): Promise<void>;
}

/** A kind of gateway as the configuration knows it. Names of variables begin with its id. */
export interface GatewayKind<Entries extends v.ObjectEntries = v.ObjectEntries> {
  readonly id: Gateway;
  /** Its environment variables and their forms. */
  readonly variables: Entries;
  /** Those that switch it on: set together or not at all. */
  readonly switches: readonly (keyof Entries & string)[];
  /** Those that may point at a stand-in while developing and never in production. */
  readonly overrides: readonly (keyof Entries & string)[];
  /** Null where it is not switched on. */
  open(env: v.InferOutput<v.ObjectSchema<Entries, undefined>>): PaymentGateway | null;
}
/** Keeps the names of a kind's variables. */
export const gatewayKind = <Entries extends v.ObjectEntries>(
  kind: GatewayKind<Entries>,
): GatewayKind<Entries> => kind;
