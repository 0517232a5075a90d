import { readFile } from "node:fs/promises";
import path from "node:path";
import { generateCookie, getCookie } from "hono/cookie";
import type { Deps } from "#server/deps.ts";
import { SECOND, TIMES } from "#wire/limits.ts";
import { isRenderedAhead } from "#wire/pages.ts";
import { LANGUAGE_COOKIE, LANGUAGE_QUERY, type Language, languageNamed } from "#wire/values.ts";
import type { App, Call } from "../call.ts";
import { isFilePath, sendPage } from "../static.ts";
import { ClientFiles } from "./client-files.ts";
import { pageDocument } from "./page-document.ts";
import { PageRenderer } from "./page-renderer.ts";

/**
 * The public pages, whole as they are served: readable without a script, in the language that the
 * address, else the cookie says. `clientFolder` is dist/client, beside it lies dist/pages.
 */
export class RenderedPages {
  private readonly renderer: PageRenderer;
  private readonly folder: string;
  private files: ClientFiles | null = null;

  constructor(clientFolder: string) {
    this.folder = clientFolder;
    this.renderer = new PageRenderer(path.join(clientFolder, "..", "pages"));
  }

  /** Null where the page is the app's own, or can't be rendered: the browser then does it. */
  async serve(app: App, deps: Deps, call: Call): Promise<Response | null> {
    const address = new URL(call.req.url);
    if (!isRenderedAhead(address.pathname) || isFilePath(address.pathname)) return null;
    const language = languageOfPage(call);
    address.searchParams.delete(LANGUAGE_QUERY);
    const asked = address.pathname + address.search;
    try {
      const page = await this.renderer.render({
        address: asked,
        language,
        fetch: async (input, init) => app.fetch(new Request(input, init), call.env),
      });
      if (page === null) return null;
      if ("redirect" in page) return movedTo(call, page.redirect, asked);
      if (page.status === 500) return null;
      const index = await readFile(path.join(this.folder, "index.html"), "utf8");
      this.files ??= new ClientFiles(this.folder);
      const html = pageDocument(index, page, {
        language,
        byAddress:
          call.req.query(LANGUAGE_QUERY) !== undefined &&
          getCookie(call, LANGUAGE_COOKIE) === undefined,
        origin: deps.publicUrl(),
        files: this.files.of(page.routes, language),
      });
      const response = sendPage(unlessNew(call, page.status), Buffer.from(html), {
        vary: "cookie",
        "content-language": language,
        // Asked for by name, it stays chosen, also for a reader without scripts.
        ...(call.req.query(LANGUAGE_QUERY) !== undefined && {
          "set-cookie": generateCookie(LANGUAGE_COOKIE, language, COOKIE),
        }),
      });
      return page.status === 200
        ? response
        : new Response(response.body, { status: page.status, headers: response.headers });
    } catch (error) {
      deps.log.error({ err: error, path: address.pathname }, "A page was left to the browser.");
      return null;
    }
  }
}

const COOKIE = { path: "/", maxAge: TIMES.languageKept / SECOND, sameSite: "Lax" } as const;

/** Of an address that asks for none, the one chosen before. Accept-Language is not read. */
const languageOfPage = (call: Call): Language =>
  languageNamed(call.req.query(LANGUAGE_QUERY) ?? getCookie(call, LANGUAGE_COOKIE));

/** Without the browser's own validators where a 304 would hide the status. */
const unlessNew = (call: Call, status: number): Request =>
  status === 200 ? call.req.raw : new Request(call.req.url, { method: call.req.method });

/** Leads on in the language that was asked for; null where it would lead back here. */
function movedTo(call: Call, to: string, asked: string): Response | null {
  if (to === asked) return null;
  const language = call.req.query(LANGUAGE_QUERY);
  const address = new URL(to, call.req.url);
  if (language !== undefined) address.searchParams.set(LANGUAGE_QUERY, language);
  return call.redirect(address.pathname + address.search);
}
