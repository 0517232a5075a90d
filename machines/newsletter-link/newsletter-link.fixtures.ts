import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { NewsletterLinkEvent, NewsletterLinkInput } from "./newsletter-link.machine.ts";

export const newsletterLinkInputs = {
  confirm: { kind: "confirm", token: "nl_8fKq2" },
  leave: { kind: "leave", token: "nl_8fKq2" },
  bare: { kind: "confirm", token: "" },
} satisfies Record<string, NewsletterLinkInput>;

export const newsletterLinkEvents = {
  "link.retry": [{ type: "link.retry" }],
} satisfies EventFixtures<NewsletterLinkEvent>;

export const newsletterLinkOutcomes = {
  followLink: [
    accepted({ email: "hanh@sennha.vn" }),
    refused("code_expired"),
    refused("code_invalid"),
    refused("internal"),
  ],
};
