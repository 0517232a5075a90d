import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GoogleDouble } from "../server/support/google-double.ts";
import { errorsOf, openBrowser, openContext, Studio } from "./support/studio.ts";

const google = new GoogleDouble();
let studio: Studio;
let browser: Browser;
beforeAll(async () => {
  await google.start();
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = google.environment;
  studio = new Studio({
    environment: { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } as Record<
      string,
      string
    >,
  });
  [browser] = await Promise.all([openBrowser(), studio.start()]);
});
afterAll(async () => {
  await browser?.close();
  await studio?.end();
  await google.stop();
});
let people = 0;
beforeEach(() => {
  google.person = {
    sub: `sub-${++people}`,
    email: `hoa${people}@mau.test`,
    email_verified: true,
    name: "Hoa Trần",
  };
  google.down = false;
});

const button = (page: Page) => page.getByRole("button", { name: "Tiếp tục với Google" });
const connecting = (page: Page) => page.getByRole("button", { name: "Đang kết nối…" });
const here = (page: Page) => page.getByRole("button", { name: "Tiếp tục trong cửa sổ này" });
/** Presses the button and waits for Google's page in its window. */
async function openPopup(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent("popup"), button(page).click()]);
  await popup.locator("#allow").waitFor();
  return popup;
}
const closed = (popup: Page) => expect.poll(() => popup.isClosed()).toBe(true);
const account = (page: Page) => page.getByRole("button", { name: /^Hoa Trần/ });
async function visit(path: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await openContext(browser, studio);
  const page = await context.newPage();
  await page.goto(path);
  await button(page).waitFor();
  return { context, page };
}
async function blockPopups(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => null;
  });
}

describe("Continue with Google", () => {
  test("in, to the page that was asked for, by a load of the page; the draft is still there", async () => {
    const { context, page } = await visit("/virtual-tryon");
    const errors = errorsOf(page);
    const features = page.evaluate(
      () =>
        new Promise<string>((told) => {
          const open = window.open.bind(window);
          window.open = (address, name, wanted) => {
            told(wanted ?? "");
            return open(address, name, wanted);
          };
        }),
    );
    const popup = await openPopup(page);
    expect(await features).toMatch(/width=500,height=600/);
    const scopes = new URL(popup.url()).searchParams.get("scope")?.split(" ");
    expect(scopes).toEqual(expect.arrayContaining(["openid", "email", "profile"]));
    expect(new URL(popup.url()).searchParams.get("redirect_uri")).toBe(
      `${studio.address}/auth/google/callback`,
    );
    expect(await connecting(page).getAttribute("aria-disabled")).toBe("true");
    await page.evaluate(() => Object.assign(window, { before: true }));
    await popup.locator("#allow").click();
    await account(page).waitFor();
    await page.waitForFunction(() => !("before" in window));
    expect(new URL(page.url()).pathname).toBe("/virtual-tryon");
    await closed(popup);

    await studio.seeTours(await page.evaluate(() => localStorage.getItem("auth_token") ?? ""));
    await page.reload();
    const tile = page.getByRole("group", { name: "Người mẫu có sẵn" }).getByRole("button").first();
    await tile.click();
    await expect.poll(() => tile.getAttribute("aria-pressed")).toBe("true");
    await account(page).click();
    await page.getByRole("menuitem", { name: "Đăng xuất" }).click();
    await page.waitForURL(`${studio.address}/`);
    await page.goto("/virtual-tryon");
    const again = await openPopup(page);
    await again.locator("#allow").click();
    await account(page).waitFor();
    await page.getByText("Đổi người mẫu").waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test("an account without a password signs in once more where it is asked who it is", async () => {
    const { context, page } = await visit("/profile");
    const signIn = async () => {
      const popup = await openPopup(page);
      await page.evaluate(() => Object.assign(window, { before: true }));
      await popup.locator("#allow").click();
      await page.waitForFunction(() => !("before" in window));
    };
    await signIn();
    const ask = () => page.getByRole("button", { name: "Gửi mã tới email mới" });
    await ask().waitFor();
    // As the server answers ten minutes after the sign-in.
    await page.route(
      "**/auth/change_email",
      (route) =>
        route.fulfill({
          status: 422,
          json: { code: "invalid_request", message: "", fields: { password: "x" } },
        }),
      { times: 1 },
    );
    const wanted = `moi${people}@mau.test`;
    await page.getByLabel("Email mới").fill(wanted);
    await ask().click();
    await page.getByRole("button", { name: "Đăng nhập lại bằng Google" }).click();
    await button(page).waitFor();
    await signIn();
    await ask().waitFor();
    expect(new URL(page.url()).pathname).toBe("/profile");
    await page.getByLabel("Email mới").fill(wanted);
    await ask().click();
    await page.getByLabel(`Mã 6 số gửi tới ${wanted}`).waitFor();
    await context.close();
  });

  test("declined at Google: the button is there again, nothing is called wrong", async () => {
    const { context, page } = await visit("/history");
    const popup = await openPopup(page);
    await popup.locator("#deny").click();
    await button(page).waitFor();
    await closed(popup);
    expect(await page.getByRole("dialog").getByRole("alert").count()).toBe(0);
    await context.close();
  });

  test("the window closed by hand, and the wait given up", async () => {
    const { context, page } = await visit("/history");
    const first = await openPopup(page);
    await first.close();
    await button(page).waitFor();
    const second = await openPopup(page);
    await page.getByRole("button", { name: "Thôi chờ Google" }).click();
    await button(page).waitFor();
    await closed(second);
    expect(await page.getByRole("dialog").getByRole("alert").count()).toBe(0);
    await context.close();
  });

  test("no window may open: told so, and done in this one; a page behind it is remembered", async () => {
    const context = await openContext(browser, studio);
    const page = await context.newPage();
    await blockPopups(page);
    await page.goto("/history?status=failed");
    await button(page).click();
    await page
      .getByRole("alert")
      .getByText(/Trình duyệt đang chặn cửa sổ đăng nhập/)
      .waitFor();
    await here(page).click();
    await page.locator("#allow").click();
    await account(page).waitFor();
    await expect.poll(() => page.url()).toBe(`${studio.address}/history?status=failed`);
    expect(await page.evaluate(() => sessionStorage.getItem("google_state"))).toBeNull();
    await context.close();
  });

  test("declined in this window: told so, with the ways on", async () => {
    const context = await openContext(browser, studio);
    const page = await context.newPage();
    await blockPopups(page);
    await page.goto("/history");
    await button(page).click();
    await here(page).click();
    await page.locator("#deny").click();
    await page.getByRole("heading", { level: 1, name: "Bạn đã dừng ở Google" }).waitFor();
    await page.getByRole("link", { name: "Về trang chủ" }).click();
    await page.waitForURL(`${studio.address}/`);
    await context.close();
  });

  test("a sign-in Google cannot vouch for: the reason in the dialog and in a toast", async () => {
    google.person = { ...google.person, email_verified: false };
    const { context, page } = await visit("/history");
    const popup = await openPopup(page);
    await popup.locator("#allow").click();
    await page
      .getByRole("dialog")
      .getByRole("alert")
      .getByText(/^Chưa đăng nhập được: .+/)
      .waitFor();
    await page.getByText("Chưa đăng nhập được bằng Google", { exact: true }).waitFor();
    await context.close();
  });

  test("an address that did not come from a sign-in here ends in words, in both spellings", async () => {
    const context = await openContext(browser, studio);
    const page = await context.newPage();
    await page.goto("/auth/google/callback?code=x");
    await page.getByRole("alert").waitFor();
    await page.goto("/auth/google/callback?code=x&state=someone-elses");
    await page.getByRole("heading", { level: 1, name: "Lượt đăng nhập này đã hết hạn" }).waitFor();
    await page.getByRole("button", { name: "Đăng nhập" }).click();
    await page.getByRole("dialog", { name: "Đăng nhập" }).waitFor();
    await context.close();
  });
});

test("a server without Google settings says so in words, and the button is locked", async () => {
  const plain = new Studio();
  await plain.start();
  const context = await openContext(browser, plain);
  const page = await context.newPage();
  await page.goto("/history");
  await page.getByText("Máy chủ này chưa bật đăng nhập bằng Google.").waitFor();
  expect(await button(page).getAttribute("aria-disabled")).toBe("true");
  await context.close();
  await plain.end();
});
