import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import * as s from "./admin-user.css.ts";
import type { AdminUserRef } from "./use-admin-user-ref.ts";

/** What came of saving, or the question before typed changes go. */
export function SaveState({ user }: { user: AdminUserRef }) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(user, (state) => state);
  const { refusal } = snapshot.context;
  if (snapshot.matches({ ready: "leaving" })) {
    return (
      <>
        <div role="alert">
          <Notice look="caution">
            {t({ id: "admin_user.leave_ask", message: "Thay đổi chưa được lưu. Bỏ và đóng lại?" })}
          </Notice>
        </div>
        <div className={s.actions}>
          <Button onClick={() => user.send({ type: "changes.keep" })}>
            {t({ id: "admin_user.stay", message: "Sửa tiếp" })}
          </Button>
          <Button look="destroy" onClick={() => user.send({ type: "changes.undo" })}>
            {t({ id: "admin_user.drop", message: "Bỏ và đóng" })}
          </Button>
        </div>
      </>
    );
  }
  if (snapshot.matches({ ready: "saveFailed" })) {
    return (
      <ErrorState
        title={t({ id: "admin_user.save_failed", message: "Chưa lưu được, chưa có gì thay đổi" })}
        kept={refusal && sentenceFor(i18n, refusal)}
      />
    );
  }
  if (snapshot.matches({ ready: "unsure" })) {
    return (
      <ErrorState
        title={t({ id: "admin_user.unsure", message: "Chưa rõ đã lưu được chưa" })}
        kept={t({
          id: "admin_user.unsure_text",
          message:
            "Mất kết nối giữa chừng. Số liệu bên cạnh vừa được đọc lại, bạn đối chiếu rồi hãy lưu tiếp.",
        })}
      />
    );
  }
  const words = snapshot.matches({ ready: "saved" })
    ? t({ id: "profile.saved", message: "Đã lưu" })
    : snapshot.matches({ ready: "rechecking" })
      ? t({ id: "admin_user.rechecking", message: "Mất kết nối, đang xem lại tài khoản…" })
      : "";
  return (
    <div role="status">
      {words && (
        <Notice look={snapshot.matches({ ready: "saved" }) ? "done" : "plain"}>{words}</Notice>
      )}
    </div>
  );
}
