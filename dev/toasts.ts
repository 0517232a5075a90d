import type { I18n } from "@lingui/core";
import { refused } from "#machines/kit/outcome.ts";
import { AUTH_NOTICES, sayGoogleFailed, sayNotice } from "#src/pages/shell/auth-notices.ts";
import { sayLoggedOut, sayWelcome } from "#src/pages/shell/session-notices.ts";
import { sayRunEnd } from "#src/pages/studio/run-ends/say-run-end.ts";
import { showToast, type ToastKind } from "#src/ui/feedback/toast.tsx";

/** A toast of the product, as its own code words it. */
interface ToastEntry {
  name: string;
  /** The file that shows it. */
  from: string;
  show(i18n: I18n): void;
}

/** One told by the ids of its texts, for those that are worded inside a view. */
const byId = (
  from: string,
  kind: ToastKind,
  title: string,
  text?: string,
  action?: string,
): ToastEntry => ({
  name: title,
  from,
  show: (i18n) => {
    const words = { count: 3 };
    showToast(kind, {
      title: i18n._(title, words),
      ...(text !== undefined && { description: i18n._(text) }),
      ...(action !== undefined && { action: { label: i18n._(action), onPress: () => {} } }),
    });
  },
});

const auth = "src/pages/shell/auth-notices.ts";
const session = "src/pages/shell/session-notices.ts";
const runEnds = "src/pages/studio/run-ends/say-run-end.ts";
const children = "src/flows/kit/use-children.ts";
const download = "src/flows/download/use-download-machine.ts";
const items = "src/flows/history-item/use-history-items.ts";
const selection = "src/flows/history-selection/use-history-selection-ref.ts";
const post = "src/pages/blog/post/share-post.tsx";
const steps = "src/flows/two-steps/use-two-steps-ref.ts";
const webhook = "src/flows/webhook/use-webhook-ref.ts";

const endedRun = (isMade: boolean) => ({
  id: isMade ? "made" : "failed",
  feature: "virtual_try_on" as const,
  end: { isMade, thumb: null, refunded: isMade ? 0 : 1, isTold: true },
});

/** Every toast; a test compares the files named here with those that show one. */
export const TOASTS: readonly ToastEntry[] = [
  ...AUTH_NOTICES.map((what) => ({
    name: what,
    from: auth,
    show: (i18n: I18n) => sayNotice(i18n, what),
  })),
  ...(["code", "firebase"] as const).map((way) => ({
    name: `google failed (${way})`,
    from: auth,
    show: (i18n: I18n) => sayGoogleFailed(i18n, way, refused("google_refused", { message: "x" })),
  })),
  { name: "welcome", from: session, show: (i18n) => sayWelcome(i18n, "Hạnh", true) },
  { name: "logged out", from: session, show: sayLoggedOut },
  ...[true, false].map((isMade) => ({
    name: `run ended (${isMade ? "made" : "failed"})`,
    from: runEnds,
    show: (i18n: I18n) => sayRunEnd(i18n, endedRun(isMade), () => {}),
  })),
  byId(download, "success", "download.done", "download.done.text"),
  byId(download, "error", "download.failed", "download.failed.text"),
  byId(children, "error", "picker.asset_error", "picker.not_loaded"),
  byId(items, "plain", "history.deleted", undefined, "history.undo"),
  byId(items, "error", "history.kept", "error.unreachable"),
  byId(items, "plain", "cancel.too_late"),
  byId(items, "error", "cancel.failed", "error.unreachable"),
  byId(selection, "plain", "selection.deleted", undefined, "history.undo"),
  byId(selection, "error", "selection.kept"),
  byId("src/flows/api-tokens/use-api-tokens-ref.ts", "success", "tokens.deleted"),
  byId(
    "src/pages/money/pricing/price-board.tsx",
    "error",
    "pricing.toast_failed",
    "pricing.toast_unknown",
  ),
  byId("src/flows/change-email/use-change-email-ref.ts", "success", "profile.email_changed"),
  byId("src/pages/account/change-password.tsx", "success", "profile.password_changed"),
  byId("src/flows/account-deletion/use-account-deletion-ref.ts", "success", "profile.deleted"),
  byId("src/pages/account/your-name.tsx", "success", "profile.saved"),
  byId(post, "success", "blog.copied"),
  byId(post, "error", "blog.copy_failed", "blog.copy_failed_text"),
  byId(steps, "success", "totp.on"),
  byId(steps, "success", "totp.off"),
  byId(webhook, "success", "webhook.saved"),
  byId(webhook, "success", "webhook.tested"),
];
