import { msg } from "@lingui/core/macro";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { countIn, known, oneOf, only, textIn, truthIn } from "#src/lib/address/search-params.ts";
import type { UsersFilter } from "#src/pages/admin/filters.ts";
import { Users } from "#src/pages/admin/users/users.tsx";
import { PLAN_IDS } from "#wire/values.ts";

interface Search extends UsersFilter {
  /** The account that is open. */
  user?: string;
}

export const Route = createFileRoute("/_admin/admin/users")({
  staticData: { title: msg({ id: "title.admin_users", message: "Quản trị tài khoản" }) },
  validateSearch: only(
    (search: Record<string, unknown>): Search =>
      known<Search>({
        email: textIn(search, "email"),
        name: textIn(search, "name"),
        plan: oneOf(search, "plan", PLAN_IDS),
        is_verified: truthIn(search, "is_verified"),
        offset: countIn(search, "offset"),
        user: textIn(search, "user"),
      }),
  ),
  component: Page,
});

function Page() {
  const { user, ...filter } = Route.useSearch();
  const navigate = useNavigate({ from: "/admin/users" });
  return (
    <Users
      filter={filter}
      open={user}
      onFilter={(next) =>
        // What one types is one place in the browser's history, not one a letter.
        void navigate({
          to: ".",
          search: next,
          replace: next.email !== filter.email || next.name !== filter.name,
        })
      }
      onOpen={(id) => void navigate({ to: ".", search: { ...filter, ...(id && { user: id }) } })}
    />
  );
}
