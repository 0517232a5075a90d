import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { NewsletterEvent, NewsletterInput } from "./newsletter.machine.ts";

export const readerFixture = "hanh@sennha.vn";
export const newsletterInputs = {
  guest: { email: "" },
  member: { email: readerFixture },
} satisfies Record<string, NewsletterInput>;

export const newsletterEvents = {
  "reader.arrived": [{ type: "reader.arrived", email: readerFixture }],
  "email.change": [
    { type: "email.change", email: ` ${readerFixture.toUpperCase()} ` },
    { type: "email.change", email: "sennha.vn" },
  ],
  "honeypot.change": [{ type: "honeypot.change", value: "https://spam.example" }],
  "letter.ask": [{ type: "letter.ask" }],
  "letter.resend": [{ type: "letter.resend" }],
  "letter.other": [{ type: "letter.other" }],
} satisfies EventFixtures<NewsletterEvent>;

export const newsletterOutcomes = {
  askLetter: [accepted(null), refused("rate_limited", { facts: { retry_after: 1800 } })],
};
