import type { Deps } from "#server/deps.ts";
import { DOCUMENT_LANGUAGE, type OpenApi, openApiOf } from "#server/docs/openapi.ts";
import { docsPage } from "#server/docs/page.ts";
import { docsStyle } from "#server/docs/page-style.ts";
import type { App, Call } from "#server/http/call.ts";
import { route } from "#server/http/endpoint.ts";
import { VERSION } from "#server/operations/system/state.ts";
import { LANGUAGE_QUERY, type Language, languageNamed } from "#wire/values.ts";

const KEPT = "public, max-age=300";

/** The API's document and its page, made once from the wire and what is registered. */
export function docsRoutes(app: App, deps: Deps) {
  let made: OpenApi | undefined;
  const document = (): OpenApi => {
    const served = new Set(app.routes.map(({ method, path }) => `${method} ${path}`));
    const url = deps.config.publicApiBase ?? deps.publicUrl();
    made ??= openApiOf(served, { url, version: VERSION });
    return made;
  };
  route(app, deps, "openapi", async (_ctx, _input, call) => {
    // Anybody's tools may read the document.
    const headers = {
      "access-control-allow-origin": "*",
      "cache-control": KEPT,
      "content-language": DOCUMENT_LANGUAGE,
    };
    return call.json(document(), 200, headers);
  });
  app.get("/api/docs.css", (call) =>
    call.body(docsStyle, 200, { "content-type": "text/css; charset=utf-8", "cache-control": KEPT }),
  );
  route(app, deps, "docs", async (_ctx, _input, call) => {
    const language = languageOfPage(call);
    return call.html(docsPage(language, document()), 200, { "content-language": language });
  });
}

/** A page's language: its address, else the app's stored choice, else the default. */
function languageOfPage(call: Call): Language {
  const asked = call.req.query(LANGUAGE_QUERY);
  if (asked) return languageNamed(asked);
  return languageNamed(/(?:^|;\s*)language="?(\w+)/.exec(call.req.header("cookie") ?? "")?.[1]);
}
