import { msg } from "@lingui/core/macro";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { History } from "#src/pages/studio/history/history.tsx";
import { GENERATION_STATUSES, type GenerationStatus } from "#wire/values.ts";

export const Route = createFileRoute("/_studio/history")({
  staticData: { title: msg({ id: "nav.history", message: "Lịch sử" }) },
  validateSearch: (search: Record<string, unknown>): { status?: GenerationStatus } => {
    const status = GENERATION_STATUSES.find((name) => name === search.status);
    return status ? { status } : {};
  },
  component: HistoryPage,
});

function HistoryPage() {
  const { status } = Route.useSearch();
  const navigate = useNavigate({ from: "/history" });
  return (
    <History
      status={status ?? "all"}
      onFilter={(next) =>
        void navigate({ to: ".", search: next === "all" ? {} : { status: next } })
      }
    />
  );
}
