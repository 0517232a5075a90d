import { msg } from "@lingui/core/macro";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { countIn, known, oneOf, only, textIn } from "#src/lib/address/search-params.ts";
import type { SubscribersFilter } from "#src/pages/admin/filters.ts";
import { Subscribers } from "#src/pages/admin/subscribers/subscribers.tsx";
import { SUBSCRIBER_STATUSES } from "#wire/values.ts";

export const Route = createFileRoute("/_admin/admin/subscribers")({
  staticData: { title: msg({ id: "admin.subscribers", message: "Người nhận thư tin" }) },
  validateSearch: only(
    (search: Record<string, unknown>): SubscribersFilter =>
      known<SubscribersFilter>({
        status: oneOf(search, "status", SUBSCRIBER_STATUSES),
        q: textIn(search, "q"),
        offset: countIn(search, "offset"),
      }),
  ),
  component: Page,
});

function Page() {
  const filter = Route.useSearch();
  const navigate = useNavigate({ from: "/admin/subscribers" });
  return (
    <Subscribers
      filter={filter}
      onFilter={(next) => void navigate({ to: ".", search: next, replace: next.q !== filter.q })}
    />
  );
}
