import type { Gateway } from "#wire/values.ts";
import type { PaymentGateway } from "./gateway.ts";
import { type PayosConfig, PayosGateway } from "./payos.ts";
import type { SandboxGateway } from "./sandbox.ts";
import { type StripeConfig, StripeGateway } from "./stripe.ts";
import { type VnpayConfig, VnpayGateway } from "./vnpay.ts";

/** Each null where it is not switched on; none at all leaves the sandbox. */
export interface PaymentsConfig {
  stripe: StripeConfig | null;
  vnpay: VnpayConfig | null;
  payos: PayosConfig | null;
}

/** The gateways that are switched on, the first being the default. */
export class Gateways {
  readonly #byId = new Map<Gateway, PaymentGateway>();
  /** Present only where no real gateway is. */
  readonly sandbox: SandboxGateway | null = null;

  constructor(config: PaymentsConfig, sandbox: () => SandboxGateway) {
    if (config.stripe) this.#byId.set("stripe", new StripeGateway(config.stripe));
    if (config.vnpay) this.#byId.set("vnpay", new VnpayGateway(config.vnpay));
    if (config.payos) this.#byId.set("payos", new PayosGateway(config.payos));
    if (this.#byId.size > 0) return;
    this.sandbox = sandbox();
    this.#byId.set("sandbox", this.sandbox);
  }
  ids = (): Gateway[] => [...this.#byId.keys()];
  get = (id: Gateway): PaymentGateway | undefined => this.#byId.get(id);
}
