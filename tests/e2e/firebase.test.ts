import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GoogleDouble } from "../server/support/google-double.ts";
import { routeFirebase } from "./support/firebase-double.ts";
import { errorsOf, openBrowser, openContext, Studio } from "./support/studio.ts";

const google = new GoogleDouble();
let studio: Studio;
let browser: Browser;
beforeAll(async () => {
  await google.start();
  studio = new Studio({ environment: google.environment });
  [browser] = await Promise.all([openBrowser(), studio.start()]);
});
afterAll(async () => {
  await browser?.close();
  await studio?.end();
  await google.stop();
});
let people = 0;
beforeEach(() => {
  const n = ++people;
  google.person = { sub: `f${n}`, email: `mai${n}@mau.test`, email_verified: true, name: "Mai Lê" };
  google.alter = (claims) => claims;
});

const button = (page: Page) => page.getByRole("button", { name: "Tiếp tục với Google" });
const alert = (page: Page) => page.getByRole("dialog").getByRole("alert");
async function visit(path: string) {
  const context = await openContext(browser, studio);
  await routeFirebase(context, google, studio.address);
  const page = await context.newPage();
  await page.goto(path);
  await expect.poll(() => button(page).getAttribute("aria-busy")).toBeNull();
  return { context, page };
}
async function openPopup(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent("popup"), button(page).click()]);
  await popup.locator("#allow").waitFor();
  return popup;
}

describe("Continue with Google by way of Firebase", () => {
  test("in under the server's own policy, to the page asked for; nothing of Firebase is kept", async () => {
    const { context, page } = await visit("/history");
    const errors = errorsOf(page);
    const sent = page.waitForRequest("**/auth/firebase/login");
    const popup = await openPopup(page);
    // Whoever signs in enters by a fresh load of the page asked for.
    const entered = page.waitForEvent("load");
    expect(new URL(popup.url()).searchParams.get("scopes")).toMatch(
      /profile.*email|email.*profile/,
    );
    await popup.locator("#allow").click();
    const body = (await sent).postDataJSON() as { userData: object };
    expect(body.userData).toEqual({
      uid: `fb-${google.person.sub}`,
      email: google.person.email,
      displayName: "Mai Lê",
      photoURL: "",
      emailVerified: true,
    });
    await entered;
    await page.getByRole("button", { name: /^Mai Lê/ }).waitFor();
    await expect.poll(() => page.url()).toBe(`${studio.address}/history`);
    const stored = await page.evaluate(() => Object.keys(localStorage).sort());
    expect(stored.filter((key) => /firebase/i.test(key))).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
  test("declined, and closed by hand: quiet, and open for another try", async () => {
    const { context, page } = await visit("/history");
    const first = await openPopup(page);
    await first.locator("#deny").click();
    await expect.poll(() => button(page).count()).toBe(1);
    const second = await openPopup(page);
    await second.close();
    await expect.poll(() => button(page).count(), { timeout: 240_000 }).toBe(1);
    expect(await alert(page).count()).toBe(0);
    await context.close();
  });
  test("a blocked window leads on in this one, by the code flow", async () => {
    const context = await openContext(browser, studio);
    await routeFirebase(context, google, studio.address);
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto("/history");
    await expect.poll(() => button(page).getAttribute("aria-busy")).toBeNull();
    await button(page).click();
    await alert(page).getByRole("button", { name: "Tiếp tục trong cửa sổ này" }).click();
    await page.locator("#allow").click();
    await page.getByRole("button", { name: /^Mai Lê/ }).waitFor();
    await context.close();
  });
  describe("where the server has Firebase alone, and no window may open", () => {
    let alone: Studio;
    beforeAll(async () => {
      alone = new Studio({
        environment: { ...google.environment, GOOGLE_CLIENT_ID: "", GOOGLE_CLIENT_SECRET: "" },
      });
      await alone.start();
    });
    afterAll(() => alone.end());

    async function leave(path: string) {
      const context = await openContext(browser, alone);
      await routeFirebase(context, google, alone.address);
      const page = await context.newPage();
      await page.addInitScript(() => {
        window.open = () => null;
      });
      await page.goto(path);
      await expect.poll(() => button(page).getAttribute("aria-busy")).toBeNull();
      await button(page).click();
      await alert(page).getByRole("button", { name: "Tiếp tục trong cửa sổ này" }).click();
      await page.locator("#allow").waitFor();
      return { context, page };
    }
    test("the same window goes there and back, to the page asked for; nothing of it is kept", async () => {
      const { context, page } = await leave("/history?feature=image_editing");
      await page.locator("#allow").click();
      await page.getByRole("button", { name: /^Mai Lê/ }).waitFor();
      await expect.poll(() => page.url()).toBe(`${alone.address}/history?feature=image_editing`);
      const kept = await page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ]);
      expect(kept.filter((key) => /firebase/i.test(key))).toEqual([]);
      await context.close();
    });
    test("declined there: told so, with a way on; nothing brought: told what to do", async () => {
      const { context, page } = await leave("/history");
      await page.locator("#deny").click();
      await page.getByRole("heading", { name: "Bạn đã dừng ở Google" }).waitFor();
      await context.close();
      const other = await leave("/history");
      await other.page.goto(`${alone.address}/history`);
      await other.page
        .getByText(/Google chưa gửi gì về/)
        .first()
        .waitFor();
      await other.page.getByRole("button", { name: "Đăng nhập" }).click();
      await button(other.page).waitFor();
      await other.context.close();
    });
  });
  test("a token the server does not believe: the alert in the dialog, and Firebase's toast", async () => {
    google.alter = (claims) => ({ ...claims, aud: "another-project" });
    const { context, page } = await visit("/history");
    const popup = await openPopup(page);
    await popup.locator("#allow").click();
    await alert(page)
      .getByText(/^Chưa đăng nhập được: .+/)
      .waitFor();
    await page.getByText("Chưa đăng nhập được qua Firebase", { exact: true }).waitFor();
    await context.close();
  });
});
