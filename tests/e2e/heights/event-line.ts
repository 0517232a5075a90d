import type { Page } from "playwright";
import type { Generation } from "#wire/generations.ts";

interface WithLine {
  eventLine: ReadableStreamDefaultController<Uint8Array> | null;
}

/**
 * The stream of news is the path's own: the page's GET /api/events is answered by a line on which
 * `tell` speaks and which `breakLine` cuts; a page that takes it up again gets a new one.
 */
export const holdEvents = (page: Page) =>
  page.addInitScript(() => {
    const real = window.fetch.bind(window);
    const line = window as unknown as WithLine;
    line.eventLine = null;
    window.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (!new URL(address, location.href).pathname.endsWith("/api/events"))
        return real(input, init);
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          line.eventLine = controller;
        },
      });
      const headers = { "content-type": "text/event-stream" };
      return Promise.resolve(new Response(body, { headers }));
    };
  });

const hasLine = (page: Page) =>
  page.waitForFunction(() => (window as unknown as WithLine).eventLine !== null);

/** Tells how a run stands. */
export async function tell(page: Page, generation: Generation): Promise<void> {
  await hasLine(page);
  await page.evaluate((data) => {
    const text = `event: generation\ndata: ${JSON.stringify(data)}\n\n`;
    (window as unknown as WithLine).eventLine?.enqueue(new TextEncoder().encode(text));
  }, generation);
}
/** The line breaks; the page may take it up again. */
export async function breakLine(page: Page): Promise<void> {
  await hasLine(page);
  await page.evaluate(() => {
    const line = window as unknown as WithLine;
    const broken = line.eventLine;
    line.eventLine = null;
    broken?.error(new Error("cut"));
  });
}
