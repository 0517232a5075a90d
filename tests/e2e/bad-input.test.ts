import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, openContext, Studio } from "./support/studio.ts";
import { tryOn } from "./support/walk.ts";

const studio = new Studio();
const folder = mkdtempSync(join(tmpdir(), "mau-files-"));
let browser: Browser;
beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), studio.start()]);
});
afterAll(async () => {
  await browser?.close();
  await studio.end();
  rmSync(folder, { recursive: true, force: true });
});
const file = (name: string, bytes: Buffer): string => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};
const loginDialog = async (page: Page, english = false) => {
  await page.goto("/dashboard");
  if (english) await page.getByRole("link", { name: /^VI/ }).click();
  await page
    .getByRole("button", { name: english ? "Log in" : "Đăng nhập" })
    .first()
    .click();
  return page.getByRole("dialog");
};

describe("forms say what to type", () => {
  test("empty login, wrong password, in both languages", async () => {
    const account = await studio.account();
    const context = await openContext(browser, studio);
    const page = await context.newPage();
    const dialog = await loginDialog(page);
    await dialog.getByRole("button", { name: "Đăng nhập", exact: true }).click();
    await dialog.getByText("Nhập đúng địa chỉ email").waitFor();
    await dialog.getByText("Bạn chưa nhập mật khẩu").waitFor();
    await dialog.getByLabel("Email").fill(account.email);
    await dialog.getByLabel("Mật khẩu", { exact: true }).fill("sai-mat-khau");
    await dialog.getByRole("button", { name: "Đăng nhập", exact: true }).click();
    await dialog.getByText("Email hoặc mật khẩu chưa đúng.").waitFor();
    await page.getByText("Chưa đăng nhập được").waitFor();
    expect(await dialog.getByLabel("Email").inputValue()).toBe(account.email);
    await page.keyboard.press("Escape");

    const english = await loginDialog(page, true);
    await english.getByRole("button", { name: "Log in", exact: true }).click();
    await english.getByText("Please enter a valid email").waitFor();
    await english.getByText("Password is required").waitFor();
    await context.close();
  });

  test("a wrong code says how many tries are left; the view stays", async () => {
    const context = await openContext(browser, studio);
    const page = await context.newPage();
    const dialog = await loginDialog(page);
    await dialog.getByRole("button", { name: /Tạo tài khoản/ }).click();
    await dialog.getByLabel("Họ và tên").fill("Ý");
    await dialog.getByLabel("Mật khẩu", { exact: true }).fill("ngan");
    await dialog.getByRole("button", { name: "Tạo tài khoản" }).click();
    await dialog.getByText("Tên cần ít nhất 2 ký tự").waitFor();
    await dialog.getByText("Mật khẩu cần ít nhất 8 ký tự").waitFor();
    const email = `${crypto.randomUUID().slice(0, 8)}@shop.example`;
    await dialog.getByLabel("Họ và tên").fill("Ý Nhi");
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByLabel("Mật khẩu", { exact: true }).fill("matkhau123");
    await dialog.getByLabel("Nhập lại mật khẩu", { exact: true }).fill("matkhau124");
    await dialog.getByRole("button", { name: "Tạo tài khoản" }).click();
    await dialog.getByText("Hai mật khẩu chưa giống nhau").waitFor();
    await dialog.getByLabel("Nhập lại mật khẩu", { exact: true }).fill("matkhau123");
    await dialog.getByRole("button", { name: "Tạo tài khoản" }).click();
    const code = page.getByRole("textbox", { name: "Mã xác nhận" });
    await code.fill("12");
    await dialog.getByRole("button", { name: "Xác nhận" }).click();
    await dialog.getByText("Nhập đúng mã xác nhận").waitFor();
    const right = await studio.codeFor(email);
    await code.fill(right === "123456" ? "123457" : "123456");
    await dialog.getByRole("button", { name: "Xác nhận" }).click();
    await dialog.getByText("Mã xác nhận chưa đúng. Còn 4 lần thử.").waitFor();
    await code.fill(right);
    await dialog.getByRole("button", { name: "Xác nhận" }).click();
    await dialog.getByRole("heading", { name: "Đăng nhập" }).waitFor();
    await context.close();
  });
});

describe("files that cannot be used", () => {
  test("wrong type, HEIC, empty, truncated, too large: each with its sentence, and nothing lost", async () => {
    const account = await studio.account();
    const context = await openContext(browser, studio, account);
    const page = await context.newPage();
    await page.goto("/virtual-tryon");
    await tryOn.chooseModel(page);
    const input = page.locator('input[type="file"]');
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from("ftypheic"),
      Buffer.alloc(64),
    ]);
    const cases: [string, Buffer, string][] = [
      [
        "trang.jpg",
        Buffer.from("<html><script>alert(1)</script></html>"),
        "Loại tệp này không dùng được. Chỉ nhận tệp JPEG, PNG, WebP.",
      ],
      ["iphone.heic", heic, "Ảnh HEIC của iPhone chưa dùng được."],
      ["rong.jpg", Buffer.alloc(0), "Tệp này trống."],
      [
        "cut.jpg",
        Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(400)]),
        "Không đọc được ảnh này.",
      ],
      [
        "nang.jpg",
        Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(10 * 1024 * 1024)]),
        "Tệp nặng quá. Tối đa 10 MB.",
      ],
    ];
    for (const [name, bytes, sentence] of cases) {
      await input.setInputFiles(file(name, bytes));
      await page.getByText(sentence, { exact: false }).first().waitFor();
    }
    await page.getByText("Đã có người mẫu.").waitFor();
    const { items } = await studio.get<{ items: unknown[] }>("/api/assets", account.token);
    expect(items).toEqual([]);
    await context.close();
  });
});

describe("money and outages", () => {
  test("the server stops while choosing: the order says so, and goes through once it is back", async () => {
    const context = await openContext(browser, studio, await studio.account());
    const page = await context.newPage();
    await tryOn.toReview(page);
    await page.getByText("Ảnh này tốn 1 credit, còn lại 4.").waitFor();
    await studio.stop("SIGKILL");
    await tryOn.create(page);
    await page.getByText("Chưa gửi được yêu cầu").waitFor();
    await studio.start();
    await page.getByRole("button", { name: "Gửi lại" }).click();
    await tryOn.result(page).waitFor({ timeout: 240_000 });
    await context.close();
  });

  test("without credits the order is refused in place, with the shortage, and the choice is kept", async () => {
    const account = await studio.account();
    const { items } = await studio.get<{ items: { id: string }[] }>("/api/samples?usage=model");
    // With another tool: opened anew, a tool comes back to its own run.
    const body = { image: items[0]?.id, prompt: "crop square" };
    for (let run = 0; run < 5; run += 1) {
      const answer = await studio.post("/ai/image-editing/edits", body, account.token);
      expect(answer.status).toBe(202);
    }
    const context = await openContext(browser, studio, account);
    const page = await context.newPage();
    await tryOn.toReview(page);
    await page.getByText("Bạn còn 0, lượt này cần 1. Thiếu 1.").waitFor();
    expect(
      await page
        .getByRole("button", { name: "Tạo ảnh", exact: true })
        .getAttribute("aria-disabled"),
    ).toBe("true");
    await context.close();
  });
});
