import type { Page } from "playwright";

/** Two frames: what the page was told, or its new width, has been drawn. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
