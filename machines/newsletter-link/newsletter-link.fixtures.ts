import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { NewsletterLinkEvent, NewsletterLinkInput } from "./newsletter-link.machine.ts";

const link = { token: "nl_8fKq2", tried: false };
const email = "hanh@sennha.vn";
const open = accepted({ email, is_done: false });
export const newsletterLinkInputs = {
  confirm: { ...link, kind: "confirm", standing: open },
  leave: { ...link, kind: "leave", standing: open },
  before: { ...link, kind: "leave", standing: accepted({ email, is_done: true }) },
  late: { ...link, kind: "confirm", standing: refused("code_expired") },
  wrong: { ...link, kind: "confirm", standing: refused("code_invalid") },
  unasked: { ...link, kind: "confirm", standing: null },
  tried: { ...link, kind: "confirm", standing: open, tried: true },
  bare: { ...link, kind: "confirm", token: "", standing: null },
} satisfies Record<string, NewsletterLinkInput>;

export const newsletterLinkEvents = {
  "link.follow": [{ type: "link.follow" }],
} satisfies EventFixtures<NewsletterLinkEvent>;

export const newsletterLinkOutcomes = {
  followLink: [
    accepted({ email }),
    refused("code_expired"),
    refused("code_invalid"),
    refused("internal"),
  ],
};
