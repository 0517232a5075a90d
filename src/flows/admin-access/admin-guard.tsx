import type { ReactNode } from "react";
import { AdminAccess } from "./admin-access.tsx";
import { useAdminAccessRef } from "./use-admin-access-ref.ts";

/** Around every page of the admin area. */
export const AdminGuard = ({ children }: { children: ReactNode }) => (
  <AdminAccess access={useAdminAccessRef()}>{children}</AdminAccess>
);
