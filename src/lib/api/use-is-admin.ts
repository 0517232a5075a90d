import { isAdmin } from "#machines/admin-access/admin-access.rules.ts";
import { useSession } from "#src/lib/app.tsx";
import { useConfig } from "./queries.ts";
import { claimsOf } from "./token.ts";

/** Whether to show what only administrators can use; what they may do is the server's say. */
export function useIsAdmin(): boolean {
  const token = useSession((snapshot) =>
    snapshot.hasTag("signedIn") ? snapshot.context.token : null,
  );
  const hashes = useConfig().data?.admin_hashes;
  return token !== null && hashes !== undefined && isAdmin(claimsOf(token), hashes);
}
