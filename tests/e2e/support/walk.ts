import type { Locator, Page } from "playwright";

/** What a person does in the try-on wizard, by the words they read (Vietnamese). */
export const tryOn = {
  async chooseModel(page: Page): Promise<void> {
    await page.getByRole("group", { name: "Người mẫu có sẵn" }).getByRole("button").first().click();
  },
  async chooseGarment(page: Page, name: RegExp = /Áo thun/): Promise<void> {
    await page
      .getByRole("group", { name: "Đồ có sẵn" })
      .getByRole("button", { name })
      .first()
      .click();
  },
  async next(page: Page): Promise<void> {
    await page.getByRole("button", { name: "Tiếp tục" }).click();
  },
  async toReview(page: Page): Promise<void> {
    await page.goto("/virtual-tryon");
    await tryOn.chooseModel(page);
    await tryOn.next(page);
    await tryOn.chooseGarment(page);
    await tryOn.next(page);
  },
  create: (page: Page): Promise<void> =>
    page.getByRole("button", { name: "Tạo ảnh", exact: true }).click(),
  result: (page: Page): Locator => page.getByText(/^Xong trong/),
};
/** The balance as every place shows it: the top of the wizard, the dashboard. */
export const balanceIn = async (page: Page): Promise<string | null> =>
  page.locator("header p", { hasText: "credit" }).first().textContent();
