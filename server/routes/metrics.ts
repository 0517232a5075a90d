import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Deps } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";
import type { App, Call } from "#server/http/call.ts";
import { RequestCounts } from "#server/http/request-counts.ts";
import { routeName } from "#server/http/route-name.ts";
import { processMetrics, productMetrics } from "#server/operations/system/metrics.ts";
import { sameText, sha256 } from "#server/security/keys.ts";
import { isLocalCaller } from "#server/security/local-caller.ts";

const TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** Counts every answer, and tells the counts to those who may know. Stands before all routes. */
export function metricsRoutes(app: App, deps: Deps) {
  const counts = new RequestCounts();
  const loopDelay = monitorEventLoopDelay({ resolution: 20 });
  loopDelay.enable();
  app.use(async (call, next) => {
    const started = performance.now();
    await next();
    counts.add(
      call.req.method,
      routeName(call),
      call.res.status,
      (performance.now() - started) / 1000,
    );
  });
  app.get("/metrics", async (call) => {
    if (!mayKnow(deps, call)) throw new ApiError("not_found");
    const lines = [
      ...counts.lines(),
      ...processMetrics(loopDelay),
      ...(await productMetrics(deps)),
    ];
    return call.body(`${lines.join("\n")}\n`, 200, { "content-type": TYPE });
  });
}

/** The token's holder, or a caller on this machine. */
function mayKnow(deps: Deps, call: Call): boolean {
  const { metricsToken } = deps.config;
  const given = /^Bearer +(\S+)$/i.exec(call.req.header("authorization") ?? "")?.[1];
  if (metricsToken && given && sameText(sha256(given), sha256(metricsToken))) return true;
  return isLocalCaller(call.env?.incoming);
}
