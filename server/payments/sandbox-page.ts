import { escapeHtml } from "#server/texts/escape-html.ts";
import type { DevPaymentAction, Language } from "#wire/values.ts";

interface Sentences {
  title: string;
  note: string;
  pay: string;
  actions: Record<DevPaymentAction, { label: string; says: string }>;
  states: Record<"paid" | "declined" | "cancelled" | "refunded", string>;
  waiting: string;
  back: string;
  other: string;
}

const TEXTS: Record<Language, Sentences> = {
  vi: {
    title: "Cổng thanh toán thử",
    note: "Trang này đứng thay ngân hàng. Không có tiền thật nào được chuyển.",
    pay: "Số tiền",
    actions: {
      approve: { label: "Thanh toán", says: "Ngân hàng nhận tiền và báo cho cửa hàng." },
      decline: { label: "Từ chối", says: "Ngân hàng từ chối thẻ." },
      cancel: { label: "Bỏ thanh toán", says: "Người mua đổi ý." },
      late: { label: "Trả chậm một phút", says: "Tiền tới sau khi người mua đã quay về." },
      twice: { label: "Báo hai lần", says: "Thanh toán, và cửa hàng nghe cùng một tin hai lần." },
      tamper: { label: "Sửa số tiền", says: "Tin báo bị sửa sau khi ký. Không được cộng gì." },
    },
    states: {
      paid: "Đơn này đã thanh toán.",
      declined: "Ngân hàng đã từ chối đơn này. Bạn có thể thử lại ở đây.",
      cancelled: "Đơn này đã bỏ.",
      refunded: "Đơn này đã hoàn tiền.",
    },
    waiting: "Tiền đang trên đường tới.",
    back: "Quay về Mẫu Studio",
    other: "English",
  },
  en: {
    title: "Sandbox payment",
    note: "This page stands in for a bank. No real money moves.",
    pay: "Amount",
    actions: {
      approve: { label: "Pay", says: "The bank takes the money and tells the shop." },
      decline: { label: "Decline", says: "The bank declines the card." },
      cancel: { label: "Leave without paying", says: "The buyer thinks better of it." },
      late: { label: "Pay a minute late", says: "The money comes after the buyer has returned." },
      twice: { label: "Tell twice", says: "Pays, and the shop hears the same message twice." },
      tamper: {
        label: "Change the amount",
        says: "The message is altered after signing. It must add nothing.",
      },
    },
    states: {
      paid: "This order is paid.",
      declined: "The bank declined this order. You can try again here.",
      cancelled: "This order was given up.",
      refunded: "This order was refunded.",
    },
    waiting: "The money is on its way.",
    back: "Back to Mẫu Studio",
    other: "Tiếng Việt",
  },
};

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
  const texts = TEXTS[language];
  const other = language === "vi" ? "en" : "vi";
  const { orderId, description, amount, status, isWaiting, backUrl } = visit;
  const payable = (status === "open" || status === "declined") && !isWaiting;
  const buttons = Object.entries(texts.actions)
    .map(
      ([action, { label, says }]) =>
        `<li><button name="action" value="${action}">${label}</button><span>${says}</span></li>`,
    )
    .join("");
  const state =
    status === "open" ? "" : `<p class="state" role="status">${texts.states[status]}</p>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title}, Mẫu Studio</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/sandbox/pay.css">
</head>
<body>
<header><a href="?lang=${other}" lang="${other}" hreflang="${other}">${texts.other}</a></header>
<main>
<h1>${texts.title}</h1>
<p>${texts.note}</p>
<dl><dt>${texts.pay}</dt><dd>${escapeHtml(amount)}</dd></dl>
<p class="what">${escapeHtml(description)}<br><code>${escapeHtml(orderId)}</code></p>
${state}
${isWaiting ? `<p class="state" role="status">${texts.waiting}</p>` : ""}
${
  payable
    ? `<form method="post" action="/sandbox/pay/${escapeHtml(orderId)}"><input type="hidden" name="lang" value="${language}"><ul>${buttons}</ul></form>`
    : `<p><a href="${escapeHtml(backUrl)}">${texts.back}</a></p>`
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
