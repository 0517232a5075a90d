import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { formSentence } from "#src/lib/api/error-texts.ts";
import { useCall } from "#src/lib/api/use-call.ts";
import { useApp, useIsGuest, useUser } from "#src/lib/app.tsx";
import { putOnClipboard } from "#src/lib/browser/clipboard.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { pathIn } from "#wire/pages.ts";
import { PRODUCT } from "#wire/product.ts";
import * as s from "./device-gate.css.ts";

/** Ways to go on with this page at a computer: its address copied, shared or mailed to oneself. */
export function Handoff({ path }: { path: string }) {
  const { t } = useLingui();
  const { authDialog } = useApp();
  const isGuest = useIsGuest();
  const address = location.origin + pathIn(path, currentLanguage());
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const copy = async () => setCopied(await putOnClipboard(address));
  // The person who closes the sheet has chosen nothing: that is no failure.
  const share = () => void navigator.share({ title: PRODUCT, url: address }).catch(() => {});
  return (
    <section className={s.handoff} aria-labelledby="handoff">
      <h2 id="handoff" className={s.reasonsHead}>
        {t({ id: "device.go_on", message: "Mở tiếp trên máy tính" })}
      </h2>
      <p className={s.address}>{address}</p>
      <div className={s.ways}>
        {isGuest && (
          <Button
            look="primary"
            icon="person"
            onClick={() =>
              authDialog.send({ type: "dialog.open", view: "register", returnPath: path })
            }
          >
            {t({ id: "device.register", message: "Tạo tài khoản" })}
          </Button>
        )}
        <Button icon="copy" onClick={() => void copy()}>
          {t({ id: "share.copy", message: "Chép đường dẫn" })}
        </Button>
        {"share" in navigator && (
          <Button icon="share" onClick={share}>
            {t({ id: "device.share", message: "Gửi đường dẫn" })}
          </Button>
        )}
      </div>
      <div role="status" className={s.said}>
        {isCopied === true && (
          <Notice look="done">{t({ id: "share.copied", message: "Đã chép" })}</Notice>
        )}
        {isCopied === false &&
          t({
            id: "device.not_copied",
            message: "Chưa chép được. Giữ tay trên dòng địa chỉ để chép.",
          })}
      </div>
      <MailToSelf path={path} />
    </section>
  );
}

/** Whoever is signed in has the address mailed to their own. */
function MailToSelf({ path }: { path: string }) {
  const { t, i18n } = useLingui();
  const { api } = useApp();
  const email = useUser()?.email;
  const [isSent, setSent] = useState(false);
  const { busy, refusal, run } = useCall(
    (body: { path: string }) => api.call("POST", "/api/handoff", { body }),
    () => setSent(true),
  );
  if (email === undefined) return null;
  const sentence = formSentence(i18n, refusal);
  return (
    <>
      <p>
        <Button icon="mail" busy={busy} onClick={() => void run({ path })}>
          {t({ id: "device.mail", message: "Gửi vào email của bạn" })}
        </Button>
      </p>
      <div role="status" className={s.said}>
        {isSent && (
          <Notice look="done">
            {t({
              id: "device.mailed",
              message: `Đã gửi thư. Mở thư ở ${{ address: email }} trên máy tính.`,
            })}
          </Notice>
        )}
      </div>
      {sentence && (
        <div role="alert">
          <Notice look="caution">{sentence}</Notice>
        </div>
      )}
    </>
  );
}
