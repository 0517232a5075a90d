import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { usePlans } from "#src/lib/api/plans.ts";
import { Segmented } from "#src/ui/choices/segmented.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { showToastLater } from "#src/ui/feedback/late-toast.ts";
import { Loading, Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { Tape } from "#src/ui/marks/tape.tsx";
import { ANNUAL_DISCOUNT_PERCENT } from "#wire/limits.ts";
import { costRange } from "#wire/tools/prices.ts";
import { BILLING_CYCLES, type BillingCycle, PLAN_IDS } from "#wire/values.ts";
import { PlanAction } from "./plan-action.tsx";
import { PlanRow } from "./plan-row.tsx";
import * as s from "./pricing.css.ts";

/** Seven rows with the price of a picture, by month or by year. */
export function PriceBoard({
  cycle: wanted,
  back,
}: {
  cycle?: BillingCycle | undefined;
  back?: string | undefined;
}) {
  const { t } = useLingui();
  const [cycle, setCycle] = useState<BillingCycle>(wanted ?? "monthly");
  const credits = ([low, high]: readonly [number, number]) =>
    low === high
      ? t({ id: "pricing.cost", message: `${{ cost: low }} credit` })
      : t({ id: "pricing.cost_range", message: `${low}–${high} credit` });
  const image = credits(costRange("image"));
  const percent = ANNUAL_DISCOUNT_PERCENT;
  const video = credits(costRange("video"));
  const names: Record<BillingCycle, string> = {
    monthly: t({ id: "pricing.monthly", message: "Theo tháng" }),
    annual: t({ id: "pricing.annual", message: "Theo năm" }),
  };
  return (
    <>
      <div className={s.head}>
        <p className={s.lead}>
          {t({
            id: "pricing.lead",
            message: `Một ảnh là ${image}, một video là ${video}. Giá luôn hiện trước khi bạn bấm tạo, lượt hỏng được hoàn.`,
          })}
        </p>
        <div className={s.cycle}>
          <Segmented<BillingCycle>
            hideLabel
            label={t({ id: "pricing.cycle", message: "Trả theo tháng hay năm" })}
            items={BILLING_CYCLES.map((value) => ({ value, label: names[value] }))}
            value={cycle}
            onChange={setCycle}
          />
          <Tape>{t({ id: "pricing.saving", message: `Rẻ hơn ${percent}%` })}</Tape>
        </div>
      </div>
      <Plans cycle={cycle} back={back} />
    </>
  );
}

function Plans({ cycle, back }: { cycle: BillingCycle; back: string | undefined }) {
  const { t } = useLingui();
  const { data, isPending, isFetching, failure, refetch } = usePlans();
  useEffect(() => {
    if (failure === null) return;
    showToastLater(
      "error",
      {
        title: t({ id: "pricing.toast_failed", message: "Chưa mở được các gói" }),
        description: t({ id: "pricing.toast_unknown", message: "Có lỗi chưa rõ nguyên nhân" }),
      },
      "plans",
    );
  }, [failure, t]);
  if (isPending) {
    return (
      <Loading label={t({ id: "shell.loading", message: "Đang tải…" })}>
        {PLAN_IDS.map((key) => (
          <div key={key} className={s.row}>
            <Skeleton shape="title" />
          </div>
        ))}
      </Loading>
    );
  }
  if (data === undefined) {
    return (
      <ErrorState
        title={t({ id: "pricing.failed", message: "Chưa mở được bảng giá" })}
        kept={t({
          id: "pricing.failed_text",
          message: "Chưa mở được thông tin giá. Bạn thử lại nhé.",
        })}
        retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
        retrying={isFetching}
        onRetry={refetch}
      />
    );
  }
  if (data.length === 0) {
    return <EmptyState title={t({ id: "pricing.none", message: "Hiện chưa có gói nào" })} />;
  }
  return (
    <>
      <div className={s.titles} aria-hidden="true">
        <span>{t({ id: "pricing.col_plan", message: "Gói" })}</span>
        <span>
          {cycle === "annual"
            ? t({ id: "pricing.col_year", message: "Mỗi tháng, trả theo năm" })
            : t({ id: "pricing.col_month", message: "Mỗi tháng" })}
        </span>
        <span>{t({ id: "pricing.col_credits", message: "Credit mỗi tháng" })}</span>
        <span>{t({ id: "pricing.col_features", message: "Có gì" })}</span>
      </div>
      <ul>
        {data.map((plan) => (
          <PlanRow
            key={plan.id}
            plan={plan}
            cycle={cycle}
            action={<PlanAction plan={plan} cycle={cycle} back={back} />}
          />
        ))}
      </ul>
      <p className={s.foot}>
        {t({
          id: "pricing.foot",
          message:
            "Giá tính bằng đồng. Mỗi lần mua là một kỳ, không tự trừ tiền. Gói năm cộng credit mỗi tháng một lần.",
        })}
      </p>
    </>
  );
}
