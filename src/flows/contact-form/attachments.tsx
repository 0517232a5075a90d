import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { formatBytes } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { TextButton } from "#src/ui/actions/text-link.tsx";
import { DropZone } from "#src/ui/fields/drop-zone.tsx";
import { LIMITS } from "#wire/limits.ts";
import { CONTACT_MIME_TYPES, CONTACT_TYPES_LABEL } from "#wire/values.ts";
import * as s from "./contact-form.css.ts";
import { fileSentence } from "./contact-form.messages.ts";
import type { ContactFormRef } from "./use-contact-form-ref.ts";

/** Files by drop, paste or choice: names, sizes, and the way to take each out again. */
export function Attachments({ flow }: { flow: ContactFormRef }) {
  const { t, i18n } = useLingui();
  const { files, fileRefusals } = useSelector(flow, (snapshot) => snapshot.context);
  const isLocked = useSelector(
    flow,
    (snapshot) => snapshot.matches({ form: "sending" }) || snapshot.matches({ form: "checking" }),
  );
  const [most, megabytes] = [LIMITS.contactFiles, LIMITS.uploadMegabytes];
  return (
    <div className={s.files}>
      <span className={s.filesLabel}>
        {t({ id: "contact.files", message: "Tệp đính kèm" })}{" "}
        <span className={s.optional}>
          {t({ id: "contact.optional", message: "(không bắt buộc)" })}
        </span>
      </span>
      <DropZone
        multiple
        title={t({ id: "contact.drop", message: "Thả tệp vào đây, hoặc" })}
        verb={t({ id: "contact.choose", message: "chọn tệp" })}
        hint={t({
          id: "contact.files_hint",
          message: `Nhiều nhất ${most} tệp ${CONTACT_TYPES_LABEL}, mỗi tệp tối đa ${megabytes} MB.`,
        })}
        accept={`${CONTACT_MIME_TYPES.join(",")},.png,.jpg,.jpeg,.pdf`}
        error={fileRefusals.map((one) => fileSentence(i18n, one)).join(" ") || null}
        reason={isLocked ? t({ id: "contact.wait", message: "Đợi một lát rồi thêm tệp." }) : null}
        onFiles={(chosen) =>
          flow.send({
            type: "files.choose",
            files: chosen.map((file) => ({ name: file.name, size: file.size, handle: file })),
          })
        }
      />
      {files.length > 0 && (
        <ul className={s.list} aria-label={t({ id: "contact.files", message: "Tệp đính kèm" })}>
          {files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name.
            <li key={`${index} ${file.name}`} className={s.item}>
              <span className={s.name}>{file.name}</span>
              <span className={s.size}>{formatBytes(currentLanguage(), file.size)}</span>
              <TextButton
                locked={isLocked}
                aria-label={t({ id: "contact.remove_named", message: `Bỏ tệp ${file.name}` })}
                onClick={() => flow.send({ type: "file.remove", file })}
              >
                {t({ id: "contact.remove", message: "Bỏ" })}
              </TextButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
