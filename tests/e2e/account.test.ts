import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorsOf, openBrowser, openContext, Studio } from "./support/studio.ts";

const studio = new Studio();
let browser: Browser;
beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), studio.start()]);
});
afterAll(async () => {
  await browser?.close();
  await studio.end();
});

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
async function logIn(page: Page, email: string, password: string): Promise<void> {
  const form = page.getByRole("dialog");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Mật khẩu", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Đăng nhập", exact: true }).click();
}
const titleOf = (page: Page) => expect.poll(() => page.title());
describe("a forgotten password", () => {
  test("mailed link → new password → in with it; the old one and the link are void", async () => {
    const account = await studio.account();
    const context = await openContext(browser, studio);
    const page = await context.newPage();
    await page.goto("/history");
    await dialog(page, "Cần đăng nhập").getByRole("button", { name: "Quên mật khẩu" }).click();
    const forgot = dialog(page, "Quên mật khẩu");
    await forgot.getByLabel("Email").fill(account.email);
    await forgot.getByRole("button", { name: "Gửi hướng dẫn" }).click();
    await forgot.getByRole("button", { name: "Gửi lại thư" }).waitFor();

    const link = await studio.linkFor(account.email, "/reset-password");
    expect(new URL(link).pathname).toBe("/reset-password");
    const errors = errorsOf(page);
    await page.goto(link);
    await page.getByRole("heading", { level: 1, name: "Đặt lại mật khẩu" }).waitFor();
    await titleOf(page).toBe("Đặt lại mật khẩu · Mẫu Studio");
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    const field = page.getByLabel("Mật khẩu mới", { exact: true });
    const again = page.getByLabel("Nhập lại mật khẩu mới", { exact: true });
    await field.fill("ngan");
    await page.getByRole("button", { name: "Lưu mật khẩu mới" }).click();
    await page.getByText("Mật khẩu cần ít nhất 8 ký tự").waitFor();
    await field.fill("mat-khau-moi-88");
    await again.fill("mat-khau-moi-88");
    await page.getByRole("button", { name: "Hiện mật khẩu" }).first().click();
    expect(await field.getAttribute("type")).toBe("text");
    await page.getByRole("button", { name: "Lưu mật khẩu mới" }).click();
    await page.getByRole("heading", { level: 1, name: "Đã đổi mật khẩu" }).waitFor();
    expect(errors).toEqual([]);

    const old = await studio.post("/auth/login", {
      username: account.email,
      password: account.password,
    });
    expect(old.status).toBe(401);
    const session = await fetch(`${studio.address}/auth/profile`, {
      headers: { authorization: `Bearer ${account.token}` },
    });
    expect(session.status).toBe(401);

    const second = await context.newPage();
    await second.goto(link);
    await second.getByLabel("Mật khẩu mới", { exact: true }).fill("lan-hai-thi-khong");
    await second.getByLabel("Nhập lại mật khẩu mới", { exact: true }).fill("lan-hai-thi-khong");
    await second.getByRole("button", { name: "Lưu mật khẩu mới" }).click();
    await second.getByRole("heading", { name: "Đường dẫn này không còn dùng được" }).waitFor();
    await second.getByRole("button", { name: "Lấy đường dẫn mới" }).click();
    await dialog(second, "Quên mật khẩu").waitFor();
    await second.close();

    await page.getByRole("main").getByRole("button", { name: "Đăng nhập" }).click();
    await logIn(page, account.email, "mat-khau-moi-88");
    await page.waitForURL("**/dashboard");
    await context.close();
  });

  test("a link that lost its end says so and leads to a new one", async () => {
    const context = await openContext(browser, studio);
    const page = await context.newPage();
    await page.goto("/reset-password");
    await page.getByRole("heading", { name: "Đường dẫn bị thiếu một phần" }).waitFor();
    await page.getByRole("button", { name: "Lấy đường dẫn mới" }).click();
    await dialog(page, "Quên mật khẩu").waitFor();
    await context.close();
  });
});

describe("a guest on a page that asks for an account", () => {
  test("puts the login away, is told what is asked, and comes back to the very address", async () => {
    const account = await studio.account();
    const context = await openContext(browser, studio);
    const page = await context.newPage();
    for (const path of ["/virtual-tryon", "/history?status=failed"]) {
      await page.goto(path);
      await dialog(page, "Cần đăng nhập").waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("heading", { level: 1, name: "Cần đăng nhập" }).waitFor();
      await page.getByText("Đăng nhập để dùng tính năng này.").waitFor();
      await page.getByRole("main").getByRole("link", { name: "Về trang chủ" }).waitFor();
      expect(await page.getByText("Đang tải…").count()).toBe(0);
    }
    await page.getByRole("main").getByRole("button", { name: "Đăng nhập" }).click();
    await logIn(page, account.email, account.password);
    await page.getByRole("heading", { level: 1, name: "Lịch sử" }).waitFor();
    await expect.poll(() => page.url()).toBe(`${studio.address}/history?status=failed`);
    await titleOf(page).toBe("Lịch sử · Mẫu Studio");
    await page.getByRole("link", { name: /^VI/ }).click();
    await titleOf(page).toBe("History · Mẫu Studio");
    await context.close();
  });
});

describe("an address that was never confirmed", () => {
  test("right password: a code is mailed and said so; asking again waits a minute", async () => {
    const email = `${crypto.randomUUID().slice(0, 8)}@shop.example`;
    await studio.post("/auth/register", { name: "Lan Anh", email, password: "matkhau123" });
    const context = await openContext(browser, studio);
    const page = await context.newPage();
    await page.goto("/history");
    await logIn(page, email, "matkhau123");
    const verify = dialog(page, "Nhập mã xác nhận");
    await verify.getByText(`Mã vừa gửi tới ${email}.`).waitFor();
    const resend = verify.getByRole("button", { name: /^Gửi lại mã sau \d:\d\d$/ });
    expect(await resend.getAttribute("aria-disabled")).toBe("true");
    await verify.getByRole("textbox", { name: "Mã xác nhận" }).fill(await studio.codeFor(email));
    await verify.getByRole("button", { name: "Xác nhận" }).click();
    await logIn(page, email, "matkhau123");
    await page.getByRole("heading", { level: 1, name: "Lịch sử" }).waitFor();
    await context.close();
  });
});

describe("the rooms around", () => {
  test("the home page shows whoever is in the way to their studio; guests are invited", async () => {
    const guest = await openContext(browser, studio);
    const stranger = await guest.newPage();
    await stranger.goto("/");
    await titleOf(stranger).toBe("Tiệm ảnh cho shop thời trang · Mẫu Studio");
    await stranger.getByRole("button", { name: "Tạo tài khoản" }).waitFor();
    expect(await stranger.getByText(/\d+–\d+ giây/).count()).toBe(0);
    await guest.close();
    const context = await openContext(browser, studio, await studio.account());
    const page = await context.newPage();
    await page.goto("/");
    await page.getByRole("link", { name: "Mặc thử một món" }).waitFor();
    expect(await page.getByText("Thử miễn phí").count()).toBe(0);
    expect(await page.getByRole("button", { name: "Tạo tài khoản" }).count()).toBe(0);
    await page.getByRole("link", { name: "Vào studio" }).click();
    await page.waitForURL("**/dashboard");
    await context.close();
  });

  test("the mailbox opens without a single error in the console", async () => {
    const context = await openContext(browser, studio);
    const page = await context.newPage();
    const errors = errorsOf(page);
    await page.goto("/dev-tools");
    // A browser without windows asks for no icon by itself.
    const icon = await page.evaluate(
      () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? "/favicon.ico",
    );
    expect((await page.request.get(icon)).status()).toBe(200);
    await page
      .getByText(/Chưa có thư nào|Chép mã/)
      .first()
      .waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test("what a toast says beside an open dialog can be reached with Alt+T", async () => {
    const context = await openContext(browser, studio);
    const page = await context.newPage();
    await page.goto("/history");
    await logIn(page, "nobody@shop.example", "sai-mat-khau");
    const toasts = page.getByRole("region", { name: "Thông báo" });
    await toasts.getByText("Chưa đăng nhập được").waitFor();
    await page.keyboard.press("Alt+t");
    await expect
      .poll(() => toasts.evaluate((region) => region === document.activeElement))
      .toBe(true);
    await page.keyboard.press("Tab");
    const close = toasts.getByRole("button", { name: "Đóng" });
    await expect
      .poll(() => close.evaluate((button) => button === document.activeElement))
      .toBe(true);
    await page.keyboard.press("Enter");
    await close.waitFor({ state: "hidden" });
    await dialog(page, "Cần đăng nhập").waitFor();
    await context.close();
  });
});

describe("profile settings", () => {
  test("name, language, password, other devices, and the end of the account", async () => {
    const account = await studio.account();
    const second = (await (
      await studio.post("/auth/login", { username: account.email, password: account.password })
    ).json()) as { access_token: string };
    const context = await openContext(browser, studio);
    const page = await context.newPage();
    const errors = errorsOf(page);
    await page.goto("/profile");
    await logIn(page, account.email, account.password);
    await page.getByRole("heading", { level: 1, name: "Cài đặt tài khoản" }).waitFor();
    await titleOf(page).toBe("Cài đặt tài khoản · Mẫu Studio");
    await page.getByText(account.email).waitFor();

    await page.getByLabel("Họ và tên").fill("Lê Thị Hạnh");
    await page.getByRole("textbox", { name: /^Tên hiển thị/ }).fill("Sàn Sen");
    await page.getByRole("button", { name: "Lưu tên" }).click();
    await page.getByRole("button", { name: /^Sàn Sen/ }).waitFor();

    const others = page.getByRole("button", { name: "Đăng xuất khỏi máy khác" });
    await others.click();
    await others.waitFor({ state: "detached" });
    const dead = await fetch(`${studio.address}/auth/profile`, {
      headers: { authorization: `Bearer ${second.access_token}` },
    });
    expect(dead.status).toBe(401);

    const field = (name: string) => page.getByLabel(name, { exact: true });
    await field("Mật khẩu hiện tại").fill("khong-phai-the");
    await field("Mật khẩu mới").fill("mat-khau-moi-99");
    await field("Nhập lại mật khẩu mới").fill("mat-khau-moi-99");
    const change = page.getByRole("button", { name: "Đổi mật khẩu" });
    await change.click();
    await page.getByText("Mật khẩu hiện tại chưa đúng").waitFor();
    // The browser tells of every refused call; nothing else may stand there.
    expect(errors.splice(0).filter((error) => !/status of 422/.test(error))).toEqual([]);
    await field("Mật khẩu hiện tại").fill(account.password);
    await change.click();
    await page.getByText("Đã đổi mật khẩu", { exact: true }).waitFor();
    expect(await field("Mật khẩu mới").inputValue()).toBe("");

    await page.getByText("English", { exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Profile Settings" }).waitFor();
    const token = await page.evaluate(() => localStorage.getItem("auth_token") ?? "");
    const language = async () =>
      (await studio.get<{ user: { language: string } }>("/auth/profile", token)).user.language;
    await expect.poll(language).toBe("en");

    await page.getByRole("button", { name: "Delete account" }).click();
    const ask = page.getByRole("alertdialog", { name: "Delete this account?" });
    await ask.getByLabel("Password", { exact: true }).fill("mat-khau-moi-99");
    await ask.getByRole("button", { name: "Delete account" }).click();
    await page.waitForURL(`${studio.address}/`);
    await page.getByText("Account deleted").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
    const gone = await studio.post("/auth/login", {
      username: account.email,
      password: "mat-khau-moi-99",
    });
    expect(gone.status).toBe(401);
    expect(errors).toEqual([]);
    await context.close();
  });
});
