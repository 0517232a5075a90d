import * as v from "valibot";
import { ADMIN_PAGE, adminListOf, Owner } from "./admin-list.ts";
import { Asset } from "./assets.ts";
import { countQuery, Id, Instant, text } from "./common.ts";
import { Payment } from "./credits.ts";
import { Generation } from "./generations.ts";
import { LIMITS } from "./limits.ts";
import {
  CHECKOUT_STATUSES,
  COMMUNITY_STATUSES,
  CONTACT_MIME_TYPES,
  CONTACT_TOPICS,
  FEATURES,
  LANGUAGES,
  PAYMENT_STATUSES,
  PLAN_IDS,
  REPORT_STATUSES,
  REPORT_SUBJECTS,
  STATISTIC_PERIODS,
} from "./values.ts";

/** A day of the calendar: the 31st of February is none. */
const date = v.optional(
  v.pipe(
    v.string(),
    v.isoDate(),
    v.check(
      (day) => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true,
      "date_format",
    ),
  ),
);
const truth = v.optional(
  v.pipe(
    v.picklist(["true", "false"]),
    v.transform((s) => s === "true"),
  ),
);
export const AdminUser = v.object({
  id: Id,
  name: v.string(),
  email: v.string(),
  plan: v.picklist(PLAN_IDS),
  is_verified: v.boolean(),
  active: v.boolean(),
  totp_enabled: v.boolean(),
  credits: v.number(),
  generations: v.number(),
  last_generation_at: v.nullable(Instant),
  created_at: Instant,
});
export type AdminUser = v.InferOutput<typeof AdminUser>;
export const AdminUserList = adminListOf(AdminUser);
export const AdminSearchQuery = v.object({
  ...ADMIN_PAGE,
  email: v.optional(v.string()),
  name: v.optional(v.string()),
  plan: v.optional(v.picklist(PLAN_IDS)),
  is_verified: truth,
});
export const GenerationSummaryQuery = v.object({
  ...ADMIN_PAGE,
  plan_filter: v.optional(v.picklist(PLAN_IDS)),
  min_generations: v.optional(countQuery(0, 9_999_999), "0"),
});
export const UserStatisticsQuery = v.object({ period: v.optional(v.picklist(STATISTIC_PERIODS)) });
export const UserStatistics = v.object({
  total: v.number(),
  verified: v.number(),
  new: v.array(v.object({ date: v.string(), count: v.number() })),
  by_plan: v.record(v.picklist(PLAN_IDS), v.number()),
});
export type UserStatistics = v.InferOutput<typeof UserStatistics>;
export const GenerationStatisticsQuery = v.object({
  period: v.optional(v.picklist(STATISTIC_PERIODS), "monthly"),
  ai_function: v.optional(v.picklist(FEATURES)),
  start_date: date,
  end_date: date,
});
export const GenerationStatistics = v.object({
  total: v.number(),
  by_feature: v.record(v.string(), v.number()),
  by_status: v.record(v.string(), v.number()),
  series: v.array(v.object({ date: v.string(), feature: v.string(), count: v.number() })),
  success_rate: v.nullable(v.number()),
  p50_ms: v.nullable(v.number()),
});
export type GenerationStatistics = v.InferOutput<typeof GenerationStatistics>;
export const UserGenerationsQuery = v.object({ ...ADMIN_PAGE, start_date: date, end_date: date });
export const UserGenerationList = adminListOf(Generation);
export const AdminSummary = v.object({
  users: v.number(),
  generations_today: v.number(),
  success_rate: v.nullable(v.number()),
  queue_depth: v.number(),
  revenue_month: v.number(),
  pending_comments: v.number(),
  pending_community: v.number(),
  pending_reports: v.number(),
  /** Messages of the contact form within `TIMES.contactShown`. */
  contact_messages: v.number(),
  /** Confirmed addresses of the newsletter. */
  subscribers: v.number(),
  /**
   * Runs begun on each day of the shop's calendar within `TIMES.adminDays`, and how many of them
   * failed; the oldest day first, today last, none left out.
   */
  days: v.array(v.object({ date: v.string(), generations: v.number(), failed: v.number() })),
});
export type AdminSummary = v.InferOutput<typeof AdminSummary>;
export const AdminUserBody = v.pipe(
  v.object({
    plan: v.optional(v.picklist(PLAN_IDS)),
    is_verified: v.optional(v.boolean()),
    active: v.optional(v.boolean()),
    /** Only off: for a person whose authenticator and recovery codes are gone. */
    totp_enabled: v.optional(v.literal(false)),
    credits_delta: v.optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(-LIMITS.adminCredits),
        v.maxValue(LIMITS.adminCredits),
      ),
    ),
    reason: v.optional(v.pipe(text(500), v.minLength(1, "required"))),
  }),
  v.forward(
    v.check(
      ({ credits_delta, totp_enabled, reason }) =>
        (credits_delta === undefined && totp_enabled === undefined) || reason !== undefined,
      "required",
    ),
    ["reason"],
  ),
);
export type AdminUserChange = v.InferInput<typeof AdminUserBody>;
export const RefundBody = v.object({ reason: v.pipe(text(500), v.minLength(1, "required")) });
/** `checkout_status` tells more than `status`: an order in review, declined or given up. */
export const AdminPayment = v.object({
  ...Payment.entries,
  checkout_id: Id,
  checkout_status: v.picklist(CHECKOUT_STATUSES),
  owner: Owner,
  paid_at: v.nullable(Instant),
  refunded_at: v.nullable(Instant),
  refund_reason: v.nullable(v.string()),
});
export type AdminPayment = v.InferOutput<typeof AdminPayment>;
export const AdminPaymentList = adminListOf(AdminPayment);
export const AdminPaymentsQuery = v.object({
  ...ADMIN_PAGE,
  status: v.optional(v.picklist(PAYMENT_STATUSES)),
  checkout_status: v.optional(v.picklist(CHECKOUT_STATUSES)),
  q: v.optional(v.pipe(v.string(), v.maxLength(200))),
});
/** `money`: returned by the gateway, or to be returned by hand where it offers no way. */
export const RefundAnswer = v.object({
  payment: AdminPayment,
  credits_taken: v.number(),
  money: v.picklist(["returned", "by_hand"]),
});
export type RefundAnswer = v.InferOutput<typeof RefundAnswer>;
export const AdminCommunityItem = v.object({
  id: Id,
  generation_id: Id,
  feature: v.picklist(FEATURES),
  asset: Asset,
  style_name: v.nullable(v.string()),
  status: v.picklist(COMMUNITY_STATUSES),
  owner: Owner,
  created_at: Instant,
  decided_at: v.nullable(Instant),
});
export type AdminCommunityItem = v.InferOutput<typeof AdminCommunityItem>;
export const AdminCommunityList = adminListOf(AdminCommunityItem);
export const AdminCommunityQuery = v.object({
  ...ADMIN_PAGE,
  status: v.optional(v.picklist(COMMUNITY_STATUSES)),
});
/** `asset` and `owner` are null once the result is gone. */
export const AdminReport = v.object({
  id: Id,
  subject: v.picklist(REPORT_SUBJECTS),
  subject_id: Id,
  asset: v.nullable(Asset),
  owner: v.nullable(Owner),
  reason: v.string(),
  reporter_email: v.nullable(v.string()),
  status: v.picklist(REPORT_STATUSES),
  created_at: Instant,
  decided_at: v.nullable(Instant),
});
export type AdminReport = v.InferOutput<typeof AdminReport>;
export const AdminReportList = adminListOf(AdminReport);
export const AdminReportsQuery = v.object({
  ...ADMIN_PAGE,
  status: v.optional(v.picklist(REPORT_STATUSES)),
});
/** A file of a message; `name` is how it was called, `file` what it is asked for by. */
export const ContactFile = v.object({
  file: v.string(),
  name: v.string(),
  mime: v.picklist(CONTACT_MIME_TYPES),
  bytes: v.number(),
});
export type ContactFile = v.InferOutput<typeof ContactFile>;
/** `sender` is the account it was sent from; null for guests. */
export const AdminContactMessage = v.object({
  id: Id,
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  topic: v.picklist(CONTACT_TOPICS),
  description: v.string(),
  language: v.picklist(LANGUAGES),
  files: v.array(ContactFile),
  sender: v.nullable(Owner),
  created_at: Instant,
});
export type AdminContactMessage = v.InferOutput<typeof AdminContactMessage>;
export const AdminContactList = adminListOf(AdminContactMessage);
export const AdminContactQuery = v.object({
  ...ADMIN_PAGE,
  topic: v.optional(v.picklist(CONTACT_TOPICS)),
});
/** One change by an administrator; `action` names thing and deed, e.g. report.removed. */
export const AuditEntry = v.object({
  id: Id,
  admin_email: v.nullable(v.string()),
  action: v.string(),
  subject_id: v.string(),
  details: v.record(v.string(), v.unknown()),
  created_at: Instant,
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;
export const AuditList = adminListOf(AuditEntry);
/** `action` is a whole action or its part before the dot; `q` looks in admins, subjects and details. */
export const AuditQuery = v.object({
  ...ADMIN_PAGE,
  action: v.optional(v.pipe(v.string(), v.maxLength(60))),
  q: v.optional(v.pipe(v.string(), v.maxLength(200))),
  start_date: date,
  end_date: date,
});
export const ApproveBody = v.object({ approved: v.boolean() });
export const ModerateReportBody = v.object({
  status: v.picklist(["dismissed", "removed"]),
});
