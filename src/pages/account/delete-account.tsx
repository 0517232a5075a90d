import { useLingui } from "@lingui/react/macro";
import { AccountDeletion } from "#src/flows/account-deletion/account-deletion.tsx";
import {
  type AccountDeletionRef,
  useAccountDeletionRef,
} from "#src/flows/account-deletion/use-account-deletion-ref.ts";
import type { User } from "#wire/accounts.ts";
import { OwnerProof } from "./owner-proof.tsx";
import { Section } from "./section.tsx";

/** The way out, with what goes along; by the page's own actor. */
export const DeleteAccount = ({ user }: { user: User }) => (
  <DeleteSection user={user} deletion={useAccountDeletionRef(user)} />
);

/** The same with an actor that is given. */
export function DeleteSection({ user, deletion }: { user: User; deletion: AccountDeletionRef }) {
  const { t } = useLingui();
  return (
    <Section
      title={t({ id: "profile.delete", message: "Xoá tài khoản" })}
      words={t({
        id: "profile.delete_text",
        message: "Ảnh, video, lịch sử và credit còn lại mất ngay và không lấy lại được.",
      })}
    >
      <AccountDeletion deletion={deletion} proof={(told) => <OwnerProof user={user} {...told} />} />
    </Section>
  );
}
