import { fromPromise } from "xstate";
import type { Outcome } from "#machines/kit/outcome.ts";
import type { Services } from "#src/lib/api/services.ts";
import type { AdminUser, AdminUserChange } from "#wire/admin.ts";

/** One account, as it is now. */
export const loadUser = ({ api }: Services) =>
  fromPromise<Outcome<AdminUser>, { id: string }>(({ input, signal }) =>
    api.call("GET", "/api/admin/users/:id", { params: { id: input.id }, signal }),
  );

export const saveUser = ({ api }: Services) =>
  fromPromise<Outcome<AdminUser>, { id: string; changes: AdminUserChange }>(({ input, signal }) =>
    api.call("PUT", "/api/admin/users/:id", {
      params: { id: input.id },
      body: input.changes,
      signal,
    }),
  );
