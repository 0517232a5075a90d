import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { putOnClipboard } from "#src/actors/copy-text.ts";
import { startDownload } from "#src/lib/browser/start-download.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { LIMITS } from "#wire/limits.ts";
import * as s from "./account.css.ts";

/** The codes for the day the phone is gone, shown once: to be copied or saved before going on. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState<boolean | null>(null);
  const text = codes.join("\n");
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Mẫu Studio\n\n${text}\n`)}`;
  return (
    <>
      <Notice look="caution">
        {t({
          id: "totp.recovery_words",
          message: `${{ codes: codes.length }} mã dự phòng, phòng khi mất điện thoại. Mỗi mã dùng một lần thay cho mã ${{ digits: LIMITS.codeDigits }} số. Chúng chỉ hiện ở đây một lần, bạn cất ở nơi an toàn nhé.`,
        })}
      </Notice>
      <ul
        className={s.codes}
        aria-label={t({ id: "totp.recovery_codes", message: "Mã dự phòng của bạn" })}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={s.buttons}>
        <Button icon="copy" onClick={async () => setCopied(await putOnClipboard(text))}>
          {t({ id: "totp.copy_codes", message: "Chép mã" })}
        </Button>
        <Button
          icon="download"
          onClick={() => startDownload(file, "mau-studio-recovery-codes.txt")}
        >
          {t({ id: "totp.save_codes", message: "Tải tệp" })}
        </Button>
        <Button look="primary" onClick={onKept}>
          {t({ id: "totp.codes_kept", message: "Tôi đã cất mã" })}
        </Button>
      </div>
      <p role="status">
        {copied === true && t({ id: "totp.codes_copied", message: "Đã chép." })}
        {copied === false &&
          t({
            id: "totp.codes_not_copied",
            message: "Chưa chép được, bạn bôi đen rồi chép tay nhé.",
          })}
      </p>
    </>
  );
}
