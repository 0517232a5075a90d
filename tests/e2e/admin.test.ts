import type { Browser, BrowserContext } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { errorsOf, openBrowser, openContext, Studio } from "./support/studio.ts";

/**
 * The administrators' area as people come to it: who is let in, who is not, and one account found,
 * changed with a reason and read again in the audit list.
 */
const studio = new Studio();
let browser: Browser;
beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), studio.start()]);
});
afterAll(async () => {
  await browser?.close();
  await studio.end();
});
const inVietnamese = (context: BrowserContext) =>
  context.addInitScript(() => localStorage.setItem("language", "vi"));

test("an administrator finds an account by its name without accents, and changes plan and credits with a reason", async () => {
  const seller = await studio.account("Đặng Thị Hường");
  await studio.account("Trần Văn Khác");
  const context = await openContext(browser, studio, await studio.admin());
  await inVietnamese(context);
  const page = await context.newPage();
  const errors = errorsOf(page);

  await page.goto("/dashboard");
  await page.getByRole("button", { name: /^admin/ }).click();
  await page.getByRole("menuitem", { name: "Trang quản trị" }).click();
  await page.getByRole("heading", { level: 1, name: "Tổng quan quản trị" }).waitFor();
  const first = page.waitForRequest((request) => request.url().includes("/api/admin/users/search"));
  await page.getByRole("link", { name: "Tài khoản" }).click();
  expect(new URL((await first).url()).search).toBe("?limit=50&offset=0");

  await page.getByLabel("Tên, gõ không dấu cũng ra").fill("dang thi huong");
  await expect.poll(() => page.getByRole("row").count()).toBe(2);
  expect(new URL(page.url()).searchParams.get("name")).toBe("dang thi huong");
  await page.getByRole("button", { name: "Đặng Thị Hường" }).click();
  const dialog = page.getByRole("dialog", { name: "Đặng Thị Hường" });
  await dialog.getByLabel("Gói", { exact: true }).selectOption("pro");
  await dialog.getByLabel("Điều chỉnh credit").fill("20");
  await dialog.getByRole("button", { name: "Lưu thay đổi" }).click();
  await dialog.getByText("Cộng hay trừ credit đều phải ghi lý do").waitFor();
  await dialog.getByLabel("Lý do").fill("Bù lượt hỏng");
  await dialog.getByRole("button", { name: "Lưu thay đổi" }).click();
  await dialog.getByText("Đã lưu").waitFor();
  await dialog.getByRole("button", { name: "Đóng" }).click();
  await page.getByRole("cell", { name: "Gói Pro" }).waitFor();
  const { user } = await studio.get<{ user: { plan: string } }>("/auth/profile", seller.token);
  expect(user.plan).toBe("pro");

  await page.getByRole("link", { name: "Nhật ký quản trị" }).click();
  const given = page.getByRole("row", { name: /Điều chỉnh credit.*\+20 credit.*Bù lượt hỏng/ });
  await given.waitFor();
  await page.getByRole("row", { name: /Đổi gói Gói Dùng thử → Gói Pro/ }).waitFor();
  await given.getByRole("link", { name: "Mở tài khoản" }).click();
  await dialog.getByText(seller.email).waitFor();
  expect(errors).toEqual([]);
  await context.close();
}, 300_000);

test("typed changes are not lost to a press on the cross", async () => {
  await studio.account("Phạm Thuỳ Dương");
  const context = await openContext(browser, studio, await studio.admin());
  await inVietnamese(context);
  const page = await context.newPage();
  await page.goto("/admin/users?name=thuy");
  await page.getByRole("button", { name: "Phạm Thuỳ Dương" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Điều chỉnh credit").fill("5");
  await dialog.getByRole("button", { name: "Đóng" }).click();
  await dialog.getByRole("button", { name: "Sửa tiếp" }).click();
  expect(await dialog.getByLabel("Điều chỉnh credit").inputValue()).toBe("5");
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Bỏ và đóng" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(new URL(page.url()).searchParams.has("user")).toBe(false);
  await context.close();
}, 300_000);

const PATHS = [
  "/admin",
  "/admin/dashboard",
  "/admin/users",
  "/admin/analytics",
  "/admin/payments",
  "/admin/moderation",
  "/admin/audit",
];
test("anyone else is told so on every page, and asks the server for nothing", async () => {
  const account = await studio.account();
  const context = await openContext(browser, studio, account);
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem("language", "en"));
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/admin/")) asked.push(request.url());
  });
  await page.goto("/dashboard");
  for (const path of PATHS) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1, name: "Access Denied" }).waitFor();
    await page.getByText(account.email).waitFor();
    expect(await page.getByRole("link", { name: "Audit list" }).count()).toBe(0);
  }
  expect(asked).toEqual([]);
  await context.close();
}, 300_000);

test("a guest goes home, from a phone too; a phone shows an administrator why not", async () => {
  const guest = await openContext(browser, studio);
  const page = await guest.newPage();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/admin/users");
    await page.waitForURL((url) => url.pathname === "/");
  }
  await guest.close();
  const context = await openContext(browser, studio, await studio.admin());
  await inVietnamese(context);
  const phone = await context.newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  const titles: (string | null)[] = [];
  for (const path of PATHS) {
    await phone.goto(path);
    titles.push(
      await phone.getByRole("heading", { level: 1, name: /cần màn hình rộng hơn/ }).textContent(),
    );
  }
  // The first two are one page.
  expect(new Set(titles).size).toBe(PATHS.length - 1);
  await context.close();
}, 300_000);
