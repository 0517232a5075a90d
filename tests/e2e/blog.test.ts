import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Account, errorsOf, openBrowser, openContext, Studio } from "./support/studio.ts";

/** The blog as readers, writers and administrators come to it, and its newsletter by real mails. */
const studio = new Studio();
let browser: Browser;
let admin: Account;
beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), studio.start()]);
  admin = await studio.admin();
});
afterAll(async () => {
  await browser?.close();
  await studio.end();
});

async function openPage(account?: Account) {
  const context = await openContext(browser, studio, account);
  await context.addInitScript(() => localStorage.setItem("language", "vi"));
  return context.newPage();
}
/** The newest link of a mail, as far as its path. */
async function linkFor(email: string, path: string): Promise<string> {
  const mails = JSON.stringify(await studio.get(`/api/dev/mail?to=${encodeURIComponent(email)}`));
  const [found] = new RegExp(`${path}\\?token=[\\w%.-]+`).exec(mails) ?? [];
  if (!found) throw new Error(`No link ${path} was mailed to ${email}.`);
  return found;
}
async function make<Made extends { id: string }>(path: string, body: unknown): Promise<Made> {
  const answer = await studio.post(`/api/admin/blog/${path}`, body, admin.token);
  expect([path, answer.status]).toEqual([path, 201]);
  return (await answer.json()) as Made;
}

test("a post is written on the desk, read, commented and decided; nobody sees the comment before", async () => {
  await make("categories", { name: { vi: "Thử nghiệm", en: "Trial" }, slug: "thu-nghiem" });
  await make("authors", { name: "Thu Hà" });
  const desk = await openPage(admin);
  const errors = errorsOf(desk);
  await desk.goto("/admin/blog?post=new");
  await desk.getByLabel("Tên bài").fill("Đèn bàn và tấm vải trắng");
  await desk.getByLabel("Nội dung, viết bằng Markdown").fill("## Kê đèn\n\nĐặt đèn **bên trái**.");
  await desk.getByLabel("Chuyên mục").selectOption({ label: "Thử nghiệm" });
  await desk.getByLabel("Tác giả").selectOption({ label: "Thu Hà" });
  await desk.getByLabel("Trạng thái").selectOption("published");
  await desk.getByRole("heading", { level: 2, name: "Kê đèn" }).waitFor();
  // What is not saved asks before it is left, and outlives a reload.
  await desk.getByRole("link", { name: "Về danh sách bài" }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Sửa tiếp" }).click();
  await desk.getByRole("button", { name: "Lưu bài" }).click();
  await desk.waitForURL(/post=pst_/);

  const reader = await openPage(await studio.account());
  const readerErrors = errorsOf(reader);
  await reader.goto("/blog?q=den ban");
  await reader.getByRole("link", { name: "Đèn bàn và tấm vải trắng" }).click();
  await reader.getByRole("heading", { level: 1, name: "Đèn bàn và tấm vải trắng" }).waitFor();
  await reader.getByRole("link", { name: "Kê đèn" }).click();
  expect(new URL(reader.url()).hash).not.toBe("");
  await reader.getByLabel("Bình luận của bạn").fill("<b>Vải đen</b> thì sao?");
  await reader.getByRole("button", { name: "Gửi bình luận" }).click();
  await reader.getByText("Bình luận của bạn đang chờ duyệt.", { exact: false }).waitFor();
  await reader.reload();
  await reader.getByText("<b>Vải đen</b> thì sao?").waitFor();

  const guest = await openPage();
  await guest.goto(new URL(reader.url()).pathname);
  await guest.getByText("Chưa ai bình luận.").waitFor();
  await desk.goto("/admin/moderation?tab=comments");
  await desk.getByRole("button", { name: "Duyệt", exact: true }).first().click();
  await desk.getByText("Không còn gì chờ duyệt").waitFor();
  await guest.reload();
  await guest.getByText("<b>Vải đen</b> thì sao?").waitFor();
  expect([...errors, ...readerErrors]).toEqual([]);
});

test("a guest asks for the newsletter and confirms it by the mail; a link that nobody mailed is not known", async () => {
  const page = await openPage();
  const email = `${crypto.randomUUID().slice(0, 8)}@shop.example`;
  await page.goto("/blog");
  await page.getByLabel("Email nhận thư tin").fill(email);
  await page.getByRole("button", { name: "Nhận thư tin" }).click();
  await page.getByText("Bạn xem hộp thư nhé").waitFor();
  const link = await linkFor(email, "/newsletter/confirm");
  // A program that opens the link, scripts and all, does nothing by it.
  await page.goto(link);
  await page.getByRole("heading", { level: 1, name: "Bấm một lần nữa là xong" }).waitFor();
  await page.getByText(`Thư tin sẽ tới ${email}.`).waitFor();
  await page.getByRole("button", { name: "Nhận thư tin" }).click();
  await page.getByRole("heading", { level: 1, name: "Từ nay bạn nhận thư tin" }).waitFor();
  // Without scripts the same page works: it says how it stands, and its button is a form's.
  const context = await browser.newContext({ baseURL: studio.address, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(link);
  await plain.getByRole("heading", { level: 1, name: "Từ nay bạn nhận thư tin" }).waitFor();
  await plain.goto(await linkFor(email, "/newsletter/leave"));
  await plain.getByRole("button", { name: "Ngừng nhận" }).click();
  await plain.getByRole("heading", { level: 1, name: "Đã ngừng thư tin" }).waitFor();
  await plain.getByText(`${email} không nhận thư tin nữa.`).waitFor();
  await plain.goto(link);
  await plain.getByRole("heading", { level: 1, name: "Đường dẫn này đã quá hạn" }).waitFor();
  await context.close();
  await page.goto("/newsletter/confirm?token=khong-co");
  await page.getByRole("heading", { level: 1, name: "Không nhận ra đường dẫn này" }).waitFor();
});

test("what is not there says so, and a failing list can be tried again", async () => {
  const page = await openPage();
  await page.goto("/blog/does-not-exist");
  await page.getByRole("heading", { level: 1, name: "Không có bài viết này" }).waitFor();
  await page.goto("/blog/category/khong-co");
  await page.getByRole("heading", { level: 1, name: "Không có chuyên mục này" }).waitFor();
  await page.goto("/");
  await page.route("**/api/blog/posts?**", (route) =>
    route.fulfill({ status: 400, json: { code: "invalid_request", message: "" } }),
  );
  // Before its code has come a page's link loads the next one whole, which asks for no list.
  await page.locator("html[data-alive]").waitFor({ state: "attached" });
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await page.getByText("Chưa mở được danh sách bài viết").waitFor();
  await page.unroute("**/api/blog/posts?**");
  await page.getByRole("button", { name: "Thử lại" }).click();
  await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor();
});
