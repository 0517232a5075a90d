import path from "node:path";
import { Hono } from "hono";
import { ENDPOINTS } from "#wire/endpoints.ts";
import { newId } from "./db/ids.ts";
import type { Deps } from "./deps.ts";
import { ApiError, describeError, isDatabaseAway, sqlState } from "./errors.ts";
import { type App, type Call, type Env, setLanguage, tellRate } from "./http/endpoint.ts";
import { withPreview } from "./http/link-preview.ts";
import { routeName } from "./http/route-name.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { notFoundPage, serveClient, servePage } from "./http/static.ts";
import { sharePreview } from "./operations/publications/share.ts";
import { ROOT } from "./root.ts";
import { accountRoutes } from "./routes/accounts.ts";
import { adminRoutes } from "./routes/admin.ts";
import { assetRoutes } from "./routes/assets.ts";
import { contactRoutes } from "./routes/contact.ts";
import { devPages } from "./routes/dev-pages.ts";
import { docsRoutes } from "./routes/docs.ts";
import { generationRoutes } from "./routes/generations.ts";
import { metricsRoutes } from "./routes/metrics.ts";
import { paymentRoutes } from "./routes/payments.ts";
import { publicationRoutes } from "./routes/publications.ts";
import { siteRoutes } from "./routes/site.ts";
import { tokenRoutes } from "./routes/tokens.ts";

/** Paths that answer JSON even when nothing is there; every other path is a page of the app. */
const API_PATHS = /^\/(api|auth|ai|webhooks|files|samples|health|metrics)(\/|$)/;
/** What is for those who were given the link, never for a search engine. */
const UNLISTED = /^\/(s|files|api\/shares)\//;
/** The one page whose path begins like an API's. */
const PAGES = new Set(["/auth/google/callback"]);

/** The whole server as one function from request to answer; tests build it with their own deps. */
export function createApp(deps: Deps, clientFolder = path.join(ROOT, "dist", "client")): App {
  const app: App = new Hono<Env>();
  const headers = securityHeaders(deps.config);
  deps.hub.listenEnded(() => deps.sessions.forget());
  app.use(async (call, next) => {
    const started = performance.now();
    const requestId = newId("req_");
    call.set("requestId", requestId);
    setLanguage(call);
    await next();
    allowApp(deps, call);
    tellRate(call);
    for (const [name, value] of Object.entries(headers)) {
      if (!call.res.headers.has(name)) call.res.headers.set(name, value);
    }
    call.res.headers.set("x-request-id", requestId);
    if (API_PATHS.test(call.req.path) && !call.res.headers.has("cache-control")) {
      call.res.headers.set("cache-control", "no-store");
    }
    if (UNLISTED.test(call.req.path)) {
      call.res.headers.set("x-robots-tag", "noindex, nofollow");
    }
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
  app.onError((error, call) => answerError(deps, error, call));
  accountRoutes(app, deps);
  assetRoutes(app, deps);
  generationRoutes(app, deps);
  publicationRoutes(app, deps);
  paymentRoutes(app, deps);
  tokenRoutes(app, deps);
  contactRoutes(app, deps);
  adminRoutes(app, deps);
  siteRoutes(app, deps);
  docsRoutes(app, deps);
  devPages(app, deps, path.join(clientFolder, "..", "dev"));
  app.get("/s/:id", (call) => sharePage(deps, path.join(clientFolder, "index.html"), call));
  app.options("*", (call) => call.body(null, 204));
  app.all("*", async (call) => {
    const { path: at, method } = call.req;
    const isPage = !API_PATHS.test(at) || (PAGES.has(at) && method === "GET");
    const readable = method === "GET" || method === "HEAD";
    if (isPage && readable) {
      const page = await serveClient(clientFolder, call.req.raw);
      if (page) return page;
    }
    const allowed = methodsOf(at);
    if (allowed.length > 0 && !allowed.includes(method)) {
      throw new ApiError("method_not_allowed", { headers: { allow: allowed.join(", ") } });
    }
    if (isPage && !readable) {
      throw new ApiError("method_not_allowed", { headers: { allow: "GET, HEAD" } });
    }
    throw new ApiError("not_found");
  });
  return app;
}

/** The app's page with what a link to it shows; 404 with the same page once the share has ended. */
async function sharePage(deps: Deps, index: string, call: Call): Promise<Response> {
  const language = call.req.query("lang") === "en" ? "en" : "vi";
  const preview = await sharePreview(deps, { id: call.req.param("id") ?? "", language });
  const page = preview
    ? await servePage(index, call.req.raw, (html) => withPreview(html, preview))
    : await notFoundPage(index, call.req.url);
  if (!page) throw new ApiError("not_found");
  return page;
}

/** The methods the wire's table knows for a path. */
function methodsOf(at: string): string[] {
  const parts = at.split("/");
  const fits = (pattern: string) => {
    const wanted = pattern.split("/");
    return (
      wanted.length === parts.length &&
      wanted.every((part, n) => part === parts[n] || (part.startsWith(":") && parts[n] !== ""))
    );
  };
  const entries = Object.values(ENDPOINTS).filter((entry) => fits(entry.path));
  return [...new Set(entries.map((entry) => entry.method as string))];
}

/** Where app and API live on two origins, the app's own may call; nobody else, never with cookies. */
function allowApp(deps: Deps, call: Call) {
  const { publicUrl, publicApiBase } = deps.config;
  const origin = call.req.header("origin");
  if (!publicApiBase || !publicUrl || origin !== new URL(publicUrl).origin) return;
  const allow = "authorization, content-type, idempotency-key, last-event-id, accept-language";
  call.res.headers.set("access-control-allow-origin", origin);
  call.res.headers.set("access-control-allow-headers", allow);
  call.res.headers.set("access-control-allow-methods", "GET, POST, PUT, PATCH, DELETE");
  call.res.headers.set("access-control-max-age", "600");
  call.res.headers.append("vary", "origin");
}

function answerError(deps: Deps, error: Error, call: Call): Response {
  const refusal = asRefusal(error);
  if (refusal.code === "internal" || refusal.code === "database_unavailable") {
    const requestId = call.get("requestId");
    const seen = { requestId, method: call.req.method, route: routeName(call) };
    deps.log.error({ err: error, ...seen }, refusal.code);
  }
  const { status, body, headers } = describeError(refusal, call.get("language") ?? "vi");
  return call.json(body, status as 400, headers);
}

function asRefusal(error: Error): ApiError {
  if (error instanceof ApiError) return error;
  // Waiting for the account's lock took longer than ten seconds.
  if (sqlState(error) === "55P03") return new ApiError("conflict", { cause: error });
  if (isDatabaseAway(error)) return new ApiError("database_unavailable", { cause: error });
  return new ApiError("internal", { cause: error });
}
