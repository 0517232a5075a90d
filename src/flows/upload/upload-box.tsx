import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { uploadMachine } from "#machines/upload/upload.machine.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { StepWedge } from "#src/ui/feedback/step-wedge.tsx";
import { DropZone } from "#src/ui/fields/drop-zone.tsx";
import { ACCEPTED_FILES } from "#wire/values.ts";
import { PhotoAdvice } from "./photo-advice.tsx";
import { uploadSentence } from "./upload.messages.ts";
import * as s from "./upload-box.css.ts";

export type UploadRef = ActorRefFrom<typeof uploadMachine>;

/** Drop, paste or choose; then the bytes' true progress; a refusal stands in place with the way on. */
export function UploadBox({
  upload,
  title,
  verb,
  hint,
  hasAdvice,
}: {
  upload: UploadRef;
  title: string;
  verb: string;
  hint: string;
  /** Shows below it which photos work. */
  hasAdvice?: boolean;
}) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(upload, (state) => state);
  const { file, percent, reason, message, usage } = snapshot.context;
  if (snapshot.hasTag("busy")) {
    return (
      <div className={s.box} role="status" data-tour="upload">
        <p className={s.name}>{file?.name}</p>
        <StepWedge
          value={percent / 100}
          label={t({ id: "upload.progress", message: "Đang tải lên" })}
          valueText={t({ id: "upload.percent", message: `${percent}%` })}
        />
        <Button size="small" icon="close" onClick={() => upload.send({ type: "upload.cancel" })}>
          {t({ id: "upload.cancel", message: "Ngừng tải lên" })}
        </Button>
      </div>
    );
  }
  const sentence = reason === null ? null : uploadSentence(i18n, reason, message, usage);
  return (
    <div className={s.stack} data-tour="upload">
      <DropZone
        title={title}
        verb={verb}
        hint={hint}
        accept={ACCEPTED_FILES}
        error={sentence && file ? `${file.name}: ${sentence}` : sentence}
        onFiles={([first]) =>
          first &&
          upload.send({
            type: "file.choose",
            file: { name: first.name, size: first.size, handle: first },
          })
        }
      />
      {snapshot.matches({ failed: "interrupted" }) && (
        <Button size="small" icon="refresh" onClick={() => upload.send({ type: "upload.retry" })}>
          {t({ id: "upload.retry", message: "Tải lên lại" })}
        </Button>
      )}
      {hasAdvice && <PhotoAdvice usage={usage} />}
    </div>
  );
}
