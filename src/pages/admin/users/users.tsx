import { useLingui } from "@lingui/react/macro";
import type { UsersFilter } from "#src/pages/admin/filters.ts";
import { PageBody, PageHead } from "#src/ui/frames/page-head.tsx";
import * as s from "../admin.css.ts";
import { UserDialog } from "./user-dialog.tsx";
import { UserFilters } from "./user-filters.tsx";
import { UserTable } from "./user-table.tsx";

/** Everyone with an account, narrowed as the address says. */
export function Users({
  filter,
  open,
  onFilter,
  onOpen,
}: {
  filter: UsersFilter;
  /** The account that is open. */
  open: string | undefined;
  onFilter: (filter: UsersFilter) => void;
  onOpen: (id: string | undefined) => void;
}) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t({ id: "admin.users", message: "Tài khoản" })} />
      <PageBody>
        <div className={s.stack}>
          <UserFilters filter={filter} onFilter={onFilter} />
          <UserTable filter={filter} onFilter={onFilter} onOpen={onOpen} />
        </div>
        {open && <UserDialog key={open} id={open} onClose={() => onOpen(undefined)} />}
      </PageBody>
    </>
  );
}
