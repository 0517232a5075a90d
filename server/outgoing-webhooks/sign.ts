import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";

/** A secret as Standard Webhooks writes it: 24 random bytes in base64 behind its prefix. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(24).toString("base64");

/** The three headers of Standard Webhooks 1.0: `v1,` and HMAC-SHA256 over id, time and body. */
export function webhookHeaders(
  secret: string,
  message: { id: string; at: Date; body: string },
): Record<string, string> {
  const time = Math.floor(message.at.getTime() / 1000);
  const mark = createHmac("sha256", Buffer.from(secret.slice(PREFIX.length), "base64"))
    .update(`${message.id}.${time}.${message.body}`)
    .digest("base64");
  return {
    "webhook-id": message.id,
    "webhook-timestamp": String(time),
    "webhook-signature": `v1,${mark}`,
  };
}
