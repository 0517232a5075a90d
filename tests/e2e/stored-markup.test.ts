import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PAYLOADS } from "../support/payloads.ts";
import { type Account, openBrowser, openContext, Studio } from "./support/studio.ts";

/**
 * Markup that runs elsewhere, stored wherever people and administrators write, and every page
 * opened that shows it, in a browser with the policy that is served: nothing runs, nothing is even
 * tried, and it reads as it was typed.
 */
const studio = new Studio();
let browser: Browser;
let admin: Account;
let reader: Account;
/** What a page was made to do. `__x` is what each payload sets. */
const seen: string[] = [];
const SHORT = "<img src=x onerror=window.__x=1>";
const ALL = PAYLOADS.join("\n\n");
let slug = "";
let tag = "";

async function make<Made>(path: string, body: unknown, account: Account): Promise<Made> {
  const answer = await studio.post(path, body, account.token);
  const text = await answer.text();
  expect([path, answer.status, text.slice(0, 300)]).toEqual([path, 201, expect.any(String)]);
  return JSON.parse(text) as Made;
}

beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), studio.start()]);
  [admin, reader] = await Promise.all([studio.admin(), studio.account()]);
  const blog = "/api/admin/blog";
  const name = { vi: SHORT, en: SHORT };
  type Made = { id: string; slug: string };
  const category = await make<Made>(`${blog}/categories`, { name }, admin);
  const author = await make<Made>(
    `${blog}/authors`,
    { name: SHORT, bio: ALL.slice(0, 500) },
    admin,
  );
  const label = await make<Made>(`${blog}/tags`, { name: SHORT }, admin);
  tag = label.slug;
  const post = {
    title: `Bài ${SHORT}`,
    excerpt: SHORT,
    body_markdown: `${ALL}\n\n[x](javascript:window.__x=1) ![y](javascript:window.__x=1)\n\n# ${SHORT}`,
    category_id: category.id,
    author_id: author.id,
    tag_ids: [label.id],
    language: "vi",
    status: "published",
  };
  ({ slug } = await make<Made>(`${blog}/posts`, post, admin));
  const at = `/api/blog/posts/${slug}/comments`;
  const comment = await make<{ id: string }>(at, { text: ALL.slice(0, 900) }, reader);
  await make(at, { text: `Chờ duyệt ${SHORT}` }, reader);
  const decided = await fetch(`${studio.address}/api/admin/comments/${comment.id}`, {
    method: "PATCH",
    headers: { "content-type": "application/json", authorization: `Bearer ${admin.token}` },
    body: JSON.stringify({ status: "approved" }),
  });
  expect(decided.status).toBe(200);
  const form = new FormData();
  const message = { first_name: SHORT, last_name: SHORT, email: "khach@shop.example" };
  const words = { topic: "general", description: ALL.slice(0, 1500), phone: SHORT.slice(0, 20) };
  for (const [field, value] of Object.entries({ ...message, ...words })) form.set(field, value);
  const sent = await fetch(`${studio.address}/api/contact`, { method: "POST", body: form });
  expect([sent.status, (await sent.text()).slice(0, 300)]).toEqual([201, expect.any(String)]);
});
afterAll(async () => {
  await browser?.close();
  await studio.end();
});

async function watched(account?: Account): Promise<Page> {
  const context = await openContext(browser, studio, account);
  await context.addInitScript(() => {
    localStorage.setItem("language", "vi");
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      console.error(`refused: ${effectiveDirective} ${blockedURI}`),
    );
  });
  const page = await context.newPage();
  const at = () => new URL(page.url()).pathname;
  page.on("dialog", (dialog) => {
    seen.push(`${at()}: a dialog`);
    void dialog.dismiss();
  });
  page.on("pageerror", (error) => seen.push(`${at()}: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") seen.push(`${at()}: ${message.text()}`);
  });
  page.on("request", (request) => {
    const { hostname } = new URL(request.url());
    if (hostname === "evil.test") seen.push(`${at()}: asked ${request.url()}`);
  });
  return page;
}
/** Opens a page, waits for the payload to stand there as text, and looks whether anything ran. */
async function holds(page: Page, path: string, text: string = SHORT): Promise<void> {
  await page.goto(path);
  await page.getByText(text, { exact: false }).first().waitFor({ state: "attached" });
  // A stream of events stays open, so the network is never idle: what would run has run by then.
  await page.waitForTimeout(500);
  expect([path, await page.evaluate(() => Reflect.get(window, "__x") ?? null)]).toEqual([
    path,
    null,
  ]);
  const strange = await page.evaluate(() =>
    [...document.querySelectorAll("#root *")].flatMap((element) => [
      ...[...element.attributes]
        .filter(({ name }) => name.startsWith("on"))
        .map(({ name }) => name),
      ...(/^(script|iframe|object|base|math|template)$/i.test(element.localName)
        ? [element.localName]
        : []),
      ...(/^\s*(javascript|vbscript|data:text)/i.test(element.getAttribute("href") ?? "")
        ? ["href"]
        : []),
    ]),
  );
  expect([path, strange]).toEqual([path, []]);
}

test("readers, signed in or not, meet it as text", async () => {
  for (const account of [undefined, reader]) {
    const page = await watched(account);
    await holds(page, "/blog");
    await holds(page, `/blog/tag/${tag}`);
    await holds(page, `/blog/${slug}`, "<script>window.__x=1</script>");
    await holds(page, `/blog/${slug}?lang=en`, "<svg onload=window.__x=1>");
    await page.context().close();
  }
  expect(seen).toEqual([]);
});

test("so do administrators at the desk", async () => {
  const page = await watched(admin);
  await holds(page, "/admin/blog");
  for (const tab of ["categories", "tags", "authors"]) await holds(page, `/admin/blog?tab=${tab}`);
  await holds(page, "/admin/moderation?tab=comments", `Chờ duyệt ${SHORT}`);
  await holds(page, "/admin/contact", SHORT);
  await holds(page, "/admin/audit", "window.__x=1");
  await page.goto("/admin/blog");
  await page
    .getByRole("link", { name: `Bài ${SHORT}` })
    .first()
    .click();
  await page.waitForURL(/post=pst_/);
  await page.getByText("<script>window.__x=1</script>").first().waitFor({ state: "attached" });
  expect(await page.evaluate(() => Reflect.get(window, "__x") ?? null)).toBeNull();
  expect(seen).toEqual([]);
});

test("the same page by what a robot reads: its head, the feed and the sitemap are whole", async () => {
  const page = await (await fetch(`${studio.address}/blog/${slug}`)).text();
  expect(page).not.toMatch(/<img src=x|<svg onload|<script>window/);
  const feed = await (await fetch(`${studio.address}/blog/rss.xml`)).text();
  expect(feed).not.toContain(SHORT);
});
