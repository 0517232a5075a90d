import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { errorsOf, openBrowser, openContext, Studio } from "./support/studio.ts";

/** What the machine sees in chosen pictures, before anything is paid, and how it is mended. */
const studio = new Studio({ engine: "real" });
let browser: Browser;
beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), studio.start()]);
});
afterAll(async () => {
  await browser?.close();
  await studio.end();
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, ...(typeof name === "string" && { exact: true }) });
const sample = (page: Page, list: string, n = 0) =>
  page.getByRole("group", { name: list }).getByRole("button").nth(n);
const outlines = (page: Page) => page.locator("figure svg[preserveAspectRatio=none] path").first();

test("a person and a garment are read unasked; a mended outline goes with the order", async () => {
  const context = await openContext(browser, studio, await studio.account());
  const page = await context.newPage();
  const errors = errorsOf(page);
  await page.goto("/virtual-tryon");
  await sample(page, "Người mẫu có sẵn").click();
  await page.getByText("Thấy rõ người, ảnh dùng được.").waitFor({ timeout: 120_000 });
  expect((await outlines(page).getAttribute("d"))?.split("L").length).toBeGreaterThan(60);
  await button(page, "Tiếp tục").click();
  await sample(page, "Đồ có sẵn").click();
  await page.getByText(/^Món đồ rõ nét, dùng được\. Máy nhận ra là/).waitFor({ timeout: 60_000 });
  const before = await outlines(page).getAttribute("d");
  await button(page, "Tiếp tục").click();
  await button(page, "Sửa viền").click();
  await button(page, "Bỏ đi").click();
  const canvas = page.getByRole("region", { name: /^Vùng tô/ });
  const box = await canvas.boundingBox();
  if (!box) throw new Error("The editor shows no picture.");
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.3, 0.75));
  await page.mouse.down();
  await page.mouse.move(...at(0.7, 0.75), { steps: 8 });
  await page.mouse.up();
  await page.getByText(/^Nét sửa viền vừa tô chưa được dùng/).waitFor();
  await button(page, "Dùng vùng tô").click();
  await page.getByText("Viền món đồ theo nét bạn sửa.").waitFor();
  await expect
    .poll(async () => {
      const now = await outlines(page).getAttribute("d", { timeout: 60_000 });
      return now !== null && now !== before;
    })
    .toBe(true);
  const ordered = page.waitForResponse((answer) => answer.url().endsWith("/ai/virtual-try-on"));
  await button(page, "Tạo ảnh").click();
  const run = (await (await ordered).json()) as { inputs: { role: string }[] };
  expect(run.inputs.map(({ role }) => role)).toContain("strokes");
  await page.getByText(/^Xong trong|^Chưa tạo được/).waitFor({ timeout: 240_000 });
  expect(errors).toEqual([]);
  await context.close();
});
