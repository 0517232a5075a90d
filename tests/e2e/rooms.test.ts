import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorsOf, openBrowser, openContext, Studio } from "./support/studio.ts";

/** What is done with pictures outside the wizards: picked again, shared, handed on, kept in order. */
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

interface Sample {
  id: string;
  usage: string;
}
interface Run {
  id: string;
  status: string;
}
/** So many finished edits of one sample, made by the API. */
async function runs(token: string, count: number): Promise<string[]> {
  const { items } = await studio.get<{ items: Sample[] }>("/api/samples?usage=model");
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const body = { image: items[n]?.id, prompt: "crop square" };
    const { id } = (await (
      await studio.post("/ai/image-editing/edits", body, token)
    ).json()) as Run;
    await expect
      .poll(async () => (await studio.get<Run>(`/api/generations/${id}`, token)).status, {
        timeout: 240_000,
      })
      .toBe("completed");
    ids.push(id);
  }
  return ids;
}

describe("a finished picture", () => {
  test("is shared by a page anyone can open, until it is taken back", async () => {
    const account = await studio.account();
    const [id] = await runs(account.token, 1);
    const context = await openContext(browser, studio, account);
    const page = await context.newPage();
    const errors = errorsOf(page);
    await page.goto(`/image-editing?generation=${id}`);
    await button(page, "Chia sẻ").click();
    await button(page, "Tạo đường dẫn").click();
    const link = await page.getByRole("textbox", { name: "Đường dẫn chia sẻ" }).inputValue();

    const strangers = await openContext(browser, studio);
    const stranger = await strangers.newPage();
    const answer = await stranger.goto(link);
    expect(answer?.headers()["x-robots-tag"]).toContain("noindex");
    const shown = stranger.getByRole("img", { name: "Ảnh được chia sẻ" });
    await shown.waitFor();
    const source = (await shown.getAttribute("src")) ?? "";
    expect(
      await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.width > 0)),
    ).toBe(true);

    await button(page, "Ngừng chia sẻ").click();
    await page.getByText("Đã ngừng chia sẻ, đường dẫn cũ không mở được nữa.").waitFor();
    await stranger.reload();
    await stranger.getByRole("heading", { name: "Ảnh này không còn được chia sẻ" }).waitFor();
    expect((await fetch(new URL(source, studio.address))).ok).toBe(false);
    expect(errors).toEqual([]);
    await context.close();
    await strangers.close();
  });

  test("goes on in another tool, and stands in the library of every wizard", async () => {
    const account = await studio.account();
    const [id] = await runs(account.token, 1);
    const context = await openContext(browser, studio, account);
    const page = await context.newPage();
    const errors = errorsOf(page);
    await page.goto(`/image-editing?generation=${id}`);
    await button(page, "Dùng ảnh này tiếp trong").click();
    await page.getByRole("menuitem", { name: "Ảnh thành video" }).click();
    await page.getByText("Đã sẵn sàng dựng video.").waitFor();
    expect(new URL(page.url()).search).toBe("?step=configure");

    await page.goto("/virtual-tryon");
    await button(page, "Mở kho ảnh").click();
    const picker = page.getByRole("dialog", { name: "Chọn ảnh người mẫu" });
    await picker.getByRole("searchbox").fill("khong co ten nay");
    await picker.getByText("Không thấy ảnh nào trong kho").waitFor();
    await picker.getByRole("searchbox").fill("");
    await picker.getByRole("button", { name: /^Ảnh tạo lúc/ }).click();
    await picker.waitFor({ state: "detached" });
    await page.getByText("Đã có người mẫu.").waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test("one deleted meanwhile is told in the picker, and nothing is chosen", async () => {
    const account = await studio.account();
    const [id] = await runs(account.token, 1);
    const context = await openContext(browser, studio, account);
    const page = await context.newPage();
    await page.goto("/virtual-tryon");
    await button(page, "Mở kho ảnh").click();
    const picker = page.getByRole("dialog", { name: "Chọn ảnh người mẫu" });
    const tile = picker.getByRole("button", { name: /^Ảnh tạo lúc/ });
    await tile.waitFor();
    await fetch(`${studio.address}/api/generations/${id}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${account.token}` },
    });
    await tile.click();
    await picker.getByRole("alert").getByText("Tệp gặp trục trặc").waitFor();
    await page.keyboard.press("Escape");
    await page.getByText("Còn thiếu người mẫu.").waitFor();
    await context.close();
  });
});

describe("the history", () => {
  test("many at once: taken back within six seconds, then deleted for good; the filter stands in the address", async () => {
    const account = await studio.account();
    await runs(account.token, 3);
    const context = await openContext(browser, studio, account);
    const page = await context.newPage();
    const errors = errorsOf(page);
    await page.goto("/history?feature=image_editing&status=completed");
    const rows = page.getByRole("main").getByRole("listitem");
    await expect.poll(() => rows.count()).toBe(3);
    await button(page, "Chọn nhiều").click();
    await rows.nth(0).getByRole("button").click();
    await rows.nth(1).getByRole("button").click();
    await button(page, "Xoá").click();
    await expect.poll(() => rows.count()).toBe(1);
    await button(page, "Hoàn tác").click();
    await expect.poll(() => rows.count()).toBe(3);
    await page.getByText("Đã chọn 2").waitFor();

    const saved = page.waitForEvent("download");
    await button(page, "Tải xuống (zip)").click();
    expect((await saved).suggestedFilename()).toMatch(/\.zip$/);

    await button(page, "Xoá").click();
    await expect.poll(() => rows.count()).toBe(1);
    // Leaving carries the deletion out without waiting.
    await page.goto("/dashboard");
    await page.goto("/history");
    await expect.poll(() => rows.count()).toBe(1);
    await button(page, "Đã huỷ").click();
    await page.getByText("Không thấy lượt nào trong lịch sử").waitFor();
    expect(new URL(page.url()).search).toBe("?status=cancelled");
    expect(errors).toEqual([]);
    await context.close();
  });
});
