import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorsOf, openBrowser, openContext, Studio } from "./support/studio.ts";
import { balanceIn } from "./support/walk.ts";

/** Buying: short of credit and back again, every end of an order, and what is written down of it. */
const studio = new Studio();
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
const balanceOf = async (token: string) =>
  (await studio.get<{ balance: number }>("/api/credits", token)).balance;

/** To the gateway's own page with a plan in hand. */
async function toGateway(page: Page, plan: string): Promise<void> {
  await page.goto(`/checkout?plan=${plan}`);
  await button(page, /^Thanh toán [\d.]+/).click();
  await page.waitForURL(/\/sandbox\//);
}

/** Spends all but one credit on cheap edits. */
async function spend(token: string, count: number): Promise<void> {
  const { items } = await studio.get<{ items: { id: string }[] }>("/api/samples?usage=model");
  for (let n = 0; n < count; n += 1) {
    const body = { image: items[n]?.id, preset: "lighting" };
    const run = (await (await studio.post("/ai/image-editing/edits", body, token)).json()) as {
      id: string;
    };
    await expect
      .poll(
        async () =>
          (await studio.get<{ status: string }>(`/api/generations/${run.id}`, token)).status,
        { timeout: 240_000 },
      )
      .toBe("completed");
  }
}

describe("short of credit", () => {
  test("says what is short and what still fits, leads to buying, and back to the same order", async () => {
    const account = await studio.account();
    await spend(account.token, 4);
    const context = await openContext(browser, studio, account);
    const page = await context.newPage();
    const errors = errorsOf(page);
    await page.goto("/image-to-video");
    await page.getByRole("group", { name: "Người mẫu có sẵn" }).getByRole("button").first().click();
    await button(page, "Tiếp tục").click();
    await page.getByText("Bạn còn 1, lượt này cần 2. Thiếu 1.").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Thử đồ" }).waitFor();
    await page.getByRole("link", { name: "Mua thêm credit" }).click();
    await page.getByRole("link", { name: "Nâng lên Cơ bản" }).click();
    await button(page, /^Thanh toán 99\.000/).click();
    await page.waitForURL(/\/sandbox\//);
    await button(page, "Thanh toán").click();
    await page.getByText(/^Đã nhận 99\.000/).waitFor();
    await page.getByRole("link", { name: "Quay lại chỗ đang làm" }).click();
    await page.getByText("Video này tốn 2 credit, còn lại 59.").waitFor();
    expect(await balanceIn(page)).toBe("61 credit");
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe("an order", () => {
  test("declined, given up or tampered with grants nothing; paid, it grants once, also by back and reload", async () => {
    const account = await studio.account();
    const context = await openContext(browser, studio, account);
    const page = await context.newPage();
    await toGateway(page, "basic");
    await button(page, "Từ chối").click();
    await page.getByText("Thanh toán bị từ chối").waitFor();
    await toGateway(page, "basic");
    await button(page, "Bỏ thanh toán").click();
    await page.getByText("Đã huỷ thanh toán").waitFor();
    await toGateway(page, "basic");
    await button(page, "Sửa số tiền").click();
    await page.getByText("Đang xác nhận với ngân hàng").waitFor();
    expect(await balanceOf(account.token)).toBe(5);

    await toGateway(page, "basic");
    await button(page, "Thanh toán").click();
    await page.getByText(/^Đã nhận 99\.000/).waitFor();
    await page.reload();
    await page.getByText(/^Đã nhận 99\.000/).waitFor();
    // Back to the gateway, whose page says it is done, and to the form, which shows the order.
    await page.goBack();
    await page.goBack();
    await page.waitForURL(/\/checkout\?.*order=chk_/);
    await page.getByText(/^Đã nhận 99\.000/).waitFor();
    expect(await button(page, /^Thanh toán [\d.]+/).count()).toBe(0);
    expect(await balanceOf(account.token)).toBe(65);
    await context.close();
  });

  test("left by the back button before paying: the order is shown unpaid, and another can be made", async () => {
    const account = await studio.account();
    const context = await openContext(browser, studio, account);
    const page = await context.newPage();
    await toGateway(page, "basic");
    await page.goBack();
    await page.waitForURL(/\/checkout\?.*order=chk_/);
    await button(page, "Đặt lại đơn").click();
    await button(page, /^Thanh toán [\d.]+/).click();
    await page.waitForURL(/\/sandbox\//);
    const { items } = await studio.get<{ items: unknown[] }>("/api/payments", account.token);
    expect(items).toHaveLength(1);
    await context.close();
  });

  test("told twice by the gateway it grants once", async () => {
    const account = await studio.account();
    const context = await openContext(browser, studio, account);
    const page = await context.newPage();
    await toGateway(page, "basic");
    await button(page, "Báo hai lần").click();
    await page.getByText(/^Đã nhận 99\.000/).waitFor();
    await expect.poll(() => balanceOf(account.token)).toBe(65);
    await page.goto("/credits?tab=payments");
    await page.getByRole("cell", { name: "Đã thanh toán" }).waitFor();
    expect(await page.getByRole("cell", { name: "Đã thanh toán" }).count()).toBe(1);
    const saved = page.waitForEvent("download");
    await button(page, "Xuất tệp").click();
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
    await context.close();
  });

  test("a payment page grants nothing by itself; a guest is asked to sign in before ordering", async () => {
    const context = await openContext(browser, studio);
    const page = await context.newPage();
    const errors = errorsOf(page);
    for (const place of ["success", "cancel", "cancelled", "error"]) {
      await page.goto(`/payment/${place}`);
      await page.getByText("Không có đơn nào để xem ở đây").waitFor();
    }
    await page.goto("/checkout?plan=pro&cycle=annual");
    await page.getByRole("dialog", { name: "Cần đăng nhập" }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
