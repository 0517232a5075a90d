import { msg } from "@lingui/core/macro";
import { escapeHtml } from "#server/texts/escape-html.ts";
import { languageLinks } from "#server/texts/language-links.ts";
import { say } from "#server/texts/say.ts";
import { inMinutes } from "#wire/durations.ts";
import { TIMES } from "#wire/limits.ts";
import { PRODUCT } from "#wire/product.ts";
import { type DevPaymentAction, LANGUAGE_QUERY, type Language } from "#wire/values.ts";

const TITLE = msg({ id: "sandbox.title", message: "Cổng thanh toán thử" });
const NOTE = msg({
  id: "sandbox.note",
  message: "Trang này đứng thay ngân hàng. Không có tiền thật nào được chuyển.",
});
const AMOUNT = msg({ id: "sandbox.amount", message: "Số tiền" });
const ACTIONS = {
  approve: {
    label: msg({ id: "sandbox.approve", message: "Thanh toán" }),
    says: msg({ id: "sandbox.approve.says", message: "Ngân hàng nhận tiền và báo cho cửa hàng." }),
  },
  decline: {
    label: msg({ id: "sandbox.decline", message: "Từ chối" }),
    says: msg({ id: "sandbox.decline.says", message: "Ngân hàng từ chối thẻ." }),
  },
  cancel: {
    label: msg({ id: "sandbox.cancel", message: "Bỏ thanh toán" }),
    says: msg({ id: "sandbox.cancel.says", message: "Người mua đổi ý." }),
  },
  late: {
    label: msg({
      id: "sandbox.late",
      message: `Trả chậm ${{ minutes: inMinutes(TIMES.sandboxLate) }} phút`,
    }),
    says: msg({ id: "sandbox.late.says", message: "Tiền tới sau khi người mua đã quay về." }),
  },
  twice: {
    label: msg({ id: "sandbox.twice", message: "Báo hai lần" }),
    says: msg({
      id: "sandbox.twice.says",
      message: "Thanh toán, và cửa hàng nghe cùng một tin hai lần.",
    }),
  },
  tamper: {
    label: msg({ id: "sandbox.tamper", message: "Sửa số tiền" }),
    says: msg({
      id: "sandbox.tamper.says",
      message: "Tin báo bị sửa sau khi ký. Không được cộng gì.",
    }),
  },
} satisfies Record<DevPaymentAction, unknown>;
const STATES = {
  paid: msg({ id: "sandbox.state.paid", message: "Đơn này đã thanh toán." }),
  declined: msg({
    id: "sandbox.state.declined",
    message: "Ngân hàng đã từ chối đơn này. Bạn có thể thử lại ở đây.",
  }),
  cancelled: msg({ id: "sandbox.state.cancelled", message: "Đơn này đã bỏ." }),
  refunded: msg({ id: "sandbox.state.refunded", message: "Đơn này đã hoàn tiền." }),
};
const WAITING = msg({ id: "sandbox.waiting", message: "Tiền đang trên đường tới." });
const BACK = msg({ id: "sandbox.back", message: "Quay về Mẫu Studio" });

export interface SandboxVisit {
  orderId: string;
  description: string;
  /** Formatted in the page's language. */
  amount: string;
  status: "open" | "paid" | "declined" | "cancelled" | "refunded";
  /** A late payment is on its way. */
  isWaiting: boolean;
  backUrl: string;
}

/** The sandbox's page: one button for each thing that happens at a gateway. No script. */
export function sandboxPage(language: Language, visit: SandboxVisit): string {
  const { orderId, description, amount, status, isWaiting, backUrl } = visit;
  const payable = (status === "open" || status === "declined") && !isWaiting;
  const buttons = Object.entries(ACTIONS)
    .map(
      ([action, { label, says }]) =>
        `<li><button name="action" value="${action}">${say(language, label)}</button><span>${say(language, says)}</span></li>`,
    )
    .join("");
  const state =
    status === "open" ? "" : `<p class="state" role="status">${say(language, STATES[status])}</p>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say(language, TITLE)}, ${PRODUCT}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/sandbox/pay.css">
</head>
<body>
<header>${languageLinks(language)}</header>
<main>
<h1>${say(language, TITLE)}</h1>
<p>${say(language, NOTE)}</p>
<dl><dt>${say(language, AMOUNT)}</dt><dd>${escapeHtml(amount)}</dd></dl>
<p class="what">${escapeHtml(description)}<br><code>${escapeHtml(orderId)}</code></p>
${state}
${isWaiting ? `<p class="state" role="status">${say(language, WAITING)}</p>` : ""}
${
  payable
    ? `<form method="post" action="/sandbox/pay/${escapeHtml(orderId)}"><input type="hidden" name="${LANGUAGE_QUERY}" value="${language}"><ul>${buttons}</ul></form>`
    : `<p><a href="${escapeHtml(backUrl)}">${say(language, BACK)}</a></p>`
}
</main>
</body>
</html>
`;
}

export const sandboxStyle = `
body { font: 16px/1.5 system-ui, sans-serif; color: #1c1b19; background: #f6f4ef; margin: 0 auto; max-width: 34rem; padding: 1.5rem; }
header { text-align: right; }
main { background: #fff; border: 1px solid #ddd7ca; border-radius: 6px; padding: 1.5rem; margin-top: 1rem; }
h1 { font-size: 1.4rem; margin: 0 0 .5rem; }
p { margin: .5rem 0; }
dl { margin: 1rem 0 0; }
dt { color: #5d584f; }
dd { margin: 0; font-size: 2rem; font-weight: 700; font-variant-numeric: tabular-nums; }
code { color: #5d584f; font-size: .875rem; overflow-wrap: anywhere; }
.state { border-left: 4px solid #1c1b19; padding-left: .75rem; font-weight: 600; }
ul { list-style: none; padding: 0; margin: 1.5rem 0 0; display: grid; gap: .75rem; }
li { display: grid; grid-template-columns: 12rem 1fr; gap: 1rem; align-items: center; }
button { font: inherit; min-height: 2.75rem; padding: .4rem .9rem; border: 1px solid #1c1b19; border-radius: 4px; background: #fff; color: inherit; cursor: pointer; }
li:first-child button { background: #1c1b19; color: #fff; }
span { color: #5d584f; font-size: .9375rem; }
a { color: #1c1b19; }
button:focus-visible, a:focus-visible { outline: 3px solid #2457c5; outline-offset: 2px; }
@media (max-width: 30rem) { li { grid-template-columns: 1fr; gap: .25rem; } }
`;
