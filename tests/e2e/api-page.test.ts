import type { Browser, Page, Route } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { errorsOf, openBrowser, openContext, Studio } from "./support/studio.ts";

/** The page from which customers' programs get their keys, and what they do with them. */
const studio = new Studio();
let browser: Browser;
beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), studio.start()]);
});
afterAll(async () => {
  await browser?.close();
  await studio.end();
});
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("free: a note and a locked verb; paid: a key that works for what it may, until it is switched off; a webhook's secret", async () => {
  const account = await studio.account();
  const context = await openContext(browser, studio, account);
  const page = await context.newPage();
  await page.goto("/api-management");
  await page.getByText("API có từ gói Khởi đầu trở lên").first().waitFor();
  expect(await button(page, "Tạo khoá API").getAttribute("aria-disabled")).toBe("true");

  const order = { plan_id: "starter", cycle: "monthly" };
  const { id } = (await (await studio.post("/api/checkout", order, account.token)).json()) as {
    id: string;
  };
  await studio.post(`/api/dev/payments/${id}`, { action: "approve" });
  await page.reload();
  await button(page, "Tạo khoá API").click();
  const dialog = page.getByRole("dialog", { name: "Tạo khoá API" });
  await dialog.getByRole("button", { name: "Tạo khoá API" }).click();
  await dialog.getByText("Bạn chưa đặt tên cho khoá").waitFor();
  await dialog.getByText("Chọn ít nhất một công cụ mà khoá này được dùng").waitFor();
  await dialog.getByLabel("Tên khoá").fill("Website");
  await dialog.getByLabel("Sửa ảnh").check();
  await dialog.getByRole("button", { name: "Tạo khoá API" }).click();
  const reveal = page.getByRole("alertdialog", { name: "Mã khoá của bạn" });
  const value = await reveal.getByRole("textbox").inputValue();
  expect(value).toMatch(/^mau_/);
  await page.keyboard.press("Escape");
  await reveal.getByRole("button", { name: "Tôi đã lưu khoá" }).click();

  const ask = async (path: string, body: object) => (await studio.post(path, body, value)).status;
  const { items } = await studio.get<{ items: { id: string }[] }>("/api/samples?usage=model");
  const edit = { image: items[0]?.id, preset: "lighting" };
  expect(await ask("/ai/image-editing/edits", edit)).toBe(202);
  expect(await ask("/ai/body-generator", {})).toBe(403);
  await page.getByRole("button", { name: "Xem Website" }).click();
  const details = page.getByRole("dialog", { name: "Website" });
  await details.getByText("Bật khoá").click();
  await details.getByText("Đang tắt").waitFor();
  expect(await ask("/ai/image-editing/edits", edit)).toBe(401);
  await details.getByRole("button", { name: "Xoá khoá" }).click();
  await details.getByText("Xoá khoá này?").waitFor();
  await details.getByRole("button", { name: "Xoá khoá" }).click();
  await page.getByText("Chưa có khoá API nào").waitFor();

  await page.getByLabel("Địa chỉ nhận").fill("http://127.0.0.1:9/hook");
  await button(page, "Lưu webhook").click();
  const signing = page.getByRole("alertdialog", { name: "Khoá ký của bạn" });
  expect(await signing.getByRole("textbox").inputValue()).toMatch(/^whsec_/);
  await page.keyboard.press("Escape");
  await signing.getByRole("button", { name: "Tôi đã cất khoá" }).click();
  await button(page, "Gửi thử").click();
  await page.getByText("Đã gửi thử, xem kết quả bên dưới").waitFor();
  await context.close();
});

test("an answer lost on the way is looked up: a value that was replaced, a token that is gone; no webhook is no error", async () => {
  const account = await studio.account();
  const order = { plan_id: "starter", cycle: "monthly" };
  const bought = await studio.post("/api/checkout", order, account.token);
  const { id } = (await bought.json()) as { id: string };
  await studio.post(`/api/dev/payments/${id}`, { action: "approve" });
  const made = { name: "Kho", services: ["image_editing"], rate_limit_per_minute: 60 };
  const answer = await studio.post("/api/tokens", made, account.token);
  const { value } = (await answer.json()) as { value: string };
  const context = await openContext(browser, studio, account);
  const page = await context.newPage();
  const errors = errorsOf(page);
  await page.goto("/api-management");
  await page.getByLabel("Địa chỉ nhận").waitFor();
  expect(errors).toEqual([]);

  // The server does what it is asked; its answer never arrives.
  const swallow = async (route: Route) => {
    if (route.request().method() === "GET") return route.fallback();
    await route.fetch();
    await route.abort("connectionreset");
  };
  await page.route("**/api/tokens/**", swallow);
  await page.getByRole("button", { name: "Xem Kho" }).click();
  const details = page.getByRole("dialog", { name: "Kho" });
  await details.getByRole("button", { name: "Đổi mã" }).click();
  await details.getByRole("button", { name: "Đổi mã" }).click();
  await details.getByText("Mã mới chưa tới đây").waitFor();
  expect((await studio.post("/ai/image-editing/edits", {}, value)).status).toBe(401);

  await page.unroute("**/api/tokens/**", swallow);
  await details.getByRole("button", { name: "Đổi mã" }).click();
  const reveal = page.getByRole("alertdialog", { name: "Mã khoá của bạn" });
  const fresh = await reveal.getByRole("textbox").inputValue();
  expect((await studio.post("/ai/image-editing/edits", {}, fresh)).status).toBe(422);
  await reveal.getByRole("button", { name: "Tôi đã lưu khoá" }).click();

  await page.route("**/api/tokens/**", swallow);
  await page.getByRole("button", { name: "Xem Kho" }).click();
  await details.getByRole("button", { name: "Xoá khoá" }).click();
  await details.getByRole("button", { name: "Xoá khoá" }).click();
  await page.getByText("Chưa có khoá API nào").waitFor();
  await context.close();
});
