import type { lookup } from "node:dns";
import http from "node:http";
import https from "node:https";
import { guardedLookup, urlTrouble } from "#server/security/public-address.ts";
import { TIMES } from "#wire/limits.ts";

export interface PostResult {
  /** The HTTP status; null when there was no answer. */
  status: number | null;
  error: string | null;
}

/**
 * Posts to an address a customer named: only the internet (and loopback where allowed), one
 * connection, no redirects, fifteen seconds, the answer's content unread.
 */
export function postWebhook(
  url: string,
  message: { headers: Record<string, string>; body: string; loopback: boolean; waitMs?: number },
  resolveName?: typeof lookup,
): Promise<PostResult> {
  const { headers, body, loopback, waitMs = TIMES.webhookAnswer } = message;
  if (urlTrouble(url, loopback)) {
    return Promise.resolve({ status: null, error: "not an address of the internet" });
  }
  return new Promise((resolve) => {
    const { request } = url.startsWith("https:") ? https : http;
    const signal = AbortSignal.timeout(waitMs);
    const call = request(
      url,
      {
        method: "POST",
        agent: false,
        lookup: guardedLookup(loopback, resolveName),
        signal,
        headers: {
          ...headers,
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "user-agent": "MauStudio-Webhook/1.0",
        },
      },
      (answer) => {
        resolve({ status: answer.statusCode ?? null, error: null });
        answer.destroy();
      },
    );
    call.on("error", (error) => {
      const said = signal.aborted ? `no answer within ${waitMs / 1000} seconds` : error.message;
      resolve({ status: null, error: said.slice(0, 200) });
    });
    call.end(body);
  });
}
