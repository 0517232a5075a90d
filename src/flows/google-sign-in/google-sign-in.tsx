import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { googleSignInMachine } from "#machines/google-sign-in/google-sign-in.machine.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { TextButton } from "#src/ui/actions/text-link.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import * as s from "./google-sign-in.css.ts";
import { googleFailure } from "./google-sign-in.messages.ts";

export type GoogleSignInRef = ActorRefFrom<typeof googleSignInMachine>;

/** The other way into the login: what went wrong stands above its button. */
export function GoogleSignIn({ flow }: { flow: GoogleSignInRef }) {
  const { t } = useLingui();
  const isConnecting = useSelector(
    flow,
    (state) => state.hasTag("busy") && !state.matches("preparing"),
  );
  const isBusy = useSelector(flow, (state) => state.hasTag("busy"));
  const isUnavailable = useSelector(flow, (state) => state.matches("unavailable"));
  const canCancel = useSelector(flow, (state) => state.can({ type: "google.cancel" }));
  return (
    <div className={s.ways}>
      <p className={s.or}>{t({ id: "google.or", message: "hoặc" })}</p>
      <Trouble flow={flow} />
      <Button
        wide
        busy={isBusy}
        reasonPlace="below"
        reason={
          isUnavailable
            ? t({
                id: "google.unavailable",
                message: "Máy chủ này chưa bật đăng nhập bằng Google.",
              })
            : null
        }
        onClick={() => flow.send({ type: "google.press" })}
      >
        {isConnecting
          ? t({ id: "google.connecting", message: "Đang kết nối…" })
          : t({ id: "google.continue", message: "Tiếp tục với Google" })}
      </Button>
      {canCancel && (
        <p className={s.waiting}>
          <TextButton onClick={() => flow.send({ type: "google.cancel" })}>
            {t({ id: "google.cancel", message: "Thôi chờ Google" })}
          </TextButton>
        </p>
      )}
    </div>
  );
}

/** An alert inside the dialog; what was only closed or cancelled is none. */
function Trouble({ flow }: { flow: GoogleSignInRef }) {
  const { t, i18n } = useLingui();
  const kind = useSelector(flow, (state) =>
    state.matches({ open: "blocked" })
      ? "blocked"
      : state.matches({ open: "failed" })
        ? "failed"
        : state.matches("unknown")
          ? "unknown"
          : null,
  );
  const refusal = useSelector(flow, (state) => state.context.refusal);
  const canRedirect = useSelector(flow, (state) => state.can({ type: "google.redirect" }));
  if (kind === null) return null;
  return (
    <div role="alert">
      <Notice look="caution">
        {kind === "failed" && refusal && googleFailure(i18n, refusal)}
        {kind === "unknown" &&
          t({
            id: "google.unknown",
            message: "Chưa hỏi được máy chủ có đăng nhập bằng Google không. Bạn bấm để thử lại.",
          })}
        {kind === "blocked" &&
          t({
            id: "google.blocked",
            message:
              "Trình duyệt đang chặn cửa sổ đăng nhập. Bạn cho phép cửa sổ bật lên rồi thử lại, hoặc tiếp tục trong cửa sổ này.",
          })}
        {canRedirect && (
          <p>
            <TextButton onClick={() => flow.send({ type: "google.redirect" })}>
              {t({ id: "google.here", message: "Tiếp tục trong cửa sổ này" })}
            </TextButton>
          </p>
        )}
      </Notice>
    </div>
  );
}
