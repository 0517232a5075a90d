import { useLingui } from "@lingui/react/macro";
import { ChangeEmail } from "#src/flows/change-email/change-email.tsx";
import {
  type ChangeEmailRef,
  useChangeEmailRef,
} from "#src/flows/change-email/use-change-email-ref.ts";
import type { User } from "#wire/accounts.ts";
import { OwnerProof } from "./owner-proof.tsx";
import { Section } from "./section.tsx";

/** The account's address, and the way to another; by the page's own actor. */
export const OwnEmail = ({ user }: { user: User }) => (
  <EmailSection user={user} change={useChangeEmailRef(user)} />
);

/** The same with an actor that is given. */
export function EmailSection({ user, change }: { user: User; change: ChangeEmailRef }) {
  const { t } = useLingui();
  return (
    <Section
      title={t({ id: "auth.email", message: "Email" })}
      words={t({
        id: "profile.email_text",
        message: "Email mới được dùng sau khi bạn nhập mã trong thư gửi tới đó.",
      })}
    >
      <ChangeEmail change={change} proof={(told) => <OwnerProof user={user} {...told} />} />
    </Section>
  );
}
