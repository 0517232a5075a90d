import { useLingui } from "@lingui/react/macro";
import { problemTexts } from "#src/flows/auth-dialog/auth-dialog.messages.ts";
import { useCall } from "#src/lib/api/use-call.ts";
import { useApp } from "#src/lib/app.tsx";
import { usePasswordEye } from "#src/lib/text/password-eye.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { PasswordField } from "#src/ui/fields/password-field.tsx";
import type { User } from "#wire/accounts.ts";
import { inMinutes } from "#wire/durations.ts";
import { TIMES } from "#wire/limits.ts";
import * as s from "./account.css.ts";

/**
 * Proves once more whose account it is: by its password; where it has none, by a sign-in with Google
 * that is minutes old.
 */
export function OwnerProof({
  user,
  error,
  isMissing,
}: {
  user: User;
  /** The server's sentence about the proof. */
  error: string | undefined;
  /** Nothing was typed where a password is asked for. */
  isMissing: boolean;
}) {
  const { t, i18n } = useLingui();
  const eye = usePasswordEye();
  if (!user.has_password) return <GoogleAgain refused={error !== undefined} />;
  return (
    <PasswordField
      name="password"
      autoComplete="current-password"
      label={t({ id: "auth.password", message: "Mật khẩu" })}
      {...eye}
      error={isMissing ? i18n._(problemTexts.password_required) : error}
    />
  );
}

/** Ends this session, so that the page asks to sign in, and comes back to where one is. */
function GoogleAgain({ refused }: { refused: boolean }) {
  const { t } = useLingui();
  const { api, session } = useApp();
  const leave = useCall(
    () => api.call("POST", "/auth/logout"),
    () => session.send({ type: "session.ended" }),
  );
  if (!refused) {
    return (
      <p className={s.faint}>
        {t({
          id: "profile.google_proof",
          message: `Việc này cần bạn vừa đăng nhập bằng Google trong ${{ minutes: inMinutes(TIMES.freshSignIn) }} phút gần đây.`,
        })}
      </p>
    );
  }
  return (
    <div role="alert">
      <Notice look="caution">
        {t({
          id: "profile.google_again",
          message: `Bạn đăng nhập bằng Google đã lâu. Đăng nhập lại rồi làm việc này trong ${{ minutes: inMinutes(TIMES.freshSignIn) }} phút; trang này mở lại ngay sau đó.`,
        })}
        <p>
          <Button size="small" busy={leave.busy} onClick={() => void leave.run(undefined)}>
            {t({ id: "profile.google_again_verb", message: "Đăng nhập lại bằng Google" })}
          </Button>
        </p>
      </Notice>
    </div>
  );
}
