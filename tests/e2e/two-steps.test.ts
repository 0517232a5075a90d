import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf } from "../support/totp.ts";
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

/** Each step's code counts once; neighbours are taken too, so that no test waits for the next step. */
const codes = (secret: string) => {
  const now = Date.now();
  return [codeOf(secret, now - 30_000), codeOf(secret, now), codeOf(secret, now + 30_000)] as const;
};
const wrong = (right: readonly string[]) =>
  ["000000", "111111", "222222", "333333"].find((code) => !right.includes(code)) as string;

async function logIn(page: Page, email: string, password: string): Promise<void> {
  const form = page.getByRole("dialog");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Mật khẩu", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Đăng nhập", exact: true }).click();
}

describe("a second step at login", () => {
  test("turned on, asked for after the password, turned off again", async () => {
    const account = await studio.account();
    const context = await openContext(browser, studio);
    const page = await context.newPage();
    const errors = errorsOf(page);
    await page.goto("/profile");
    await logIn(page, account.email, account.password);
    const part = page.getByRole("region", { name: "Đăng nhập hai bước" });
    await part.getByLabel("Mật khẩu", { exact: true }).fill("khong-phai-the");
    await part.getByRole("button", { name: "Bật đăng nhập hai bước" }).click();
    await part.getByText("Mật khẩu hiện tại chưa đúng").waitFor();
    expect(errors.splice(0).filter((error) => !/status of 422/.test(error))).toEqual([]);
    await part.getByLabel("Mật khẩu", { exact: true }).fill(account.password);
    await part.getByRole("button", { name: "Bật đăng nhập hai bước" }).click();
    const secret = await page.getByLabel("Khoá", { exact: true }).inputValue();
    expect(secret.replaceAll(" ", "")).toMatch(/^[A-Z2-7]{32}$/);
    const link = page.getByRole("link", { name: "Mở bằng ứng dụng trên máy này" });
    expect(await link.getAttribute("href")).toMatch(/^otpauth:\/\/totp\//);
    const right = codes(secret);
    await page.getByLabel("Mã 6 số").fill(wrong(right));
    await page.getByRole("button", { name: "Bật hai bước" }).click();
    await page.getByText("Mã xác nhận chưa đúng").waitFor();
    expect(errors.splice(0).filter((error) => !/status of 422/.test(error))).toEqual([]);
    await page.getByLabel("Mã 6 số").fill(right[0]);
    await page.getByRole("button", { name: "Bật hai bước" }).click();
    await page.getByText("Đã bật đăng nhập hai bước").waitFor();
    const kept = await page
      .getByRole("list", { name: "Mã dự phòng của bạn" })
      .getByRole("listitem")
      .allTextContents();
    expect(kept).toHaveLength(10);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Tải tệp", exact: true }).click(),
    ]);
    expect(readFileSync(await file.path(), "utf8")).toContain(kept.join("\n"));
    await page.getByRole("button", { name: "Tôi đã cất mã" }).click();
    await page.getByLabel("Mã 6 số hoặc mã dự phòng").waitFor();

    await page.getByRole("button", { name: /^Hạnh/ }).click();
    await page.getByRole("menuitem", { name: "Đăng xuất" }).click();
    await page.waitForURL(`${studio.address}/`);
    await page.goto("/history");
    await logIn(page, account.email, account.password);
    const step = page.getByRole("dialog", { name: "Đăng nhập hai bước" });
    await step.getByLabel("Mã 6 số").fill(wrong(right));
    await step.getByRole("button", { name: "Đăng nhập", exact: true }).click();
    await step.getByRole("alert").waitFor();
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).not.toContain(account.password);
    await step.getByLabel("Mã 6 số").fill(right[1]);
    await step.getByRole("button", { name: "Đăng nhập", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Lịch sử" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/history");

    await page.goto("/profile");
    // The phone is gone: a code on paper lets in, another turns the second step off.
    await page.getByRole("button", { name: /^Hạnh/ }).click();
    await page.getByRole("menuitem", { name: "Đăng xuất" }).click();
    await page.waitForURL(`${studio.address}/`);
    await page.goto("/profile");
    await logIn(page, account.email, account.password);
    await step.getByRole("button", { name: "Mất điện thoại? Dùng mã dự phòng" }).click();
    await step.getByLabel("Mã dự phòng").fill(kept[0] as string);
    await step.getByRole("button", { name: "Đăng nhập", exact: true }).click();
    await page.getByLabel("Mã 6 số hoặc mã dự phòng").fill(kept[1] as string);
    await page.getByRole("button", { name: "Tắt đăng nhập hai bước" }).click();
    await page.getByRole("button", { name: "Bật đăng nhập hai bước" }).waitFor();
    const plain = await studio.post("/auth/login", {
      username: account.email,
      password: account.password,
    });
    expect(plain.status).toBe(200);
    expect(errors.filter((error) => !/status of (401|422)/.test(error))).toEqual([]);
    await context.close();
  });
});
