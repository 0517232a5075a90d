import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { SECOND } from "#wire/limits.ts";
import type { PageRequest, RenderPage } from "#wire/rendered-page.ts";
import type { Language } from "#wire/values.ts";

type Render = RenderPage<typeof fetch>;

/** A page that takes longer is left to the browser, which shows its own waiting. */
const PATIENCE = 3 * SECOND;

/**
 * The built pages, loaded when the first is asked for. A module speaks one language, for its texts
 * are one state: each language has its own instance of the same file.
 */
export class PageRenderer {
  private readonly entry: string;
  private readonly modules = new Map<Language, Promise<Render>>();

  /** `folder` is dist/pages. */
  constructor(folder: string) {
    this.entry = path.join(folder, "entry-server.js");
  }

  /** Null where the pages are not built. Rejects where the page fails or takes too long. */
  async render(request: PageRequest<typeof fetch>): Promise<Awaited<ReturnType<Render>> | null> {
    if (!existsSync(this.entry)) return null;
    const renderPage = await this.speaking(request.language);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("The page took too long.")), PATIENCE);
    });
    return Promise.race([renderPage(request), late]).finally(() => clearTimeout(timer));
  }

  private speaking(language: Language): Promise<Render> {
    const known = this.modules.get(language);
    if (known) return known;
    const address = pathToFileURL(this.entry);
    address.search = language;
    const loaded = import(address.href).then((module: { renderPage: Render }) => module.renderPage);
    this.modules.set(language, loaded);
    loaded.catch(() => this.modules.delete(language));
    return loaded;
  }
}
