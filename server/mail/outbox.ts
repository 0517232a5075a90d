import { and, asc, eq, isNull, lte, or } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import { newId } from "#server/db/ids.ts";
import type { Database, Queries } from "#server/db/pool.ts";
import { mails } from "#server/db/schema.ts";
import type { Keys } from "#server/security/keys.ts";
import { contentOf, NEVER, sealMail, Unreadable, WIPED } from "./sealed-mail.ts";
import type { Mail } from "./templates.ts";

/** Where mail goes: a mail server, or the terminal beside the local mailbox. */
export interface Transport {
  /** Mail stays here, to be read in the local mailbox for a day. */
  local?: boolean;
  send(mail: {
    to: string;
    replyTo: string | null;
    subject: string;
    text: string;
    html: string;
    leave?: string;
  }): Promise<void>;
}
export const smtpTransport = (url: string, from: string): Transport => {
  const smtp = createTransport(url);
  return {
    send: async ({ to, replyTo, subject, text, html, leave }) => {
      // Address objects, never header strings: a line break cannot add recipients.
      const at = (address: string) => ({ name: "", address });
      const answers = replyTo === null ? {} : { replyTo: at(replyTo) };
      const ending = leave === undefined ? {} : leaving(leave);
      await smtp.sendMail({ subject, text, html, from, to: at(to), ...answers, ...ending });
    },
  };
};
/** One click in the mail program ends such mails, without a page (RFC 8058). */
const leaving = (url: string) => ({
  list: { unsubscribe: url },
  headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
});
export const terminalTransport = (write: (text: string) => void): Transport => ({
  local: true,
  send: async (mail) => write(`mail to ${mail.to}: ${mail.subject}\n${mail.text}\n`),
});

/**
 * Puts a mail into the outbox, inside the transaction that made it necessary. What is to be read in
 * it is sealed: codes and links open accounts, and a copy of the database must open none.
 */
export async function postMail(
  { keys }: { keys: Pick<Keys, "mails"> },
  db: Queries,
  to: string,
  mail: Mail,
  now: Date,
  suppressed = false,
  more: { replyTo?: string; contactId?: string } = {},
): Promise<void> {
  const id = newId("eml_");
  const sealed = sealMail(keys.mails, id, mail);
  await db.insert(mails).values({
    id,
    to,
    subject: mail.subject,
    text: "",
    html: "",
    suppressed,
    ...more,
    createdAt: now,
    ...(suppressed ? { sentAt: now } : { sealed, dueAt: now }),
    // A version that reads the plain columns alone would send them empty.
    nextTryAt: NEVER,
  });
}

/** What is read of a row: its dates may lie at infinity, which no Date holds. */
const COLUMNS = {
  id: mails.id,
  to: mails.to,
  replyTo: mails.replyTo,
  subject: mails.subject,
  text: mails.text,
  html: mails.html,
  code: mails.code,
  link: mails.link,
  sealed: mails.sealed,
  tries: mails.tries,
};
type Due = Pick<typeof mails.$inferSelect, keyof typeof COLUMNS>;
/** Plain mails are those of earlier versions. */
const isDue = (now: Date) =>
  or(lte(mails.dueAt, now), and(isNull(mails.dueAt), lte(mails.nextTryAt, now)));

/** What went wrong in codes alone: a server's own words may repeat what it was sent. */
function troubleOf(error: unknown): string {
  const { name, code, responseCode } = error as Error & { code?: string; responseCode?: number };
  return [code ?? name, responseCode].filter(Boolean).join(" ");
}

const MAX_TRIES = 8;
const POLL_MS = 15_000;

/** Sends what lies in the outbox: at once when kicked, else every 15 s; eight tries with back-off. */
export class Outbox {
  readonly #db: Database;
  readonly #transport: Transport;
  readonly #log: Logger;
  readonly #key: Buffer;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #again = false;

  constructor(db: Database, transport: Transport, log: Logger, key: Buffer) {
    this.#db = db;
    this.#key = key;
    this.#transport = transport;
    this.#log = log;
  }
  start() {
    this.#timer = setInterval(() => this.kick(), POLL_MS).unref();
    this.kick();
  }
  async stop() {
    clearInterval(this.#timer);
    await this.#running;
  }
  /** Called after the transaction that posted a mail has committed. */
  kick() {
    if (this.#running) {
      this.#again = true;
      return;
    }
    this.#running = this.#drain()
      .catch((error) => this.#log.warn({ err: error }, "the outbox could not be read"))
      .finally(() => {
        this.#running = undefined;
        if (this.#again) {
          this.#again = false;
          this.kick();
        }
      });
  }
  async #drain() {
    for (;;) {
      const sent = await this.#db.transaction(async (tx) => {
        const [mail] = await tx
          .select(COLUMNS)
          .from(mails)
          .where(and(isNull(mails.sentAt), isDue(new Date())))
          .orderBy(asc(mails.createdAt))
          .limit(1)
          .for("update", { skipLocked: true });
        if (!mail) return false;
        const change = await this.#try(mail);
        await tx.update(mails).set(change).where(eq(mails.id, mail.id));
        return true;
      });
      if (!sent) return;
    }
  }
  /** Sends one; tells what becomes of its row. What was sent or given up is not kept. */
  async #try(mail: Due): Promise<PgUpdateSetSource<typeof mails>> {
    const tries = mail.tries + 1;
    try {
      await this.#transport.send({ ...mail, ...contentOf(this.#key, mail) });
      return { tries, sentAt: new Date(), ...(this.#transport.local ? {} : WIPED) };
    } catch (error) {
      const lastError = troubleOf(error);
      this.#log.warn({ mail: mail.id, tries, trouble: lastError }, "a mail was not taken");
      if (tries >= MAX_TRIES || error instanceof Unreadable) return { tries, lastError, ...WIPED };
      const next = new Date(Date.now() + 5000 * 3 ** tries);
      return { tries, lastError, ...(mail.sealed ? { dueAt: next } : { nextTryAt: next }) };
    }
  }
}
