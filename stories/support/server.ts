import type { QueryClient } from "@tanstack/react-query";
import { fittingReading } from "#machines/reading/reading.fixtures.ts";
import { credentialsFixture } from "#machines/session/session.fixtures.ts";
import { planNames } from "#server/texts/plan-words.ts";
import { SAMPLE_USAGES } from "#wire/assets.ts";
import type { AppConfig, Dashboard } from "#wire/config.ts";
import type { Credits, Entry, Payment } from "#wire/credits.ts";
import type { Estimates, Generation, Share } from "#wire/generations.ts";
import { FEATURES, type Feature, LANGUAGES } from "#wire/values.ts";
import { cancelledFixture, failedFixture } from "#wire/wire.fixtures.ts";
import { adminAnswerTo } from "./admin.ts";
import { blogAnswerTo } from "./blog.ts";
import { now } from "./now.ts";
import { planList } from "./plans.ts";
import { dressed, finishedRun, ofLinh, ownPictures, samples } from "./samples.ts";

const perFeature = <Value>(value: Value) =>
  Object.fromEntries(FEATURES.map((feature) => [feature, value])) as Record<Feature, Value>;

const inDays = (days: number) => new Date(now() + days * 86_400_000).toISOString();
const credits: Credits = {
  balance: 17,
  reserved: 1,
  available: 17,
  lots: [
    { id: "lot_gift", credits: 5, remaining: 5, source: "trial", expires_at: inDays(12) },
    { id: "lot_plan", credits: 12, remaining: 12, source: "plan", expires_at: inDays(120) },
  ],
};
export const config: AppConfig = {
  languages: [...LANGUAGES],
  upload: { max_bytes: 10_000_000, max_pixels: 50_000_000, mime: [] },
  google: null,
  firebase: null,
  admin_hashes: [],
  gateways: ["sandbox"],
  features: perFeature({
    engine: "local",
    model: "tryon-1",
    preview: true,
    ready: true,
    settings: {},
  }),
  dev_tools: false,
};
const estimates: Estimates = perFeature({ p50_ms: 31_000, p90_ms: 44_000, samples: 20 });
const generations: Generation[] = [
  finishedRun,
  { ...ofLinh(failedFixture), id: "gen_failed" },
  { ...ofLinh(cancelledFixture), id: "gen_cancelled" },
];
const dashboard: Dashboard = {
  credits: { used_month: 8, used_total: 31, remaining: 17 },
  plan: { id: "basic", name: planNames("basic"), period_end: null },
  latest: finishedRun,
  recent: generations,
  body_models: [],
  banner: null,
};
const storage = { used_bytes: 120_000, limit_bytes: 1_000_000_000, files: 2, limit_files: null };
/** A page that anyone with its address sees. */
export const sharedFixture: Share = {
  id: "shr_linh",
  feature: "virtual_try_on",
  asset: dressed,
  created_at: inDays(-2),
};
const shares: readonly Share[] = [
  sharedFixture,
  {
    id: "shr_film",
    feature: "image_to_video",
    asset: { ...dressed, id: "ast_film", kind: "video", mime: "video/mp4" },
    created_at: inDays(-2),
  },
];
const entry = (about: Partial<Entry> & Pick<Entry, "id" | "kind" | "credits">): Entry => ({
  balance_after: 17,
  generation_id: null,
  payment_id: null,
  lot_id: null,
  reason: null,
  created_at: inDays(-1),
  run: null,
  ...about,
});
const ofRun = (run: Generation, credits: number) => ({
  generation_id: run.id,
  run: { credits, generation: run },
});
const entries: readonly Entry[] = [
  entry({
    id: "ent_7",
    kind: "adjust",
    credits: 10,
    balance_after: 27,
    reason: "Xin lỗi vì máy nghỉ",
  }),
  entry({ id: "ent_6", kind: "refund", credits: 1, ...ofRun(failedFixture, 0) }),
  entry({ id: "ent_5", kind: "reserve", credits: -1, generation_id: failedFixture.id }),
  entry({ id: "ent_4", kind: "capture", credits: 0, ...ofRun(finishedRun, -1) }),
  entry({ id: "ent_3", kind: "reserve", credits: -1, generation_id: finishedRun.id }),
  entry({
    ...{ id: "ent_2", kind: "grant", credits: 13, balance_after: 18 },
    ...{ payment_id: "pay_1", plan_id: "basic", source: "plan" },
  }),
  entry({ id: "ent_1", kind: "grant", credits: 5, balance_after: 5, source: "trial" }),
];
const payment: Payment = {
  id: "pay_1",
  created_at: inDays(-1),
  description: "Gói Cơ bản, một tháng",
  amount: { amount: 99_000, currency: "VND" },
  status: "completed",
  credits: 60,
  payment_method: "sandbox",
  plan_id: "basic",
  cycle: "monthly",
  open_order: null,
};
const payments: readonly Payment[] = [
  {
    ...payment,
    ...{ id: "pay_3", status: "pending" },
    open_order: { id: "chk_3", redirect_url: "#gateway" },
  },
  { ...payment, id: "pay_2", status: "failed" },
  payment,
];
const everyAsset = [...samples, ...ownPictures, dressed];

const sessionAt = (id: string, current: boolean, user_agent: string) => ({
  id,
  current,
  user_agent,
  created_at: inDays(-3),
  last_seen_at: inDays(-1),
});
const sessions = [
  sessionAt("ses_here", true, "Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36"),
  sessionAt("ses_phone", false, "Mozilla/5.0 (iPhone) Version/18.0 Mobile Safari/604.1"),
  sessionAt("ses_script", false, "curl/8.5.0"),
];

/** What the made-up server answers; undefined is a 404. */
function answerTo(path: string, query: URLSearchParams): unknown {
  const usage = query.get("usage");
  const id = path.split("/")[3];
  if (path.endsWith("/reading")) return fittingReading;
  if (path.startsWith("/api/admin/"))
    return /^.api.admin.users.[^/]+.generations$/.test(path)
      ? { items: generations, total: generations.length, limit: 24, offset: 0 }
      : adminAnswerTo(path);
  switch (path.split("/").slice(0, 3).join("/")) {
    case "/auth/totp":
      return {
        secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
        url: "otpauth://totp/M%E1%BA%ABu:hanh?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
        recovery_codes: ["abcde-23456", "fghij-34567"],
      };
    case "/auth/profile":
      return { user: { ...credentialsFixture.user, totp_enabled: true } };
    case "/auth/sessions":
      return { items: sessions };
    case "/api/blog":
      return blogAnswerTo(path, query);
    case "/api/credits":
      return id === "entries" ? { items: entries, next_cursor: null } : credits;
    case "/api/payments":
      return { items: payments, next_cursor: null };
    case "/api/plans":
      return { items: planList, next_cursor: null };
    case "/api/config":
      return config;
    case "/api/estimates":
      return estimates;
    case "/api/dashboard":
      return dashboard;
    case "/api/samples":
      return { items: samples.filter((sample) => sample.usage === usage), next_cursor: null };
    case "/api/generations":
      return id === undefined
        ? { items: generations, next_cursor: null }
        : generations.find((generation) => generation.id === id);
    case "/api/assets":
      return id === undefined
        ? {
            items: ownPictures.filter((own) => !usage || own.usage === usage),
            next_cursor: null,
            storage,
          }
        : everyAsset.find((asset) => asset.id === id);
    case "/api/shares":
      return shares.find((share) => share.id === id);
    case "/api/reports":
      return { id: "rep_1" };
    default:
      return undefined;
  }
}

/** A fetch that never leaves the page. */
export const fakeFetch: typeof fetch = async (input) => {
  const url = new URL(input instanceof Request ? input.url : String(input));
  const answer = answerTo(url.pathname, url.searchParams);
  return answer === undefined
    ? Response.json({ code: "not_found" }, { status: 404 })
    : Response.json(answer);
};

/** The same server for one who has made, bought and kept nothing. */
export const emptyFetch: typeof fetch = async (input) => {
  const url = new URL(input instanceof Request ? input.url : String(input));
  if (url.pathname === "/api/dashboard")
    return Response.json({ ...dashboard, latest: null, recent: [], credits: fresh });
  const answer = await fakeFetch(input);
  const body = (await answer.json()) as { items?: unknown; total?: number };
  return body.items === undefined
    ? Response.json(body, { status: answer.status })
    : Response.json({ ...body, items: [], ...(body.total !== undefined && { total: 0 }) });
};
const fresh: Dashboard["credits"] = { used_month: 0, used_total: 0, remaining: 5 };

/** Puts into the cache what the views ask for first, so that a still shows it at once. */
export function fill(queries: QueryClient, balance = credits.balance): void {
  const put = (key: readonly unknown[], path: string, query = "") =>
    queries.setQueryData(key, answerTo(path, new URLSearchParams(query)));
  queries.setQueryData(["credits"], {
    ...credits,
    balance,
    available: balance,
    ...(balance === 0 && { lots: [] }),
  });
  put(["config"], "/api/config");
  put(["estimates"], "/api/estimates");
  put(["dashboard"], "/api/dashboard");
  for (const usage of SAMPLE_USAGES) {
    queries.setQueryData(
      ["samples", usage],
      samples.filter((sample) => sample.usage === usage),
    );
  }
  for (const usage of ["model", "garment", "face", "hair"]) {
    queries.setQueryData(["assets", usage, ""], {
      pages: [answerTo("/api/assets", new URLSearchParams({ usage }))],
      pageParams: [""],
    });
  }
  for (const asset of everyAsset) queries.setQueryData(["asset", asset.id], asset);
}
