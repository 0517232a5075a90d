import type { Webhook } from "#wire/tokens.ts";

/** A webhook as it is read: its secret is told once, and by itself. */
export type Hook = Omit<Webhook, "secret">;
/** What it is to be; the address as typed. */
export interface WebhookDraft {
  url: string;
  enabled: boolean;
}

/** What the form holds before anything is typed; one that is new begins switched on. */
export const draftOf = (hook: Hook | null): WebhookDraft => ({
  url: hook?.url ?? "",
  enabled: hook?.enabled ?? true,
});

/** The address that was typed; null when it is none. Whether it may be called is the server's to say. */
export function addressOf(typed: string): string | null {
  const url = typed.trim();
  return /^https?:\/\/\S+$/.test(url) ? url : null;
}
