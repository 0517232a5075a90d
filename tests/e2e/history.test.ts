import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Generation } from "#wire/generations.ts";
import { openBrowser, openContext, Studio } from "./support/studio.ts";
import { tryOn } from "./support/walk.ts";

const studio = new Studio();
let browser: Browser;
beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), studio.start()]);
});
afterAll(async () => {
  await browser?.close();
  await studio.end();
});

const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};
const menus = (page: Page) => page.getByRole("button", { name: /^Việc khác với/ });
const choose = async (page: Page, name: string) => {
  await menus(page).first().click();
  await page.getByRole("menuitem", { name }).click();
};
/** Orders one cheap edit of a sample. */
async function begunEdit(token: string): Promise<Generation> {
  const { items } = await studio.get<{ items: { id: string }[] }>("/api/samples?usage=model");
  const order = { image: items[0]?.id, prompt: "crop square" };
  return (await (await studio.post("/ai/image-editing/edits", order, token)).json()) as Generation;
}

test("a run is cancelled where it stands in the history, then made once more with its own seed", async () => {
  const account = await studio.account();
  const context = await openContext(browser, studio, account);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1366, height: 768 });
  await tryOn.toReview(page);
  await tryOn.create(page);
  await page.waitForURL(/generation=gen_/);
  await page.getByRole("link", { name: "Lịch sử" }).first().click();
  await choose(page, "Huỷ lượt này");
  const question = page.getByRole("alertdialog", { name: "Huỷ lượt này?" });
  await shot(page, "cancel-asked");
  await question.getByRole("button", { name: "Huỷ lượt này" }).click();
  await page.getByRole("link", { name: /Đã huỷ/ }).waitFor();
  const list = () =>
    studio.get<{ items: Generation[] }>("/api/generations", account.token).then((it) => it.items);
  const [cancelled] = await list();
  expect(cancelled).toMatchObject({ status: "cancelled", refunded: 1 });

  await choose(page, "Tạo lại");
  await page.getByText("Đã đủ người mẫu và trang phục.").waitFor();
  expect(new URL(page.url()).searchParams.get("step")).toBe("review");
  await page.getByLabel(/^Giữ mã ngẫu nhiên/).check();
  await shot(page, "again");
  await tryOn.create(page);
  await page.waitForURL(/generation=gen_/);
  const [made] = await list();
  expect(made).toMatchObject({ parent_id: cancelled?.id, seed: cancelled?.seed });
  expect(made?.id).not.toBe(cancelled?.id);
  await context.close();
});

test("the history is found where it was left: its place, its filter and the row that was opened", async () => {
  const account = await studio.account();
  const context = await openContext(browser, studio, account);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1366, height: 768 });
  const one = await begunEdit(account.token);
  const items = Array.from({ length: 48 }, (_, index) => ({
    ...one,
    id: `gen_of_${index}`,
    status: "failed",
    step: null,
    created_at: new Date(Date.parse(one.created_at) - index * 60_000).toISOString(),
  }));
  await page.route(
    ({ pathname }) => pathname === "/api/generations",
    (route) => {
      const from = Number(new URL(route.request().url()).searchParams.get("cursor") || 0);
      const next_cursor = from + 24 < items.length ? String(from + 24) : null;
      return route.fulfill({ json: { items: items.slice(from, from + 24), next_cursor } });
    },
  );
  await page.route("**/api/generations/gen_of_*", (route) =>
    route.request().method() === "DELETE"
      ? route.fulfill({ status: 204 })
      : route.fulfill({ json: items.find(({ id }) => route.request().url().endsWith(id)) }),
  );
  await page.goto("/history?feature=image_editing");
  await menus(page).first().waitFor();
  await page.mouse.wheel(0, 900);
  const card = page.locator("a[href$='generation=gen_of_17']");
  await card.waitFor();
  await page.waitForFunction(() => window.scrollY > 600);
  await card.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  await card.click();
  await page.waitForURL(/image-editing/);
  await page
    .getByRole("button", { name: /^Tạo lại|^Thử lại/ })
    .first()
    .waitFor();
  await page.goBack();
  await card.waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  expect(new URL(page.url()).search).toBe("?feature=image_editing");
  await expect.poll(() => card.evaluate((link) => link === document.activeElement)).toBe(true);

  // Opened anew it begins at its top, and what is deleted hands the focus on.
  await page.getByRole("link", { name: "Tổng quan" }).first().click();
  await page.waitForURL(/dashboard/);
  await page.getByRole("link", { name: "Lịch sử" }).first().click();
  await menus(page).first().waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await menus(page).nth(2).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Xoá" }).click();
  const third = page.locator("a[href$='generation=gen_of_3']");
  await expect.poll(() => third.evaluate((link) => link === document.activeElement)).toBe(true);
  await context.close();
});

test("pictures that do not come are told, and come once they are asked for again", async () => {
  const account = await studio.account();
  const context = await openContext(browser, studio, account);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1366, height: 768 });
  const { id } = await begunEdit(account.token);
  const statusOf = () =>
    studio.get<Generation>(`/api/generations/${id}`, account.token).then((run) => run.status);
  await expect.poll(statusOf, { timeout: 60_000 }).toBe("completed");
  await page.route("**/files/**", (route) => route.abort());
  await page.goto(`/image-editing?generation=${id}`);
  await page.getByText("Chưa tải được ảnh này").first().waitFor();
  await shot(page, "lost-picture");
  await page.unroute("**/files/**");
  const again = page.getByRole("main").getByRole("button", { name: "Tải lại", exact: true });
  for (let left = await again.count(); left > 0; left = await again.count())
    await again.first().click();
  await page.getByRole("slider").waitFor();
  const missing = () =>
    page
      .locator("main img")
      .evaluateAll(
        (all) =>
          (all as HTMLImageElement[]).filter(
            (one) => one.checkVisibility() && one.naturalWidth === 0,
          ).length,
      );
  await expect.poll(missing).toBe(0);
  expect(await page.getByText("Chưa tải được ảnh này").count()).toBe(0);
  await context.close();
});
