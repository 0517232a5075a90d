import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DIALOGS, EMPTIES, FAILURES } from "../../dev/showings.ts";
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

async function open(path: string): Promise<Page> {
  const context = await openContext(browser, studio);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}
const OPEN = "[role=dialog], [role=alertdialog]";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("/test shows every toast, dialog, error panel and empty state at a press", async () => {
  const page = await open("/test");
  const errors = errorsOf(page);
  const section = (name: string) => page.getByRole("region", { name, exact: true });
  await section("Toasts").getByRole("button").first().waitFor();
  const toasts = await section("Toasts").getByRole("button").allTextContents();
  expect(toasts.length).toBeGreaterThan(25);
  for (const name of toasts) {
    await section("Toasts").getByRole("button", { name, exact: true }).press("Enter");
    await page.getByRole("region", { name: "Thông báo" }).getByRole("listitem").first().waitFor();
  }
  for (const table of [DIALOGS, FAILURES, EMPTIES]) {
    for (const [flow, stories] of Object.entries(table)) {
      // Each still is also a story's test; here it is enough that every flow's can be shown.
      for (const story of table === DIALOGS ? stories : stories.slice(0, 1)) {
        await button(page, `${flow} · ${story}`).click();
        const drawn = page.locator(`[data-shown] > *, ${OPEN}`);
        await drawn.first().waitFor({ state: "attached" });
        if (table === DIALOGS) await page.locator(OPEN).first().waitFor();
        // A still may open a dialog that covers the way back, also a moment later.
        await page.locator("button", { hasText: /^Everything$/ }).dispatchEvent("click");
      }
    }
  }
  await button(page, "insufficient_credits").click();
  await page.getByRole("alert").filter({ hasText: "Không đủ credit cho lượt này." }).waitFor();
  await button(page, "Everything").click();
  await button(page, "render failure").click();
  await page.getByText("Chi tiết kỹ thuật").click();
  await page.getByText("Thrown by the test page.").waitFor();
  await button(page, "Everything").click();
  await button(page, "history").click();
  await page.getByText("Lịch sử còn trống").waitFor();
  // React tells the console what the thrower threw; nothing else may stand there.
  expect(errors.filter((error) => !error.includes("Thrown by the test page."))).toEqual([]);
});

test("/test-google-auth runs the code flow to the account and shows the claims", async () => {
  google.person = { sub: "dev-1", email: "dev@mau.test", email_verified: true, name: "Dev Trần" };
  const page = await open("/test-google-auth");
  const code = page.getByRole("region", { name: /^Code flow/ });
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    code.getByRole("button", { name: "Tiếp tục với Google" }).click(),
  ]);
  await popup.locator("#allow").click();
  await code.getByText('"email": "dev@mau.test"').first().waitFor();
  await code.getByRole("heading", { name: "Claims of our server's token" }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
  const firebase = page.getByRole("region", { name: /^Firebase/ });
  await firebase.getByText("Máy chủ này chưa bật đăng nhập bằng Google.").waitFor();
});

test("the machines can be driven by hand, and by the shortest path to a state", async () => {
  const page = await open("/dev-tools/machines?machine=consent");
  const errors = errorsOf(page);
  const rests = page.getByRole("status");
  await rests.getByText("Rests in closed").waitFor();
  await page.getByRole("button", { name: /^consent\.ask/ }).click();
  await rests.getByText("Rests in asking.unticked").waitFor();
  await page.getByRole("region", { name: "Chart" }).getByRole("button", { name: "giving" }).click();
  await rests.getByText("Rests in giving").waitFor();
  await page.getByRole("button", { name: /^xstate\.done\.actor\.recordConsent.*true/ }).click();
  await rests.getByText("Rests in closed").waitFor();
  await page.locator("pre", { hasText: /consent\.ask.*consent\.tick.*consent\.give/ }).waitFor();
  const all = page.getByRole("navigation", { name: "Machines" }).getByRole("button");
  for (const name of await all.allTextContents()) {
    await all.getByText(name, { exact: true }).click();
    await rests.getByText(/^Rests in /).waitFor();
  }
  expect(errors).toEqual([]);
});

test("a sandbox order is paid from the developer's page", async () => {
  const account = await studio.account();
  const answer = await studio.post(
    "/api/checkout",
    { plan_id: "basic", cycle: "monthly" },
    account.token,
  );
  const { id } = (await answer.json()) as { id: string };
  const page = await open("/dev-tools");
  const order = page.getByRole("article").filter({ hasText: id });
  await order.getByText("chờ thanh toán · open").waitFor();
  await order.getByRole("button", { name: "approve" }).click();
  await order.getByText("đã thanh toán · paid").waitFor();
  const { status } = await studio.get<{ status: string }>(`/api/checkout/${id}`, account.token);
  expect(status).toBe("paid");
});
