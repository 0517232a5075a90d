import { ResetPassword } from "#src/flows/reset-password/reset-password.tsx";
import { useResetPasswordRef } from "#src/flows/reset-password/use-reset-password-ref.ts";
import { PublicPage } from "./public-page.tsx";

/** `token` is what the mailed link carries, as it stands in the address. */
export function ResetPasswordPage({ token }: { token: unknown }) {
  const flow = useResetPasswordRef(token);
  return (
    <PublicPage path="/reset-password">
      <ResetPassword flow={flow} />
    </PublicPage>
  );
}
