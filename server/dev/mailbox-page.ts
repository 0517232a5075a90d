/** The developer's mailbox: a page of its own, outside the product, for loopback callers. */
export const mailboxPage = `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Hộp thư thử · Test mailbox</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/dev-tools/mailbox.css">
<script type="module" src="/dev-tools/mailbox.js"></script>
</head>
<body>
<header>
<h1>Hộp thư thử <small lang="en">Test mailbox</small></h1>
<p>Thư của máy chủ này, mới nhất ở trên. <span lang="en">Mail of this server, newest first.</span></p>
<form role="search">
<label>Gửi tới <span lang="en">To</span> <input name="to" type="search" autocomplete="off" placeholder="email"></label>
</form>
</header>
<main id="mails" aria-live="polite"></main>
</body>
</html>
`;

export const mailboxStyle = `
body { font: 16px/1.5 system-ui, sans-serif; color: #1c1b19; background: #f6f4ef; margin: 0 auto; max-width: 46rem; padding: 1.5rem; }
small, [lang="en"] { color: #5d584f; font-weight: 400; }
input { font: inherit; padding: .4rem .6rem; border: 1px solid #8c8577; border-radius: 4px; width: 16rem; }
article { background: #fff; border: 1px solid #ddd7ca; border-radius: 6px; padding: 1rem 1.25rem; margin: 1rem 0; }
h2 { font-size: 1.1rem; margin: 0; }
.code { font: 700 2.5rem/1.2 ui-monospace, monospace; letter-spacing: .15em; margin: .5rem 0; user-select: all; }
.row { display: flex; gap: 1rem; align-items: center; flex-wrap: wrap; }
button { font: inherit; padding: .4rem .9rem; border: 1px solid #1c1b19; border-radius: 4px; background: #fff; cursor: pointer; min-height: 2.5rem; }
button:focus-visible, input:focus-visible, a:focus-visible { outline: 3px solid #2457c5; outline-offset: 2px; }
pre { white-space: pre-wrap; font: inherit; }
`;

export const mailboxScript = `
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
load();
setInterval(load, 2000);
`;
