import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Refused } from "#machines/kit/outcome.ts";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { fill } from "#src/lib/text/fill.ts";
import { keysOf } from "#wire/keys.ts";

const REASONS = {
  timed_out: msg({
    id: "google.timed_out",
    message: "chờ Google lâu quá. Bạn thử lại nhé.",
  }),
  google_incomplete: msg({
    id: "google.incomplete",
    message: "địa chỉ Google gửi về bị thiếu một phần. Bạn đăng nhập lại từ đầu nhé.",
  }),
  google_nothing: msg({
    id: "google.nothing",
    message: "Google chưa gửi gì về. Bạn cho phép cửa sổ bật lên rồi thử lại nhé.",
  }),
} as const;
const GOOGLE_SAYS = msg({ id: "google.says", message: "Google báo {reason}" });

/** Why it failed. The server's own words come first: they name what Google refused. */
export function googleReason(i18n: I18n, refusal: Refused): string {
  const { code, message } = refusal;
  const known = keysOf(REASONS).find((reason) => reason === code);
  if (known) return i18n._(REASONS[known]);
  if (code === "google_refused" && message) return fill(i18n, GOOGLE_SAYS, { reason: message });
  const own = code === "unreachable" || code === "rate_limited";
  return !own && message ? message : sentenceFor(i18n, refusal);
}

/** "Login failed: …", the spec's alert; a space follows the colon. */
const FAILED = msg({ id: "google.failed", message: "Chưa đăng nhập được: " });
export const googleFailure = (i18n: I18n, refusal: Refused): string =>
  i18n._(FAILED) + googleReason(i18n, refusal);
