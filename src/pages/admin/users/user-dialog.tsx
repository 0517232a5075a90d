import { AdminUser } from "#src/flows/admin-user/admin-user.tsx";
import { useAdminUserRef } from "#src/flows/admin-user/use-admin-user-ref.ts";
import { UserRuns } from "./user-runs.tsx";

/** The account that the address names. */
export function UserDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <AdminUser user={useAdminUserRef(id, onClose)}>
      <UserRuns id={id} />
    </AdminUser>
  );
}
