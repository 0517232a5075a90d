import { msg } from "@lingui/core/macro";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { known, oneOf, only, textIn } from "#src/lib/address/search-params.ts";
import type { GenerationsFilter } from "#src/lib/api/generation-pages.ts";
import { History } from "#src/pages/studio/history/history.tsx";
import { FEATURES, GENERATION_STATUSES } from "#wire/values.ts";

export const Route = createFileRoute("/_studio/history")({
  staticData: { title: msg({ id: "nav.history", message: "Lịch sử" }) },
  validateSearch: only(
    (search: Record<string, unknown>): GenerationsFilter =>
      known<GenerationsFilter>({
        status: oneOf(search, "status", GENERATION_STATUSES),
        feature: oneOf(search, "feature", FEATURES),
        q: textIn(search, "q"),
      }),
  ),
  component: HistoryPage,
});

function HistoryPage() {
  const filter = Route.useSearch();
  const navigate = useNavigate({ from: "/history" });
  const narrow = useCallback(
    (next: GenerationsFilter) =>
      // What one types is one place in the browser's history, not one a letter.
      void navigate({ to: ".", search: next, replace: next.q !== filter.q }),
    [navigate, filter.q],
  );
  return <History filter={filter} onFilter={narrow} />;
}
