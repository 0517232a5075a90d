import { join } from "node:path";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
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
const PHOTO = join(import.meta.dirname, "../../samples/model_linh.webp");

test("an account's first picture waits for its consent, which is asked once and kept", async () => {
  const account = await studio.account("Hạnh Nguyễn", { isNew: true });
  const context = await openContext(browser, studio, account);
  const page = await context.newPage();
  const errors = errorsOf(page);
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/assets")) sent += 1;
  });
  await page.goto("/assets");
  const file = page.locator('input[type="file"]').first();
  const ask = page.getByRole("alertdialog", { name: "Trước khi tải ảnh lên" });
  await file.setInputFiles(PHOTO);
  await ask.waitFor();
  const give = ask.getByRole("button", { name: "Tải ảnh lên" });
  expect(await give.getAttribute("aria-disabled")).toBe("true");
  await ask.getByRole("button", { name: "Không tải lên" }).click();
  await page.getByText(/chưa xác nhận được phép dùng ảnh/).waitFor();
  expect(sent).toBe(0);

  await file.setInputFiles(PHOTO);
  await ask.getByText("Tôi được phép dùng những ảnh này.").click();
  await give.click();
  await ask.waitFor({ state: "detached" });
  await expect.poll(() => sent).toBe(1);
  const kept = async () =>
    (await studio.get<{ user: { consent_at: string | null } }>("/auth/profile", account.token)).user
      .consent_at;
  expect(await kept()).not.toBeNull();
  await page.reload();
  await page.locator('input[type="file"]').first().setInputFiles(PHOTO);
  await expect.poll(() => sent).toBe(2);
  expect(await ask.count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});
