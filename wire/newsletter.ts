import * as v from "valibot";
import { ADMIN_PAGE, adminListOf } from "./admin-list.ts";
import { Email, Id, Instant } from "./common.ts";
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
