import { useLingui } from "@lingui/react/macro";
import { countIn, known, oneOf } from "#src/lib/address/search-params.ts";
import { formatAgo, formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { usePlanName } from "#src/lib/text/plan-name.ts";
import type { AnalyticsFilter, FilterProps } from "#src/pages/admin/filters.ts";
import * as table from "#src/ui/content/table.css.ts";
import { FilterText } from "#src/ui/fields/filter-text.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import type { AdminUser } from "#wire/admin.ts";
import { PLAN_IDS } from "#wire/values.ts";
import * as s from "../admin.css.ts";
import { OwnerLink } from "../owner-link.tsx";
import { PagedTable } from "../paged-table.tsx";
import { useGenerationSummary } from "../queries.ts";

/** Who makes most. */
export function SummaryTable({ filter, onFilter }: FilterProps) {
  const { t } = useLingui();
  const planName = usePlanName();
  const { plan_filter, min_generations, offset } = filter;
  const narrow = (change: { [Key in keyof AnalyticsFilter]: AnalyticsFilter[Key] | undefined }) =>
    onFilter(known<AnalyticsFilter>({ ...filter, offset: undefined, ...change }));
  const title = t({ id: "admin.busiest", message: "Lượt tạo theo tài khoản" });
  return (
    <section className={s.list}>
      <h2 className={s.sectionTitle}>{title}</h2>
      <fieldset className={s.filters} aria-label={title}>
        <SelectField
          label={t({ id: "admin.plan", message: "Gói" })}
          value={plan_filter ?? ""}
          options={[
            { value: "", label: t({ id: "history.all", message: "Tất cả" }) },
            ...PLAN_IDS.map((value) => ({ value, label: planName(value) })),
          ]}
          onChange={({ target }) =>
            narrow({ plan_filter: oneOf({ is: target.value }, "is", PLAN_IDS) })
          }
        />
        <FilterText
          digits
          label={t({ id: "admin.least", message: "Ít nhất bao nhiêu lượt" })}
          value={min_generations === undefined ? "" : String(min_generations)}
          onChange={(typed) => narrow({ min_generations: countIn({ is: typed }, "is") })}
        />
      </fieldset>
      <PagedTable<AdminUser>
        query={useGenerationSummary({ plan_filter, min_generations, offset })}
        label={title}
        failed={t({ id: "admin.busiest_failed", message: "Chưa mở được bảng theo tài khoản" })}
        none={t({ id: "admin.no_users", message: "Chưa có tài khoản nào" })}
        filtered={plan_filter !== undefined || min_generations !== undefined}
        onClear={() => narrow({ plan_filter: undefined, min_generations: undefined })}
        onOffset={(next) => narrow({ offset: next || undefined })}
        head={
          <tr>
            <th className={table.head}>{t({ id: "admin.user", message: "Tài khoản" })}</th>
            <th className={table.head}>{t({ id: "admin.plan", message: "Gói" })}</th>
            <th className={table.numberHead}>
              {t({ id: "admin.generations", message: "Lượt tạo" })}
            </th>
            <th className={table.head}>
              {t({ id: "admin.last_run", message: "Lần tạo gần nhất" })}
            </th>
          </tr>
        }
      >
        {(user) => <Row key={user.id} user={user} />}
      </PagedTable>
    </section>
  );
}

function Row({ user }: { user: AdminUser }) {
  const { t } = useLingui();
  const planName = usePlanName();
  const language = currentLanguage();
  return (
    <tr>
      <td className={table.cell}>
        <OwnerLink owner={user} />
      </td>
      <td className={table.cell}>{planName(user.plan)}</td>
      <td className={table.number}>{formatNumber(language, user.generations)}</td>
      <td className={table.cell}>
        {user.last_generation_at === null
          ? t({ id: "admin.never", message: "Chưa tạo" })
          : formatAgo(language, user.last_generation_at)}
      </td>
    </tr>
  );
}
