import { ContactForm } from "#src/flows/contact-form/contact-form.tsx";
import { useContactFormRef } from "#src/flows/contact-form/use-contact-form-ref.ts";
import { useIsHydrated } from "#src/lib/hydration.ts";
import { OnceAlive } from "#src/ui/fields/once-alive.tsx";
import type { ContactTopic } from "#wire/values.ts";

/** The form with its machine; `topic` is the address's. What this tab kept is read once alive. */
export function OwnContactForm({ topic }: { topic: ContactTopic | null }) {
  const isHydrated = useIsHydrated();
  return <Form key={String(isHydrated)} topic={topic} isAlive={isHydrated} />;
}

function Form({ topic, isAlive }: { topic: ContactTopic | null; isAlive: boolean }) {
  return (
    <OnceAlive isAlive={isAlive}>
      <ContactForm flow={useContactFormRef(topic, isAlive)} />
    </OnceAlive>
  );
}
