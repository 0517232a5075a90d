import type { BilingualText } from "./common.ts";
import type { PlanId } from "./values.ts";

/** What the plans are called. */
export const PLAN_NAMES: Record<PlanId, BilingualText> = {
  free_trial: { vi: "Dùng thử", en: "Free trial" },
  basic: { vi: "Cơ bản", en: "Basic" },
  starter: { vi: "Khởi đầu", en: "Starter" },
  pro: { vi: "Pro", en: "Pro" },
  professional: { vi: "Chuyên nghiệp", en: "Professional" },
  premium: { vi: "Cao cấp", en: "Premium" },
  enterprise: { vi: "Doanh nghiệp", en: "Enterprise" },
};
