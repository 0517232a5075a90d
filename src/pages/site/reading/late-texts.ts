import { needTexts } from "#src/lib/text/i18n.ts";
import { lateWith } from "../../shell/late-with.ts";

/**
 * The long texts: where the server has sent them they stand, and are read, before their code and
 * their catalogue have come.
 */
export const readingTexts = {
  about: lateWith("reading", async () => (await import("./about.tsx")).About),
  faq: lateWith("reading", async () => (await import("./faq-page.tsx")).FaqPage),
  terms: lateWith("reading", async () => (await import("./terms.tsx")).Terms),
  privacy: lateWith("reading", async () => (await import("./privacy.tsx")).Privacy),
  shipping: lateWith("reading", async () => (await import("./shipping.tsx")).Shipping),
  warranty: lateWith("reading", async () => (await import("./warranty.tsx")).Warranty),
};
export type ReadingPage = keyof typeof readingTexts;

/**
 * The loader of one of these pages: what was sent whole needs the frame's texts alone. Whoever comes
 * back waits for the text, so that the page is as long as it was and the old place is there.
 */
export const readingLoader = (page: ReadingPage) => ({
  handler: async ({ context }: { context: { isSentWhole(): boolean } }): Promise<void> => {
    await Promise.all([needTexts("site"), context.isSentWhole() || readingTexts[page].fetch()]);
  },
  staleReloadMode: "blocking" as const,
});
