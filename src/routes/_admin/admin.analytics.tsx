import { msg } from "@lingui/core/macro";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { countIn, dayIn, known, oneOf, only } from "#src/lib/address/search-params.ts";
import { Analytics } from "#src/pages/admin/analytics/analytics.tsx";
import type { AnalyticsFilter } from "#src/pages/admin/filters.ts";
import { FEATURES, PLAN_IDS, STATISTIC_PERIODS } from "#wire/values.ts";

export const Route = createFileRoute("/_admin/admin/analytics")({
  staticData: { title: msg({ id: "title.admin_analytics", message: "Số liệu quản trị" }) },
  validateSearch: only(
    (search: Record<string, unknown>): AnalyticsFilter =>
      known<AnalyticsFilter>({
        period: oneOf(search, "period", STATISTIC_PERIODS),
        ai_function: oneOf(search, "ai_function", FEATURES),
        start_date: dayIn(search, "start_date"),
        end_date: dayIn(search, "end_date"),
        plan_filter: oneOf(search, "plan_filter", PLAN_IDS),
        min_generations: countIn(search, "min_generations"),
        offset: countIn(search, "offset"),
      }),
  ),
  component: Page,
});

function Page() {
  const filter = Route.useSearch();
  const navigate = useNavigate({ from: "/admin/analytics" });
  return (
    <Analytics
      filter={filter}
      onFilter={(next) =>
        void navigate({
          to: ".",
          search: next,
          replace: next.min_generations !== filter.min_generations,
          resetScroll: false,
        })
      }
    />
  );
}
