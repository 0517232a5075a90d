import type { GoogleReturn } from "#machines/google-callback/google-callback.machine.ts";
import type { GoogleProof } from "#machines/kit/google-proof.ts";
import { accepted, type Outcome, refused } from "#machines/kit/outcome.ts";
import { callbackAddress } from "./google-trip.ts";

/** The spec's size of the window that asks at Google. */
const SIZE = { width: 500, height: 600 } as const;
const CHANNEL = "google-sign-in";
const POLL_MS = 300;
/**
 * A window that comes back from Google is cut off from this one by the opener policy and looks
 * closed from here; what it brings arrives a moment later, by channel.
 */
const GRACE_MS = 4_000;
/** How long the window that came back waits for the one that asked. */
const HAND_OVER_MS = 3_000;

type Word = { type: "returned"; from: GoogleReturn } | { type: "taken"; state: string };

/** Opens it empty and at once: only a press may open windows. Null where the browser forbids it. */
export function openGoogleWindow(): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - SIZE.width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - SIZE.height) / 2);
  const popup = window.open(
    "",
    "google-sign-in",
    `popup,width=${SIZE.width},height=${SIZE.height},left=${left},top=${top}`,
  );
  return popup === null || popup.closed ? null : popup;
}

/**
 * What the window brings back for this very state; anything else on the channel is someone else's.
 * Ends with popup_closed a moment after the window has gone.
 */
export const returnedFrom = (
  popup: Window,
  state: string,
  signal: AbortSignal,
): Promise<Outcome<GoogleProof>> =>
  new Promise((resolve) => {
    const channel = new BroadcastChannel(CHANNEL);
    let goneAt: number | null = null;
    const end = (outcome: Outcome<GoogleProof>) => {
      clearInterval(timer);
      channel.close();
      popup.close();
      resolve(outcome);
    };
    const timer = setInterval(() => {
      if (!popup.closed) return;
      goneAt ??= Date.now();
      if (Date.now() - goneAt >= GRACE_MS) end(refused("popup_closed"));
    }, POLL_MS);
    channel.onmessage = ({ data }: MessageEvent<Word>) => {
      if (data.type !== "returned" || data.from.state !== state) return;
      channel.postMessage({ type: "taken", state } satisfies Word);
      end(proofOf(data.from, state));
    };
    signal.addEventListener("abort", () => end(refused("cancelled")));
  });

function proofOf({ code, error }: GoogleReturn, state: string): Outcome<GoogleProof> {
  if (error === "access_denied") return refused("cancelled");
  if (code === null) return refused("google_refused", { message: error ?? "" });
  return accepted({ kind: "code", code, state, redirectUri: callbackAddress() });
}

/** Offers what came back to the window that asked; refused with not_awaited when none takes it. */
export const offerReturn = (from: GoogleReturn, signal: AbortSignal): Promise<Outcome<null>> =>
  new Promise((resolve) => {
    const channel = new BroadcastChannel(CHANNEL);
    const end = (outcome: Outcome<null>) => {
      clearTimeout(timer);
      channel.close();
      resolve(outcome);
    };
    const timer = setTimeout(() => end(refused("not_awaited")), HAND_OVER_MS);
    channel.onmessage = ({ data }: MessageEvent<Word>) => {
      if (data.type === "taken" && data.state === from.state) end(accepted(null));
    };
    signal.addEventListener("abort", () => end(refused("not_awaited")));
    channel.postMessage({ type: "returned", from } satisfies Word);
  });
