import { useLingui } from "@lingui/react/macro";
import { useUser } from "#src/lib/app.tsx";
import { PageBody, PageHead } from "#src/ui/frames/page-head.tsx";
import * as s from "./account.css.ts";
import { OwnEmail } from "./change-email.tsx";
import { ChangePassword } from "./change-password.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { ExportData } from "./export-data.tsx";
import { Help } from "./help.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { Sessions } from "./sessions.tsx";
import { OwnSteps } from "./two-steps.tsx";
import { YourName } from "./your-name.tsx";

/** Profile Settings: who one is, the password, where one is logged in, and the way out. */
export function Profile() {
  const { t } = useLingui();
  const user = useUser();
  if (user === null) return null;
  return (
    <>
      <PageHead title={t({ id: "nav.profile_settings", message: "Cài đặt tài khoản" })} />
      <PageBody>
        <div className={s.stack}>
          <YourName user={user} />
          <OwnEmail key={`email ${user.has_password}`} user={user} />
          <LanguageChoice />
          {user.has_password && <ChangePassword user={user} />}
          {user.has_password && <OwnSteps user={user} />}
          <Sessions />
          <Help />
          <ExportData />
          <DeleteAccount key={`delete ${user.has_password}`} user={user} />
        </div>
      </PageBody>
    </>
  );
}
