import * as v from "valibot";
import { ADMIN_PAGE, adminListOf } from "./admin-list.ts";
import { Email, Id, Instant } from "./common.ts";
import { NEWSLETTER_LINKS } from "./pages.ts";
import { CONTACT_HONEYPOT, LANGUAGES, SUBSCRIBER_STATUSES } from "./values.ts";

/** `leave_blank` is the field no person sees (CONTACT_HONEYPOT). */
export const NewsletterBody = v.object({
  email: Email,
  [CONTACT_HONEYPOT]: v.optional(v.string()),
});
/** What a mailed link carries; refused with code_expired, or code_invalid where none is known. */
export const NewsletterLinkBody = v.object({
  token: v.pipe(v.string(), v.minLength(1, "required"), v.maxLength(200, "too_long")),
});
export const NewsletterLinkAnswer = v.object({ email: v.string() });
/** How a mailed link stands, without anything being done. */
export const NewsletterLinkQuery = v.object({
  kind: v.picklist(NEWSLETTER_LINKS),
  ...NewsletterLinkBody.entries,
});
export const NewsletterLinkStanding = v.object({
  email: v.string(),
  /** Whether what the link is for is so already. */
  is_done: v.boolean(),
});
export type NewsletterLinkStanding = v.InferOutput<typeof NewsletterLinkStanding>;
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
  ...ADMIN_PAGE,
  status: v.optional(v.picklist(SUBSCRIBER_STATUSES)),
  q: v.optional(v.pipe(v.string(), v.maxLength(200))),
});
