import * as v from "valibot";
import { Asset } from "./assets.ts";
import { Comment, Post, PostHeading, PostSummary } from "./blog.ts";
import { countQuery, Id, Instant, text } from "./common.ts";
import { Payment } from "./credits.ts";
import { Generation } from "./generations.ts";
import { LIMITS } from "./limits.ts";
import {
  CHECKOUT_STATUSES,
  COMMENT_STATUSES,
  COMMUNITY_STATUSES,
  CONTACT_MIME_TYPES,
  CONTACT_TOPICS,
  FEATURES,
  LANGUAGES,
  PAYMENT_STATUSES,
  PLAN_IDS,
  POST_STATUSES,
  REPORT_STATUSES,
  REPORT_SUBJECTS,
  STATISTIC_PERIODS,
  SUBSCRIBER_STATUSES,
} from "./values.ts";

const count = (fallback: number, max: number) => v.optional(countQuery(0, max), String(fallback));
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
const page = {
  limit: v.optional(countQuery(1, LIMITS.pageMax), String(LIMITS.adminPage)),
  offset: count(0, 9_999_999),
};

export const adminListOf = <T extends v.GenericSchema>(item: T) =>
  v.object({ items: v.array(item), total: v.number(), limit: v.number(), offset: v.number() });

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
  ...page,
  email: v.optional(v.string()),
  name: v.optional(v.string()),
  plan: v.optional(v.picklist(PLAN_IDS)),
  is_verified: truth,
});
export const GenerationSummaryQuery = v.object({
  ...page,
  plan_filter: v.optional(v.picklist(PLAN_IDS)),
  min_generations: count(0, 9_999_999),
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
export const UserGenerationsQuery = v.object({ ...page, start_date: date, end_date: date });
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
const Owner = v.object({ id: Id, name: v.string(), email: v.string() });
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
  ...page,
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
  ...page,
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
  ...page,
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
  ...page,
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
  ...page,
  action: v.optional(v.pipe(v.string(), v.maxLength(60))),
  q: v.optional(v.pipe(v.string(), v.maxLength(200))),
  start_date: date,
  end_date: date,
});
export const ApproveBody = v.object({ approved: v.boolean() });
export const AdminComment = v.object({
  ...Comment.entries,
  owner: v.nullable(Owner),
  post: v.object({ id: Id, slug: v.string(), title: v.string() }),
  decided_at: v.nullable(Instant),
});
export type AdminComment = v.InferOutput<typeof AdminComment>;
export const AdminCommentList = adminListOf(AdminComment);
export const AdminCommentsQuery = v.object({
  ...page,
  status: v.optional(v.picklist(COMMENT_STATUSES)),
});
export const ModerateCommentBody = v.object({ status: v.picklist(["approved", "rejected"]) });
export const ModerateReportBody = v.object({
  status: v.picklist(["dismissed", "removed"]),
});
export const Subscriber = v.object({
  id: Id,
  email: v.string(),
  language: v.picklist(LANGUAGES),
  status: v.picklist(SUBSCRIBER_STATUSES),
  created_at: Instant,
  confirmed_at: v.nullable(Instant),
  left_at: v.nullable(Instant),
});
export type Subscriber = v.InferOutput<typeof Subscriber>;
export const SubscriberList = adminListOf(Subscriber);
export const SubscribersQuery = v.object({
  ...page,
  status: v.optional(v.picklist(SUBSCRIBER_STATUSES)),
  q: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

const slug = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "slug_format"),
    v.maxLength(LIMITS.slugChars, "too_long"),
  ),
);
const markdown = v.pipe(v.string(), v.maxLength(LIMITS.postMarkdownChars, "too_long"));
export const PostBody = v.object({
  title: v.pipe(text(LIMITS.postTitleChars), v.minLength(1, "required")),
  /** Without one: of the title in a new post, else the one it has. */
  slug,
  excerpt: text(LIMITS.postExcerptChars),
  body_markdown: markdown,
  category_id: Id,
  tag_ids: v.pipe(v.array(Id), v.maxLength(LIMITS.postTags)),
  author_id: Id,
  /**
   * A picture of the administrator's own, a sample, or a copy made before (`pic_`); null takes the
   * cover away, and without it the cover stays.
   */
  cover: v.optional(v.nullable(Id)),
  language: v.picklist(LANGUAGES),
  translation_of: v.optional(v.nullable(Id)),
  status: v.picklist(POST_STATUSES),
  /** Asked for when it is scheduled; a published post without one is published now. */
  published_at: v.optional(Instant),
});
export type PostBody = v.InferInput<typeof PostBody>;
const desk = {
  status: v.picklist(POST_STATUSES),
  published_at: v.nullable(Instant),
  translation_of: v.nullable(Id),
  created_at: Instant,
  updated_at: Instant,
};
/** A post in the desk's list: drafts too. */
export const AdminPostRow = v.object({ ...PostSummary.entries, ...desk });
export type AdminPostRow = v.InferOutput<typeof AdminPostRow>;
export const AdminPostList = adminListOf(AdminPostRow);
/** A post as its desk opens it: what readers get, and what was typed. */
export const AdminPost = v.object({
  ...Post.entries,
  ...desk,
  body_markdown: v.string(),
  /** The cover's public copy. */
  cover: v.nullable(Id),
  /** Slugs it had before, which lead to it. */
  former_slugs: v.array(v.string()),
});
export type AdminPost = v.InferOutput<typeof AdminPost>;
export const AdminPostsQuery = v.object({
  ...page,
  q: v.optional(v.pipe(v.string(), v.maxLength(200))),
  status: v.optional(v.picklist(POST_STATUSES)),
  language: v.optional(v.picklist(LANGUAGES)),
});
/** What Markdown becomes, before it is kept. */
export const PreviewBody = v.object({ body_markdown: markdown });
export const PreviewAnswer = v.object({
  html: v.string(),
  headings: v.array(PostHeading),
  read_minutes: v.number(),
});
/** Makes a copy of one's own picture that anyone may see, for the text of a post. */
export const PostPictureBody = v.object({ asset: Id });
export const PostPicture = v.object({
  id: Id,
  url: v.string(),
  width: v.number(),
  height: v.number(),
});
export const CategoryBody = v.object({
  name: v.object(
    v.entriesFromList(
      LANGUAGES,
      v.pipe(text(LIMITS.categoryNameChars), v.minLength(1, "required")),
    ),
  ),
  slug,
});
export const AuthorBody = v.object({
  name: v.pipe(text(LIMITS.authorNameChars), v.minLength(1, "required")),
  bio: v.optional(text(LIMITS.authorBioChars)),
  photo: v.optional(v.nullable(Id)),
});
export const TagBody = v.object({
  name: v.pipe(text(LIMITS.tagNameChars), v.minLength(1, "required")),
  slug,
});
