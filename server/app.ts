import path from "node:path";
import { Hono } from "hono";
import type { ErrorCode } from "#wire/errors.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_QUERY, languageNamed } from "#wire/values.ts";
import { newId } from "./db/ids.ts";
import type { Deps } from "./deps.ts";
import { ApiError, describeError, isDatabaseAway, isStorageFull, sqlState } from "./errors.ts";
import type { App, Call, Env } from "./http/call.ts";
import { packText } from "./http/compress.ts";
import { setLanguage, setRateHeaders } from "./http/endpoint.ts";
import { isApiPath, KnownPaths } from "./http/known-paths.ts";
import { withPreview } from "./http/link-preview.ts";
import { RenderedPages } from "./http/pages/serve-rendered.ts";
import { routeName } from "./http/route-name.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { notFoundPage, serveClient, serveClientFile, servePage } from "./http/static.ts";
import { sharePreview } from "./operations/publications/share.ts";
import { ROOT } from "./root.ts";
import { accountRoutes } from "./routes/accounts.ts";
import { adminRoutes } from "./routes/admin.ts";
import { appRoutes } from "./routes/app.ts";
import { assetRoutes } from "./routes/assets.ts";
import { blogRoutes } from "./routes/blog.ts";
import { blogDeskRoutes } from "./routes/blog-desk.ts";
import { contactRoutes } from "./routes/contact.ts";
import { creditRoutes } from "./routes/credits.ts";
import { devPages } from "./routes/dev-pages.ts";
import { docsRoutes } from "./routes/docs.ts";
import { generationRoutes } from "./routes/generations.ts";
import { metricsRoutes } from "./routes/metrics.ts";
import { newsletterRoutes } from "./routes/newsletter.ts";
import { paymentRoutes } from "./routes/payments.ts";
import { publicationRoutes } from "./routes/publications.ts";
import { siteRoutes } from "./routes/site.ts";
import { tokenRoutes } from "./routes/tokens.ts";

/** Paths for people who were given the link: search engines must not list them. */
const UNLISTED = /^\/(s|files|newsletter|api\/shares)\//;
/** A page of the app whose path begins like an API path. */
const PAGES = new Set(["/auth/google/callback"]);

/** The whole server as one function from request to answer; tests build it with their own deps. */
export function createApp(deps: Deps, clientFolder = path.join(ROOT, "dist", "client")): App {
  const app: App = new Hono<Env>();
  const headers = securityHeaders(deps.config);
  const pages = new RenderedPages(clientFolder);
  deps.hub.listenEnded(() => deps.sessions.forget());
  app.use(async (call, next) => {
    const started = performance.now();
    const requestId = newId("req_");
    call.set("requestId", requestId);
    setLanguage(call);
    await next();
    allowApp(deps, call);
    setRateHeaders(call);
    for (const [name, value] of Object.entries(headers)) {
      if (!call.res.headers.has(name)) call.res.headers.set(name, value);
    }
    call.res.headers.set("x-request-id", requestId);
    if (isApiPath(call.req.path)) tellApi(call);
    if (UNLISTED.test(call.req.path)) {
      call.res.headers.set("x-robots-tag", "noindex, nofollow");
    }
    await packText(call);
    deps.log.debug({
      requestId,
      user: call.get("userId"),
      method: call.req.method,
      route: routeName(call),
      status: call.res.status,
      ms: Math.round(performance.now() - started),
    });
  });
  metricsRoutes(app, deps);
  let made: KnownPaths | undefined;
  const known = () => {
    made ??= new KnownPaths(app.routes, deps.config.devPages);
    return made;
  };
  app.options("*", (call) => answerOptions(known(), call));
  app.onError((error, call) => answerError(deps, error, call));
  accountRoutes(app, deps);
  assetRoutes(app, deps);
  generationRoutes(app, deps);
  creditRoutes(app, deps);
  publicationRoutes(app, deps);
  paymentRoutes(app, deps);
  tokenRoutes(app, deps);
  contactRoutes(app, deps);
  siteRoutes(app, deps);
  blogRoutes(app, deps);
  newsletterRoutes(app, deps);
  blogDeskRoutes(app, deps);
  adminRoutes(app, deps);
  appRoutes(app, deps);
  docsRoutes(app, deps);
  devPages(app, deps, path.join(clientFolder, "..", "dev"));
  app.get("/s/:id", (call) => sharePage(deps, path.join(clientFolder, "index.html"), call));
  app.all("*", async (call) => {
    const { path: at, method } = call.req;
    const isPage = !isApiPath(at) || (PAGES.has(at) && method === "GET");
    const readable = method === "GET" || method === "HEAD";
    if (isPage && readable) {
      const page =
        (await serveClientFile(clientFolder, call.req.raw)) ??
        (await pages.serve(app, deps, call)) ??
        (await serveClient(clientFolder, call.req.raw));
      if (page) return page;
    }
    const allowed = known().methodsOf(at);
    if (allowed.length > 0 && !allowed.includes(method)) {
      throw new ApiError("method_not_allowed", { headers: { allow: allowed.join(", ") } });
    }
    if (isPage && !readable) {
      throw new ApiError("method_not_allowed", { headers: { allow: "GET, HEAD" } });
    }
    throw unknownPath(known(), at);
  });
  return app;
}

/** The refusal of an unknown path; names the right spelling where one is close. */
function unknownPath(known: KnownPaths, at: string): ApiError {
  const meant = known.meantBy(at);
  if (meant === null) return new ApiError("not_found", { variant: "path_unknown" });
  return new ApiError("not_found", { variant: "path_meant", values: { meant } });
}

/** Answers which methods a path takes. Other origins get no access by it: see allowApp. */
function answerOptions(known: KnownPaths, call: Call): Response {
  const at = call.req.path;
  const methods = known.methodsOf(at);
  if (methods.length === 0 && isApiPath(at) && !PAGES.has(at)) throw unknownPath(known, at);
  const taken = methods.length > 0 ? methods : ["GET"];
  const allow = [...taken, ...(taken.includes("GET") ? ["HEAD"] : []), "OPTIONS"];
  return call.body(null, 204, { allow: allow.join(", ") });
}

/** API answers are not cached unless the call says so, and their sentences are in one language. */
function tellApi(call: Call) {
  const { headers } = call.res;
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  const isJson = headers.get("content-type")?.startsWith("application/json");
  if (!isJson || headers.has("content-language")) return;
  headers.set("content-language", call.get("language"));
  headers.append("vary", "accept-language");
}

/** The app's page with what a link to it shows; 404 with the same page once the share has ended. */
async function sharePage(deps: Deps, index: string, call: Call): Promise<Response> {
  const language = languageNamed(call.req.query(LANGUAGE_QUERY));
  const preview = await sharePreview(deps, { id: call.req.param("id") ?? "", language });
  const page = preview
    ? await servePage(index, call.req.raw, (html) => withPreview(html, preview))
    : await notFoundPage(index, call.req.url);
  if (!page) throw new ApiError("not_found");
  return page;
}

/**
 * Where app and API are on two origins, allows calls from the app's origin only. Cookies go to
 * /auth alone: the only cookie marks a known device and signs nobody in.
 */
function allowApp(deps: Deps, call: Call) {
  const { publicUrl, publicApiBase } = deps.config;
  const origin = call.req.header("origin");
  if (!publicApiBase || !publicUrl || origin !== new URL(publicUrl).origin) return;
  const allow = "authorization, content-type, idempotency-key, last-event-id, accept-language";
  call.res.headers.set("access-control-allow-origin", origin);
  call.res.headers.set("access-control-allow-headers", allow);
  if (call.req.path.startsWith("/auth/")) {
    call.res.headers.set("access-control-allow-credentials", "true");
  }
  call.res.headers.set("access-control-allow-methods", "GET, POST, PUT, PATCH, DELETE");
  call.res.headers.set("access-control-max-age", "600");
  call.res.headers.append("vary", "origin");
}

/** Refusals caused by the server itself: their cause is logged. */
const OURS = new Set<ErrorCode>(["internal", "database_unavailable", "storage_full"]);
const ASK_TO_SIGN_IN = { "www-authenticate": 'Bearer realm="mau-studio"' };

function answerError(deps: Deps, error: Error, call: Call): Response {
  const refusal = asRefusal(error);
  if (OURS.has(refusal.code)) {
    const requestId = call.get("requestId");
    const seen = { requestId, method: call.req.method, route: routeName(call) };
    deps.log.error({ err: error, ...seen }, refusal.code);
  }
  const { status, body, headers } = describeError(
    refusal,
    call.get("language") ?? DEFAULT_LANGUAGE,
  );
  // Tells programs how to sign in; a gateway's webhook carries a signature instead.
  const asked = status === 401 && !call.req.path.startsWith("/webhooks/") ? ASK_TO_SIGN_IN : {};
  return call.json(body, status, { ...asked, ...headers });
}

function asRefusal(error: Error): ApiError {
  if (error instanceof ApiError) return error;
  // Waiting for the account's lock took longer than ten seconds.
  if (sqlState(error) === "55P03") return new ApiError("conflict", { cause: error });
  if (isDatabaseAway(error)) return new ApiError("database_unavailable", { cause: error });
  if (isStorageFull(error)) return new ApiError("storage_full", { cause: error });
  return new ApiError("internal", { cause: error });
}
