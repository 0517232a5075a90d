import * as v from "valibot";
import { Email, Id, text, tidy } from "./common.ts";
import { LIMITS } from "./limits.ts";
import { isPage } from "./pages.ts";
import { CONTACT_TOPICS } from "./values.ts";

export const ContactFields = v.object({
  first_name: v.pipe(text(LIMITS.nameMaxChars), v.minLength(1, "required")),
  last_name: v.pipe(text(LIMITS.nameMaxChars), v.minLength(1, "required")),
  email: Email,
  phone: v.optional(text(LIMITS.contactPhoneMaxChars)),
  topic: v.picklist(CONTACT_TOPICS),
  description: v.pipe(
    v.string(),
    // Forms send a line break as two characters; it counts as the one that was typed.
    v.transform((value) => tidy(value.replace(/\r\n?/g, "\n"))),
    v.minLength(1, "required"),
    v.minLength(LIMITS.contactDescriptionMin, "message_short"),
    v.maxLength(LIMITS.contactDescriptionMax, "message_long"),
  ),
});
export type ContactFields = v.InferInput<typeof ContactFields>;
export const IdAnswer = v.object({ id: Id });
/** A page of the product, by its address without a host. */
export const HandoffBody = v.object({
  path: v.pipe(v.string(), v.maxLength(300), v.check(isPage, "page_unknown")),
});
