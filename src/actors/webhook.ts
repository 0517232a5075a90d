import { fromPromise } from "xstate";
import { accepted, type Outcome } from "#machines/kit/outcome.ts";
import { addressOf, type Hook, type WebhookDraft } from "#machines/webhook/webhook.rules.ts";
import type { Services } from "#src/lib/api/services.ts";
import type { Webhook } from "#wire/tokens.ts";

/** The webhook as it is now; null while there is none. */
export const loadWebhook = ({ api }: Services) =>
  fromPromise<Outcome<Hook | null>, void>(async ({ signal }) => {
    const answer = await api.call("GET", "/api/webhooks", { signal });
    if (!answer.ok) return answer;
    const { url, ...rest } = answer.value;
    return accepted(url === null ? null : { ...rest, url });
  });

/** The answer holds the secret when this has made the webhook. */
export const saveWebhook = ({ api }: Services) =>
  fromPromise<Outcome<Webhook>, WebhookDraft>(({ input: { url, enabled }, signal }) =>
    api.call("PUT", "/api/webhooks", { body: { url: addressOf(url) ?? "", enabled }, signal }),
  );

/** Has the newest finished run told, or an example. */
export const testWebhook = ({ api }: Services) =>
  fromPromise<Outcome<null>, void>(({ signal }) =>
    api.call("POST", "/api/webhooks/test", { signal }),
  );

export const deleteWebhook = ({ api }: Services) =>
  fromPromise<Outcome<null>, void>(({ signal }) => api.call("DELETE", "/api/webhooks", { signal }));
