import { sql } from "drizzle-orm";
import type { mails } from "#server/db/schema.ts";
import { seal, unseal } from "#server/security/sealed.ts";
import type { Mail } from "./templates.ts";

type Content = Omit<Mail, "subject">;
type Row = Pick<typeof mails.$inferSelect, "id" | "sealed" | "text" | "html" | "code" | "link">;

/** A mail whose seal does not open: it was sealed with another secret. */
export class Unreadable extends Error {
  override name = "Unreadable";
}

export const NEVER = sql`'infinity'::timestamptz`;
/** What is left of a mail that has served. */
export const WIPED = {
  sealed: null,
  dueAt: null,
  nextTryAt: NEVER,
  text: "",
  html: "",
  code: null,
  link: null,
};

export function sealMail(key: Buffer, id: string, mail: Mail): string {
  const { text, html, code, link, leave } = mail;
  return seal(key, Buffer.from(JSON.stringify({ text, html, code, link, leave })), id);
}

/** What a row says: of its seal, or plain as earlier versions wrote it. Throws Unreadable. */
export function contentOf(key: Buffer, row: Row): Content {
  const { id, sealed, text, html, code, link } = row;
  if (sealed === null) return { text, html, code, link };
  try {
    return JSON.parse(unseal(key, sealed, id).toString("utf8")) as Content;
  } catch (error) {
    throw new Unreadable("a mail's seal does not open", { cause: error });
  }
}
