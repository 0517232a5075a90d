import { PRODUCT } from "#wire/product.ts";
/**
 * The developer's mailbox and the sandbox's orders: a page of its own, outside the product, for
 * loopback callers.
 */
export const devToolsPage = `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Hộp thư thử, đơn hàng thử · Test mailbox, sandbox orders</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/dev-tools/dev-tools.css">
<script type="module" src="/dev-tools/dev-tools.js"></script>
</head>
<body>
<nav aria-label="Dev pages">
<a href="/dev-tools/machines" lang="en">Machines</a>
<a href="/test" lang="en">Test</a>
<a href="/test-google-auth" lang="en">Google sign-in</a>
<a href="/">${PRODUCT}</a>
</nav>
<header>
<h1>Hộp thư thử <small lang="en">Test mailbox</small></h1>
<p>Thư của máy chủ này, mới nhất ở trên. <span lang="en">Mail of this server, newest first.</span></p>
<form role="search">
<label>Gửi tới <span lang="en">To</span> <input name="to" type="search" autocomplete="off" placeholder="email"></label>
</form>
</header>
<main>
<div id="mails" aria-live="polite"></div>
<section aria-labelledby="orders-title">
<h2 id="orders-title">Đơn hàng thử <small lang="en">Sandbox orders</small></h2>
<div id="orders" aria-live="polite"></div>
</section>
</main>
</body>
</html>
`;

export const devToolsStyle = `
body { font: 16px/1.5 system-ui, sans-serif; color: #1c1b19; background: #f6f4ef; margin: 0 auto; max-width: 46rem; padding: 1.5rem; }
small, [lang="en"] { color: #5d584f; font-weight: 400; }
input { font: inherit; padding: .4rem .6rem; border: 1px solid #8c8577; border-radius: 4px; width: 16rem; }
article { background: #fff; border: 1px solid #ddd7ca; border-radius: 6px; padding: 1rem 1.25rem; margin: 1rem 0; }
h2 { font-size: 1.1rem; margin: 0; }
.code { font: 700 2.5rem/1.2 ui-monospace, monospace; letter-spacing: .15em; margin: .5rem 0; user-select: all; }
.row { display: flex; gap: 1rem; align-items: center; flex-wrap: wrap; }
button { font: inherit; padding: .4rem .9rem; border: 1px solid #1c1b19; border-radius: 4px; background: #fff; cursor: pointer; min-height: 2.5rem; }
button:focus-visible, input:focus-visible, a:focus-visible { outline: 3px solid #2457c5; outline-offset: 2px; }
nav { display: flex; gap: 1rem; flex-wrap: wrap; margin-bottom: 1rem; }
nav a, .row a { color: #2457c5; }
.state { font-weight: 600; }
#orders-title { margin-top: 2.5rem; }
pre { white-space: pre-wrap; font: inherit; }
`;

export const devToolsScript = `
const list = document.getElementById("mails");
const field = document.querySelector("input[name=to]");
field.value = new URLSearchParams(location.search).get("to") ?? "";
document.querySelector("form").addEventListener("submit", (event) => event.preventDefault());
field.addEventListener("input", () => load());

const element = (name, text, className) => {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  if (className) made.className = className;
  return made;
};
async function copy(code, button) {
  try {
    await navigator.clipboard.writeText(code);
    button.textContent = "Đã chép · Copied";
  } catch {
    getSelection().selectAllChildren(button.parentElement.querySelector(".code"));
  }
}
function show(mail) {
  const card = element("article");
  card.append(element("h2", mail.subject));
  const when = new Date(mail.created_at).toLocaleString("vi-VN");
  card.append(element("p", mail.to + ", " + when));
  if (mail.code) {
    const row = element("div", "", "row");
    const button = element("button", "Chép mã · Copy code");
    button.type = "button";
    button.addEventListener("click", () => copy(mail.code, button));
    row.append(element("output", mail.code, "code"), button);
    card.append(row);
  }
  if (mail.link) {
    const line = element("p");
    const link = element("a", mail.link);
    link.href = mail.link;
    line.append(link);
    card.append(line);
  }
  const more = element("details");
  more.append(element("summary", "Toàn bộ thư · Whole mail"), element("pre", mail.text));
  card.append(more);
  return card;
}
let shown = "";
async function load() {
  const to = field.value.trim();
  const answer = await fetch("/api/dev/mail" + (to ? "?to=" + encodeURIComponent(to) : ""));
  const { items } = await answer.json();
  const key = items.map((mail) => mail.id).join();
  if (key === shown && list.childElementCount) return;
  shown = key;
  list.replaceChildren(...items.map(show));
  if (!items.length) list.append(element("p", "Chưa có thư nào · No mail yet"));
}

/** What an order can still be made to do; the page of the sandbox holds the rest in words. */
const ACTIONS = ["approve", "decline", "cancel", "late", "twice", "tamper"];
const STATES = {
  open: "chờ thanh toán · open",
  paid: "đã thanh toán · paid",
  declined: "bị từ chối · declined",
  cancelled: "đã bỏ · cancelled",
  refunded: "đã hoàn · refunded",
};
const orders = document.getElementById("orders");
function showOrder(order) {
  const card = element("article");
  card.append(element("h3", order.description));
  const when = new Date(order.created_at).toLocaleString("vi-VN");
  const money = order.amount.amount.toLocaleString("vi-VN") + " ₫";
  card.append(element("p", [order.id, order.email, money, when].join(", ")));
  card.append(element("p", STATES[order.status], "state"));
  const row = element("div", "", "row");
  if (order.status === "open" || order.status === "declined") {
    for (const action of ACTIONS) {
      const button = element("button", action);
      button.type = "button";
      button.addEventListener("click", async () => {
        await fetch("/api/dev/payments/" + order.id, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ action }),
        });
        await loadOrders();
      });
      row.append(button);
    }
  }
  const page = element("a", "Trang của cổng · Its page");
  page.href = "/sandbox/pay/" + order.id;
  row.append(page);
  card.append(row);
  return card;
}
let shownOrders = "";
async function loadOrders() {
  const { items } = await (await fetch("/api/dev/payments")).json();
  const key = items.map((order) => order.id + order.status).join();
  if (key === shownOrders && orders.childElementCount) return;
  shownOrders = key;
  orders.replaceChildren(...items.map(showOrder));
  if (!items.length) orders.append(element("p", "Chưa có đơn nào · No order yet"));
}
const everything = () => Promise.all([load(), loadOrders()]).catch(() => {});
everything();
setInterval(everything, 2000);
`;
