import { useLingui } from "@lingui/react/macro";
import { TwoSteps } from "#src/flows/two-steps/two-steps.tsx";
import { type TwoStepsRef, useTwoStepsRef } from "#src/flows/two-steps/use-two-steps-ref.ts";
import type { User } from "#wire/accounts.ts";
import { LIMITS } from "#wire/limits.ts";
import { OwnerProof } from "./owner-proof.tsx";
import { Section } from "./section.tsx";

/** The second step at login; by the page's own actor. */
export const OwnSteps = ({ user }: { user: User }) => (
  <StepsSection user={user} steps={useTwoStepsRef(user)} />
);

/** The same with an actor that is given. */
export function StepsSection({ user, steps }: { user: User; steps: TwoStepsRef }) {
  const { t } = useLingui();
  return (
    <Section
      title={t({ id: "totp.title", message: "Đăng nhập hai bước" })}
      words={t({
        id: "totp.words",
        message: `Sau mật khẩu còn hỏi mã ${{ digits: LIMITS.codeDigits }} số của ứng dụng xác thực trên điện thoại.`,
      })}
    >
      <TwoSteps
        steps={steps}
        email={user.email}
        proof={(told) => <OwnerProof user={user} {...told} />}
      />
    </Section>
  );
}
