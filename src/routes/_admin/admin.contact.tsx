import { msg } from "@lingui/core/macro";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { countIn, known, oneOf, only } from "#src/lib/address/search-params.ts";
import { needTexts } from "#src/lib/text/i18n.ts";
import { AdminContact } from "#src/pages/admin/contact/contact.tsx";
import type { ContactFilter } from "#src/pages/admin/filters.ts";
import { CONTACT_TOPICS } from "#wire/values.ts";

export const Route = createFileRoute("/_admin/admin/contact")({
  staticData: { title: msg({ id: "title.admin_contact", message: "Tin liên hệ" }) },
  validateSearch: only(
    (search: Record<string, unknown>): ContactFilter =>
      known<ContactFilter>({
        topic: oneOf(search, "topic", CONTACT_TOPICS),
        offset: countIn(search, "offset"),
      }),
  ),
  // The topics are called as on the public page.
  loader: () => needTexts("forms"),
  component: Page,
});

function Page() {
  const navigate = useNavigate({ from: "/admin/contact" });
  return (
    <AdminContact
      filter={Route.useSearch()}
      onFilter={(next) => void navigate({ to: ".", search: known<ContactFilter>(next) })}
    />
  );
}
