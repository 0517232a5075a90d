import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import { newId } from "#server/db/ids.ts";
import type { Database, Queries } from "#server/db/pool.ts";
import { mails } from "#server/db/schema.ts";
import type { Mail } from "./templates.ts";

/** Where mail goes: a mail server, or the terminal beside the local mailbox. */
export interface Transport {
  send(mail: {
    to: string;
    replyTo: string | null;
    subject: string;
    text: string;
    html: string;
  }): Promise<void>;
}
export const smtpTransport = (url: string, from: string): Transport => {
  const smtp = createTransport(url);
  return {
    send: async ({ to, replyTo, subject, text, html }) => {
      // Address objects, never header strings: a line break cannot add recipients.
      const at = (address: string) => ({ name: "", address });
      const answers = replyTo === null ? {} : { replyTo: at(replyTo) };
      await smtp.sendMail({ subject, text, html, from, to: at(to), ...answers });
    },
  };
};
export const terminalTransport = (write: (text: string) => void): Transport => ({
  send: async (mail) => write(`mail to ${mail.to}: ${mail.subject}\n${mail.text}\n`),
});

/** Puts a mail into the outbox, inside the transaction that made it necessary. */
export async function postMail(
  db: Queries,
  to: string,
  mail: Mail,
  now: Date,
  suppressed = false,
  more: { replyTo?: string; contactId?: string } = {},
): Promise<void> {
  const { subject, text, html, code, link } = mail;
  const id = newId("eml_");
  await db.insert(mails).values({
    ...{ id, to, subject, text, html, code, link, suppressed, ...more },
    createdAt: now,
    nextTryAt: now,
    sentAt: suppressed ? now : null,
  });
}

const MAX_TRIES = 8;
const POLL_MS = 15_000;

/** Sends what lies in the outbox: at once when kicked, else every 15 s; eight tries with back-off. */
export class Outbox {
  readonly #db: Database;
  readonly #transport: Transport;
  readonly #log: Logger;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #again = false;

  constructor(db: Database, transport: Transport, log: Logger) {
    this.#db = db;
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
          .select()
          .from(mails)
          .where(and(isNull(mails.sentAt), lte(mails.nextTryAt, new Date())))
          .orderBy(asc(mails.createdAt))
          .limit(1)
          .for("update", { skipLocked: true });
        if (!mail) return false;
        const tries = mail.tries + 1;
        const change = await this.#transport.send(mail).then(
          () => ({ sentAt: new Date() }),
          (error: Error) => {
            this.#log.warn({ err: error, mail: mail.id, tries }, "a mail was not taken");
            const wait = tries >= MAX_TRIES ? 365 * 86_400_000 : 5000 * 3 ** tries;
            return { nextTryAt: new Date(Date.now() + wait), lastError: error.message };
          },
        );
        await tx
          .update(mails)
          .set({ tries, ...change })
          .where(eq(mails.id, mail.id));
        return true;
      });
      if (!sent) return;
    }
  }
}
