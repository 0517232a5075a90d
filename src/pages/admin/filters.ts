import type {
  CheckoutStatus,
  CommentStatus,
  CommunityStatus,
  ContactTopic,
  Feature,
  Language,
  PaymentStatus,
  PlanId,
  PostStatus,
  ReportStatus,
  StatisticPeriod,
  SubscriberStatus,
} from "#wire/values.ts";

/** The lists of the blog's desk. */
export const DESK_TABS = ["posts", "categories", "tags", "authors"] as const;
export type DeskTab = (typeof DESK_TABS)[number];

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
  | { tab: "reports"; status: Every<ReportStatus>; offset: number }
  | { tab: "comments"; status: Every<CommentStatus>; offset: number };

export type FilterOf<Tab> = Extract<ModerationFilter, { tab: Tab }>;

/** By the thing that was changed, by words, by days of the shop's calendar. */
export interface AuditFilter {
  action?: string;
  q?: string;
  /** YYYY-MM-DD. */
  start_date?: string;
  end_date?: string;
  offset?: number;
}

export interface SubscribersFilter {
  status?: SubscriberStatus;
  q?: string;
  offset?: number;
}

export interface AdminPostsFilter {
  status?: PostStatus;
  language?: Language;
  q?: string;
  offset?: number;
}
