import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { known } from "#src/lib/address/search-params.ts";
import type { AuditFilter } from "#src/pages/admin/filters.ts";
import { FilterText } from "#src/ui/fields/filter-text.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import * as s from "../admin.css.ts";

/** What an administrator changes: the part of an action before its dot. */
const THINGS: Readonly<Record<string, MessageDescriptor>> = {
  user: msg({ id: "admin.users", message: "Tài khoản" }),
  payment: msg({ id: "admin.payments", message: "Thanh toán" }),
  community: msg({ id: "audit.community", message: "Ảnh cộng đồng" }),
  report: msg({ id: "audit.report", message: "Lượt báo vi phạm" }),
  post: msg({ id: "audit.post", message: "Bài viết" }),
  comment: msg({ id: "admin.pending_comments", message: "Bình luận blog" }),
  category: msg({ id: "audit.category", message: "Chuyên mục" }),
  tag: msg({ id: "audit.tag", message: "Nhãn" }),
  author: msg({ id: "audit.author", message: "Tác giả" }),
  picture: msg({ id: "audit.picture", message: "Ảnh trong bài" }),
  contact: msg({ id: "admin.contact", message: "Tin liên hệ" }),
  subscriber: msg({ id: "admin.subscribers", message: "Người nhận thư tin" }),
};

/** By what was changed, by words, by days; another filter begins at the first page again. */
export function AuditFilters({
  filter,
  onFilter,
}: {
  filter: AuditFilter;
  onFilter: (filter: AuditFilter) => void;
}) {
  const { t, i18n } = useLingui();
  const narrow = (change: { [Key in keyof AuditFilter]: AuditFilter[Key] | undefined }) =>
    onFilter(known<AuditFilter>({ ...filter, ...change, offset: undefined }));
  const { action } = filter;
  return (
    <fieldset className={s.filters} aria-label={t({ id: "admin.filter", message: "Lọc" })}>
      <SelectField
        label={t({ id: "audit.thing", message: "Việc về" })}
        value={action ?? ""}
        options={[
          { value: "", label: t({ id: "history.all", message: "Tất cả" }) },
          ...Object.entries(THINGS).map(([value, label]) => ({ value, label: i18n._(label) })),
          // Another one comes by the address alone.
          ...(action !== undefined && !(action in THINGS)
            ? [{ value: action, label: action }]
            : []),
        ]}
        onChange={({ target }) => narrow({ action: target.value || undefined })}
      />
      <FilterText
        label={t({ id: "audit.words", message: "Email quản trị viên, mã hoặc chi tiết" })}
        value={filter.q ?? ""}
        onChange={(q) => narrow({ q: q || undefined })}
      />
      <TextField
        type="date"
        label={t({ id: "payments.from", message: "Từ ngày" })}
        value={filter.start_date ?? ""}
        max={filter.end_date}
        onChange={({ target }) => narrow({ start_date: target.value || undefined })}
      />
      <TextField
        type="date"
        label={t({ id: "payments.to", message: "Đến ngày" })}
        value={filter.end_date ?? ""}
        min={filter.start_date}
        onChange={({ target }) => narrow({ end_date: target.value || undefined })}
      />
    </fieldset>
  );
}
