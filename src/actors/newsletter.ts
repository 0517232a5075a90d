import { fromPromise } from "xstate";
import type { Outcome } from "#machines/kit/outcome.ts";
import type { LetterAsked } from "#machines/newsletter/newsletter.machine.ts";
import type { NewsletterLinkInput } from "#machines/newsletter-link/newsletter-link.machine.ts";
import type { Services } from "#src/lib/api/services.ts";
import { CONTACT_HONEYPOT } from "#wire/values.ts";

/** Has the link mailed that confirms a newsletter. */
export const askLetter = ({ api }: Pick<Services, "api">) =>
  fromPromise<Outcome<unknown>, LetterAsked>(({ input: { email, honeypot }, signal }) =>
    api.call("POST", "/api/newsletter", {
      anonymous: true,
      body: { email, [CONTACT_HONEYPOT]: honeypot },
      signal,
    }),
  );

/** Does what a mailed link is for. */
export const followLink = ({ api }: Pick<Services, "api">) =>
  fromPromise<Outcome<{ email: string }>, Pick<NewsletterLinkInput, "kind" | "token">>(
    ({ input: { kind, token }, signal }) =>
      api.call("POST", kind === "confirm" ? "/api/newsletter/confirm" : "/api/newsletter/leave", {
        anonymous: true,
        body: { token },
        signal,
      }),
  );
