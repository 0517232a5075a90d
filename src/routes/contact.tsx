import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { known, oneOf, only } from "#src/lib/address/search-params.ts";
import { needTexts } from "#src/lib/text/i18n.ts";
import { ContactPage } from "#src/pages/contact/contact-page.tsx";
import { CONTACT_TOPICS, type ContactTopic } from "#wire/values.ts";

interface Search {
  topic?: ContactTopic;
}
export const Route = createFileRoute("/contact")({
  staticData: { title: msg({ id: "nav.contact", message: "Liên hệ" }) },
  validateSearch: only(
    (search: Record<string, unknown>): Search =>
      known<Search>({ topic: oneOf(search, "topic", CONTACT_TOPICS) }),
  ),
  loader: () => needTexts("site", "forms"),
  component: Page,
});

/** Another topic in the address begins the form anew; the words of the tab come along. */
function Page() {
  const { topic = null } = Route.useSearch();
  return <ContactPage key={topic ?? ""} topic={topic} />;
}
