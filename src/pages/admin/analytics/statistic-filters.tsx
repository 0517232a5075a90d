import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { TOOL_FACES } from "#src/flows/kit/tools.ts";
import { known, oneOf } from "#src/lib/address/search-params.ts";
import type { AnalyticsFilter, FilterProps } from "#src/pages/admin/filters.ts";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { FEATURES, STATISTIC_PERIODS, type StatisticPeriod } from "#wire/values.ts";
import * as s from "../admin.css.ts";

const periodTexts: Record<StatisticPeriod, ReturnType<typeof msg>> = {
  daily: msg({ id: "admin.daily", message: "Ngày" }),
  weekly: msg({ id: "admin.weekly", message: "Tuần" }),
  monthly: msg({ id: "admin.monthly", message: "Tháng" }),
  yearly: msg({ id: "admin.yearly", message: "Năm" }),
};

export function StatisticFilters({ filter, onFilter }: FilterProps) {
  const { t, i18n } = useLingui();
  const narrow = (change: { [Key in keyof AnalyticsFilter]: AnalyticsFilter[Key] | undefined }) =>
    onFilter(known<AnalyticsFilter>({ ...filter, ...change }));
  return (
    <fieldset className={s.filters} aria-label={t({ id: "admin.filter", message: "Lọc" })}>
      <SelectField
        label={t({ id: "admin.period", message: "Kỳ" })}
        value={filter.period ?? "monthly"}
        options={STATISTIC_PERIODS.map((value) => ({ value, label: i18n._(periodTexts[value]) }))}
        onChange={({ target }) =>
          narrow({ period: oneOf({ is: target.value }, "is", STATISTIC_PERIODS) })
        }
      />
      <SelectField
        label={t({ id: "admin.tool", message: "Công cụ" })}
        value={filter.ai_function ?? ""}
        options={[
          { value: "", label: t({ id: "history.all", message: "Tất cả" }) },
          ...FEATURES.map((value) => ({ value, label: i18n._(TOOL_FACES[value].short) })),
        ]}
        onChange={({ target }) =>
          narrow({ ai_function: oneOf({ is: target.value }, "is", FEATURES) })
        }
      />
      <TextField
        type="date"
        label={t({ id: "payments.from", message: "Từ ngày" })}
        value={filter.start_date ?? ""}
        onChange={({ target }) => narrow({ start_date: target.value || undefined })}
      />
      <TextField
        type="date"
        label={t({ id: "payments.to", message: "Đến ngày" })}
        value={filter.end_date ?? ""}
        onChange={({ target }) => narrow({ end_date: target.value || undefined })}
      />
    </fieldset>
  );
}
