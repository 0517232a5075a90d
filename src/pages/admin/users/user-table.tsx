import { useLingui } from "@lingui/react/macro";
import { known } from "#src/lib/address/search-params.ts";
import { formatAgo, formatDay, formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { usePlanName } from "#src/lib/text/plan-name.ts";
import type { UsersFilter } from "#src/pages/admin/filters.ts";
import { TextButton } from "#src/ui/actions/text-link.tsx";
import { cx } from "#src/ui/class-names.ts";
import * as table from "#src/ui/content/table.css.ts";
import type { AdminUser } from "#wire/admin.ts";
import * as s from "../admin.css.ts";
import { PagedTable } from "../paged-table.tsx";
import { useUsers } from "../queries.ts";

/** One account a row; its name opens it. */
export function UserTable({
  filter,
  onFilter,
  onOpen,
}: {
  filter: UsersFilter;
  onFilter: (filter: UsersFilter) => void;
  onOpen: (id: string) => void;
}) {
  const { t } = useLingui();
  const { offset, ...narrowing } = filter;
  return (
    <PagedTable<AdminUser>
      query={useUsers(filter)}
      label={t({ id: "admin.user_list", message: "Danh sách tài khoản" })}
      failed={t({ id: "admin.users_failed", message: "Chưa mở được danh sách tài khoản" })}
      none={t({ id: "admin.no_users", message: "Chưa có tài khoản nào" })}
      filtered={Object.keys(narrowing).length > 0}
      onClear={() => onFilter({})}
      onOffset={(next) => onFilter(known<UsersFilter>({ ...filter, offset: next || undefined }))}
      head={
        <tr>
          <th className={table.head}>{t({ id: "admin.user", message: "Tài khoản" })}</th>
          <th className={table.head}>{t({ id: "admin.plan", message: "Gói" })}</th>
          <th className={table.head}>{t({ id: "admin.state", message: "Tình trạng" })}</th>
          <th className={table.numberHead}>{t({ id: "credits.title", message: "Credit" })}</th>
          <th className={table.numberHead}>
            {t({ id: "admin.generations", message: "Lượt tạo" })}
          </th>
          <th className={table.head}>{t({ id: "admin.last_run", message: "Lần tạo gần nhất" })}</th>
          <th className={cx(table.head, s.roomy)}>
            {t({ id: "admin.joined", message: "Ngày mở" })}
          </th>
        </tr>
      }
    >
      {(user) => <Row key={user.id} user={user} onOpen={() => onOpen(user.id)} />}
    </PagedTable>
  );
}

function Row({ user, onOpen }: { user: AdminUser; onOpen: () => void }) {
  const { t } = useLingui();
  const planName = usePlanName();
  const language = currentLanguage();
  return (
    <tr>
      <td className={table.cell}>
        <div className={s.named}>
          <span>
            <TextButton aria-haspopup="dialog" onClick={onOpen}>
              {user.name}
            </TextButton>
          </span>
          <span className={s.soft}>{user.email}</span>
        </div>
      </td>
      <td className={table.cell}>{planName(user.plan)}</td>
      <td className={table.cell}>
        {user.is_verified
          ? t({ id: "admin.verified", message: "Đã xác nhận" })
          : t({ id: "admin.unverified", message: "Chưa xác nhận" })}
        {!user.active && (
          <div className={s.off}>{t({ id: "admin.locked", message: "Đang khoá" })}</div>
        )}
      </td>
      <td className={table.number}>{formatNumber(language, user.credits)}</td>
      <td className={table.number}>{formatNumber(language, user.generations)}</td>
      <td className={table.cell}>
        {user.last_generation_at === null
          ? t({ id: "admin.never", message: "Chưa tạo" })
          : formatAgo(language, user.last_generation_at)}
      </td>
      <td className={cx(table.cell, s.roomy)}>{formatDay(language, user.created_at)}</td>
    </tr>
  );
}
