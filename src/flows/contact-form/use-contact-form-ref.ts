import { useActorRef } from "@xstate/react";
import { useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import { contactFormMachine } from "#machines/contact-form/contact-form.machine.ts";
import { draftOf } from "#machines/contact-form/contact-form.rules.ts";
import { inspectFiles, watchSending } from "#src/actors/contact.ts";
import { useApp, useUser } from "#src/lib/app.tsx";
import { readTabJson, removeFromTab, writeToTab } from "#src/lib/browser/storage.ts";
import { splitName } from "#src/lib/text/given-name.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import type { ContactTopic } from "#wire/values.ts";

export type ContactFormRef = ActorRefFrom<typeof contactFormMachine>;

/** The words of a guest stay in their tab, not on the machine: whoever comes next does not find them. */
const DRAFT = "draft:contact";

const senderOf = ({ name, email }: { name: string; email: string }) => ({
  ...splitName(name, currentLanguage()),
  email,
});

/**
 * The flow's actor with its real effects; `topic` is the address's. `readsTab`: what was typed before
 * is taken up, which a page as the server sends it has none of.
 */
export function useContactFormRef(topic: ContactTopic | null, readsTab: boolean): ContactFormRef {
  const { api } = useApp();
  const user = useUser();
  const flow = useActorRef(
    contactFormMachine.provide({
      actors: { inspectFiles, watchSending: watchSending({ api }) },
      actions: {
        keepDraft: ({ context }) => writeToTab(DRAFT, JSON.stringify(context.draft)),
        dropDraft: () => removeFromTab(DRAFT),
      },
    }),
    {
      input: {
        draft: draftOf(readsTab ? readTabJson(DRAFT) : null),
        topic,
        sender: user ? senderOf(user) : null,
        keyBase: crypto.randomUUID(),
      },
    },
  );
  const [name, email] = [user?.name, user?.email];
  useEffect(() => {
    if (name !== undefined && email !== undefined)
      flow.send({ type: "sender.arrived", sender: senderOf({ name, email }) });
  }, [flow, name, email]);
  return flow;
}
