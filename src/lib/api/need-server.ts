import type { App } from "#src/lib/app.tsx";
import { type Catalogue, needTexts } from "#src/lib/text/i18n.ts";

/** For the loader of a page that shows lists of the server: its cache, and the texts named. */
export async function needServer(app: App, ...names: Catalogue[]): Promise<void> {
  await Promise.all([app.serverState.need(), needTexts(...names)]);
}
