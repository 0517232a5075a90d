import type { Browser, Page } from "playwright";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorsOf, openBrowser, openContext, Studio } from "./support/studio.ts";
import { balanceIn } from "./support/walk.ts";

/** The four studios beside try-on, each by hand from its first step to its result. */
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
const firstSample = (page: Page) =>
  page.getByRole("group", { name: "Người mẫu có sẵn" }).getByRole("button").first();
const done = (page: Page) => page.getByText(/^Xong trong/).waitFor({ timeout: 240_000 });
async function room(path: string) {
  const context = await openContext(browser, studio, await studio.account());
  const page = await context.newPage();
  const errors = errorsOf(page);
  await page.goto(path);
  return { context, page, errors };
}

describe("the other studios", () => {
  test("Image Editing: a preset and words, then the result edited further, then back on the chain", async () => {
    const { context, page, errors } = await room("/image-editing");
    await firstSample(page).click();
    await button(page, "Tiếp tục").click();
    await button(page, /^Chỉnh sáng/).click();
    await page.getByLabel(/^Lời dặn/).fill("đổi áo sang màu xanh lá");
    await button(page, "Sửa ảnh").click();
    await done(page);
    await expect.poll(() => balanceIn(page)).toBe("4 credit");
    await button(page, "Sửa tiếp ảnh này").click();
    await button(page, "Quay về ảnh 1").click();
    expect(await button(page, "Quay về ảnh 1").count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  test("Image Editing: what the engine cannot do is refused before it costs", async () => {
    const { context, page } = await room("/image-editing");
    await firstSample(page).click();
    await button(page, "Tiếp tục").click();
    await page.getByLabel(/^Lời dặn/).fill("thêm một chiếc mũ");
    await button(page, "Sửa ảnh").click();
    await page.getByRole("alert").getByText("Chưa tạo được ảnh này").waitFor();
    expect(await balanceIn(page)).toBe("5 credit");
    await page.getByLabel(/^Lời dặn/).fill("làm mờ nền");
    await page.getByText("Ảnh này tốn 1 credit, còn lại 4.").waitFor();
    await context.close();
  });

  test("Image To Video: locked settings, a video that plays, at two credits", async () => {
    const { context, page, errors } = await room("/image-to-video");
    await page.getByText("Không thấy video nào").waitFor();
    await firstSample(page).click();
    await button(page, "Tiếp tục").click();
    await page.getByText("Chỉnh kỹ hơn").click();
    await page.getByLabel("Mô hình video").selectOption("veo3");
    expect(await page.getByRole("radio", { name: "5 giây" }).isDisabled()).toBe(true);
    await page.getByLabel("Mô hình video").selectOption("seedance_v1");
    await page.getByText("5 giây", { exact: true }).click();
    await page.getByText("480p", { exact: true }).click();
    await button(page, "Tạo video").click();
    await done(page);
    await expect.poll(() => balanceIn(page)).toBe("3 credit");
    const film = page.locator("video").first();
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.duration)).toBe(5);
    await film.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      await video.play();
    });
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0.2);
    expect(errors).toEqual([]);
    await context.close();
  });

  test("Body Generator: 170 cm and 65 kg are a BMI of 22.5, here and in the result", async () => {
    const { context, page, errors } = await room("/body-generator");
    await page.getByText("Nữ", { exact: true }).click();
    await page.getByLabel("Chiều cao, cm").fill("170");
    await page.getByLabel("Cân nặng, kg").fill("250");
    await page
      .getByRole("alert")
      .getByText(/Cân nặng từ 30 đến 200/)
      .waitFor();
    await page.getByLabel("Cân nặng, kg").fill("65,0");
    await page.getByTitle("Sáng").click();
    await button(page, "Vừa người").click();
    await page.getByText("22,5", { exact: true }).waitFor();
    await button(page, "Tiếp tục").click();
    await button(page, "Tiếp tục").click();
    await page.reload();
    await page.getByText("22,5, Bình thường").waitFor();
    await button(page, "Tạo ảnh").click();
    await done(page);
    await page.getByText("22,5, Bình thường").waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test("Hairstyle Changer: paint, take back, bring again, use, leave and reopen; then a bob", async () => {
    const { context, page, errors } = await room("/hairstyle-changer");
    await page.getByRole("group", { name: "Người mẫu có sẵn" }).getByRole("button").nth(5).click();
    await button(page, "Tiếp tục").click();
    await button(page, /^Bob hiện đại/).click();
    await button(page, "Tiếp tục").click();
    await page.getByTitle("Nâu hạt dẻ").click();
    await button(page, "Tô vùng tóc").click();
    const canvas = page.getByRole("region", { name: /^Vùng tô/ });
    const box = await canvas.boundingBox();
    if (!box) throw new Error("The mask editor shows no picture.");
    const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
    await page.mouse.move(...at(0.4, 0.1));
    await page.mouse.down();
    await page.mouse.move(...at(0.6, 0.1), { steps: 8 });
    await page.mouse.up();
    await page.keyboard.press("Control+z");
    await page.getByText("Chưa tô vùng nào.").waitFor();
    await page.keyboard.press("Control+Shift+z");
    // A click is a stroke too: shown as it is stored.
    await page.mouse.click(...at(0.5, 0.6));
    const shown = await canvas.locator("canvas").evaluate((drawn: HTMLCanvasElement) => {
      const { data } = drawn.getContext("2d")?.getImageData(0, 0, drawn.width, drawn.height) ?? {
        data: new Uint8ClampedArray(4),
      };
      return data.filter((value, i) => i % 4 === 3 && value > 127).length / (data.length / 4);
    });
    const stored = page.waitForResponse(
      (answer) => answer.url().endsWith("/api/assets") && answer.request().method() === "POST",
    );
    await button(page, "Dùng vùng tô").click();
    const mask = (await (await stored).json()) as { usage: string; url: string };
    expect(mask.usage).toBe("mask");
    const file = await fetch(new URL(mask.url, studio.address));
    const kept = await sharp(Buffer.from(await file.arrayBuffer()))
      .greyscale()
      .raw()
      .toBuffer();
    const painted = kept.filter((value) => value > 127).length / kept.length;
    expect(Math.abs(shown / painted - 1)).toBeLessThan(0.03);
    await button(page, "Quay lại").click();
    await button(page, "Tiếp tục").click();
    await button(page, "Sửa vùng tô").click();
    expect(await button(page, "Hoàn tác").getAttribute("aria-disabled")).toBeNull();
    await button(page, "Đóng").click();
    await button(page, "Bỏ vùng tô").click();
    await button(page, "Tạo ảnh").click();
    await done(page);
    await expect.poll(() => balanceIn(page)).toBe("4 credit");
    expect(errors).toEqual([]);
    await context.close();
  });
});
