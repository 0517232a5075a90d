import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import type { PlanId } from "#wire/values.ts";
import { fill } from "./fill.ts";

/** What the plans are called; the server says it from the same catalogue. */
export const planNames = {
  free_trial: msg({ id: "plan.free_trial", message: "Dùng thử" }),
  basic: msg({ id: "plan.basic", message: "Cơ bản" }),
  starter: msg({ id: "plan.starter", message: "Khởi đầu" }),
  pro: msg({ id: "plan.pro", message: "Pro" }),
  professional: msg({ id: "plan.professional", message: "Chuyên nghiệp" }),
  premium: msg({ id: "plan.premium", message: "Cao cấp" }),
  enterprise: msg({ id: "plan.enterprise", message: "Doanh nghiệp" }),
} satisfies Record<PlanId, MessageDescriptor>;
const LINE = msg({ id: "plan.line", message: "Gói {plan}" });

/** "Gói Cơ bản", in the language chosen. */
export function usePlanName(): (plan: PlanId) => string {
  const { i18n } = useLingui();
  return (plan) => fill(i18n, LINE, { plan: i18n._(planNames[plan]) });
}
