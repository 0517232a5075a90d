import type { Act, Scene } from "./face.ts";

/** The clipboard of the page waits with each copy until the path says how it ends. */
export const holdClipboard = ({ page }: Scene) =>
  page.addInitScript(() => {
    const waiting: { done(): void; fail(): void }[] = [];
    Object.assign(window, { clipboardWaits: waiting });
    navigator.clipboard.writeText = () =>
      new Promise<void>((resolve, reject) =>
        waiting.push({ done: resolve, fail: () => reject(new Error("denied")) }),
      );
    // The older way of copying, which is tried after it, fails as well.
    document.execCommand = () => false;
  });

interface WithClipboard {
  clipboardWaits: { done(): void; fail(): void }[];
}
/** Ends the copy that waits. */
export const copied =
  (isCopied: boolean): Act =>
  async ({ page }) => {
    await page.waitForFunction(
      () => (window as unknown as WithClipboard).clipboardWaits.length > 0,
    );
    await page.evaluate((isDone) => {
      const [copy] = (window as unknown as WithClipboard).clipboardWaits.splice(0);
      if (isDone) copy?.done();
      else copy?.fail();
    }, isCopied);
  };
