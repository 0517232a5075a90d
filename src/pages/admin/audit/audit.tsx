import { useLingui } from "@lingui/react/macro";
import { formatDateTime } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import type { AuditFilter } from "#src/pages/admin/filters.ts";
import { TextLink } from "#src/ui/actions/text-link.tsx";
import * as table from "#src/ui/content/table.css.ts";
import { PageBody, PageHead } from "#src/ui/frames/page-head.tsx";
import type { AuditEntry } from "#wire/admin.ts";
import * as s from "../admin.css.ts";
import { PagedTable } from "../paged-table.tsx";
import { useAudit } from "../queries.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { useAuditWords } from "./audit-words.ts";

/** Everything administrators changed, newest first. */
export function Audit({
  filter,
  onFilter,
}: {
  filter: AuditFilter;
  onFilter: (filter: AuditFilter) => void;
}) {
  const { t } = useLingui();
  const title = t({ id: "admin.audit", message: "Nhật ký quản trị" });
  return (
    <>
      <PageHead title={title} />
      <PageBody>
        <div className={s.list}>
          <AuditFilters filter={filter} onFilter={onFilter} />
          <PagedTable<AuditEntry>
            query={useAudit(filter)}
            label={title}
            failed={t({ id: "admin.audit_failed", message: "Chưa mở được nhật ký" })}
            none={t({ id: "admin.no_audit", message: "Nhật ký còn trống" })}
            filtered={Object.keys(filter).some((name) => name !== "offset")}
            onClear={() => onFilter({})}
            onOffset={(offset) => onFilter({ ...filter, offset })}
            head={
              <tr>
                <th className={table.head}>{t({ id: "credits.col_date", message: "Lúc" })}</th>
                <th className={table.head}>{t({ id: "admin.who", message: "Quản trị viên" })}</th>
                <th className={table.head}>{t({ id: "admin.what", message: "Việc" })}</th>
                <th className={table.head}>{t({ id: "admin.details", message: "Chi tiết" })}</th>
                <th className={table.head}>{t({ id: "admin.subject", message: "Của" })}</th>
              </tr>
            }
          >
            {(entry) => <Row key={entry.id} entry={entry} />}
          </PagedTable>
        </div>
      </PageBody>
    </>
  );
}

function Row({ entry }: { entry: AuditEntry }) {
  const { t } = useLingui();
  const { action, details } = useAuditWords();
  const { subject_id: subject, admin_email: email } = entry;
  return (
    <tr>
      <td className={table.cell}>{formatDateTime(currentLanguage(), entry.created_at)}</td>
      <td className={table.cell}>
        {email ?? t({ id: "admin.deleted_user", message: "tài khoản đã xoá" })}
      </td>
      <td className={table.cell}>{action(entry.action)}</td>
      <td className={table.cell}>
        <ul className={s.details}>
          {details(entry.details).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </td>
      <td className={table.cell}>
        {entry.action.startsWith("user.") ? (
          <TextLink href={`/admin/users?user=${subject}`}>
            {t({ id: "admin.open_user", message: "Mở tài khoản" })}
          </TextLink>
        ) : (
          <span className={s.code}>{subject}</span>
        )}
      </td>
    </tr>
  );
}
