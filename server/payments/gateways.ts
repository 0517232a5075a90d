import type * as v from "valibot";
import type { Gateway } from "#wire/values.ts";
import type { PaymentGateway } from "./gateway.ts";
import { payos } from "./payos.ts";
import type { SandboxGateway } from "./sandbox.ts";
import { stripe } from "./stripe.ts";
import { vnpay } from "./vnpay.ts";

/** Every kind there is; the first that is switched on is the default. */
export const GATEWAY_KINDS = [stripe, vnpay, payos] as const;
export const GATEWAY_VARIABLES = { ...stripe.variables, ...vnpay.variables, ...payos.variables };

type Settings = v.InferOutput<v.ObjectSchema<typeof GATEWAY_VARIABLES, undefined>>;
/** The gateways that these variables switch on. */
export const openGateways = (env: Settings): readonly PaymentGateway[] =>
  [stripe.open(env), vnpay.open(env), payos.open(env)].filter((gateway) => gateway !== null);

/** The gateways that are switched on, the first being the default. */
export class Gateways {
  readonly #byId: ReadonlyMap<Gateway, PaymentGateway>;
  /** Present only where no real gateway is. */
  readonly sandbox: SandboxGateway | null;

  constructor(open: readonly PaymentGateway[], sandbox: () => SandboxGateway) {
    this.sandbox = open.length === 0 ? sandbox() : null;
    const all = this.sandbox ? [this.sandbox] : open;
    this.#byId = new Map(all.map((gateway) => [gateway.id, gateway]));
  }
  ids = (): Gateway[] => [...this.#byId.keys()];
  get = (id: Gateway): PaymentGateway | undefined => this.#byId.get(id);
}
