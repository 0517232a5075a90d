import { useLingui } from "@lingui/react/macro";
import { known, oneOf, truthIn } from "#src/lib/address/search-params.ts";
import { usePlanName } from "#src/lib/text/plan-name.ts";
import type { UsersFilter } from "#src/pages/admin/filters.ts";
import { FilterText } from "#src/ui/fields/filter-text.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { PLAN_IDS } from "#wire/values.ts";
import * as s from "../admin.css.ts";

/** By address, name, plan and confirmation; another filter begins at the first page again. */
export function UserFilters({
  filter,
  onFilter,
}: {
  filter: UsersFilter;
  onFilter: (filter: UsersFilter) => void;
}) {
  const { t } = useLingui();
  const planName = usePlanName();
  const all = t({ id: "history.all", message: "Tất cả" });
  const narrow = (change: { [Key in keyof UsersFilter]: UsersFilter[Key] | undefined }) =>
    onFilter(known<UsersFilter>({ ...filter, ...change, offset: undefined }));
  return (
    <fieldset className={s.filters} aria-label={t({ id: "admin.filter", message: "Lọc" })}>
      <FilterText
        label={t({ id: "auth.email", message: "Email" })}
        value={filter.email ?? ""}
        onChange={(email) => narrow({ email: email || undefined })}
      />
      <FilterText
        label={t({ id: "admin.name_filter", message: "Tên, gõ không dấu cũng ra" })}
        value={filter.name ?? ""}
        onChange={(name) => narrow({ name: name || undefined })}
      />
      <SelectField
        label={t({ id: "admin.plan", message: "Gói" })}
        value={filter.plan ?? ""}
        options={[
          { value: "", label: all },
          ...PLAN_IDS.map((value) => ({ value, label: planName(value) })),
        ]}
        onChange={({ target }) => narrow({ plan: oneOf({ plan: target.value }, "plan", PLAN_IDS) })}
      />
      <SelectField
        label={t({ id: "admin.email_state", message: "Xác nhận email" })}
        value={filter.is_verified === undefined ? "" : String(filter.is_verified)}
        options={[
          { value: "", label: all },
          { value: "true", label: t({ id: "admin.verified", message: "Đã xác nhận" }) },
          { value: "false", label: t({ id: "admin.unverified", message: "Chưa xác nhận" }) },
        ]}
        onChange={({ target }) => narrow({ is_verified: truthIn({ is: target.value }, "is") })}
      />
    </fieldset>
  );
}
