import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jpegOf, ownCases, sharedCases, type UploadCase } from "../server/support/upload-cases.ts";
import { openBrowser, openContext, Studio } from "./support/studio.ts";

const studio = new Studio();
let browser: Browser;
let page: Page;
beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), studio.start()]);
  const context = await openContext(browser, studio, await studio.account());
  // The draft of the case before would count as chosen.
  await context.addInitScript(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith("draft:")) localStorage.removeItem(key);
  });
  page = await context.newPage();
});
afterAll(async () => {
  await browser?.close();
  await studio.end();
});

/** Gives a file to the wizard's first step and waits for the end every upload must have. */
async function give(name: string, bytes: Buffer): Promise<{ chosen: boolean; said: string }> {
  await page.goto("/virtual-tryon?step=model");
  await page.getByText("Còn thiếu người mẫu.").waitFor();
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: "", buffer: bytes });
  const chosen = page.locator('[aria-current="step"] img');
  const refused = page
    .locator("[role=alert]")
    .filter({ hasText: name.normalize("NFC").split("/").at(-1) ?? name });
  await Promise.race([
    chosen.waitFor({ timeout: 240_000 }),
    refused.first().waitFor({ timeout: 240_000 }),
  ]);
  const isChosen = (await chosen.count()) > 0;
  return { chosen: isChosen, said: isChosen ? "" : ((await refused.first().textContent()) ?? "") };
}

const fileNameOf = (one: UploadCase) => one.file.split("/").at(-1) ?? one.file;

describe("every kind of file ends as it should, in the page", () => {
  test("files made here", async () => {
    for (const one of await ownCases()) {
      const { chosen, said } = await give(fileNameOf(one), one.bytes);
      if (one.expect !== "either")
        expect([one.name, chosen, said]).toEqual([one.name, one.expect === "accept", said]);
      if (!chosen) expect(said.length).toBeGreaterThan(fileNameOf(one).length + 10);
    }
  });

  test("ten MiB is taken, one byte more is told in the spec's words", async () => {
    const limit = 10 * 1024 * 1024;
    expect((await give("vua-du.jpg", await jpegOf(limit))).chosen).toBe(true);
    expect((await give("du-mot-byte.jpg", await jpegOf(limit + 1))).said).toContain(
      "Tệp nặng quá. Tối đa 10 MB.",
    );
  });

  const shared = sharedCases();
  test.skipIf(shared.length === 0)("each file of the shared folder", async () => {
    const wrong: unknown[] = [];
    for (const one of shared) {
      const { chosen, said } = await give(fileNameOf(one), one.bytes);
      if (one.expect !== "either" && chosen !== (one.expect === "accept"))
        wrong.push([one.name, chosen, said]);
    }
    expect(wrong).toEqual([]);
    expect(await page.evaluate(() => "__xss" in window)).toBe(false);
  });
});
