import type {
  CheckoutStatus,
  CommunityStatus,
  ContactTopic,
  Feature,
  PaymentStatus,
  PlanId,
  ReportStatus,
  StatisticPeriod,
} from "#wire/values.ts";

export interface AnalyticsFilter {
  period?: StatisticPeriod;
  ai_function?: Feature;
  /** YYYY-MM-DD, days of the shop's calendar. */
  start_date?: string;
  end_date?: string;
  plan_filter?: PlanId;
  min_generations?: number;
  offset?: number;
}

export interface FilterProps {
  filter: AnalyticsFilter;
  onFilter: (filter: AnalyticsFilter) => void;
}

export interface ContactFilter {
  topic?: ContactTopic;
  offset?: number;
}

export interface AdminPaymentsFilter {
  status?: PaymentStatus;
  checkout_status?: CheckoutStatus;
  q?: string;
  offset?: number;
}

export interface PaymentsProps {
  filter: AdminPaymentsFilter;
  onFilter: (filter: AdminPaymentsFilter) => void;
}

export interface UsersFilter {
  email?: string;
  name?: string;
  plan?: PlanId;
  is_verified?: boolean;
  offset?: number;
}

export type Every<Status> = Status | "all";

/** Lists show what still waits for a decision until another status is chosen. */
export type ModerationFilter =
  | { tab: "community"; status: Every<CommunityStatus>; offset: number }
  | { tab: "reports"; status: Every<ReportStatus>; offset: number };

export type FilterOf<Tab> = Extract<ModerationFilter, { tab: Tab }>;
