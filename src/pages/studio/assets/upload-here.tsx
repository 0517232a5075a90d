import { useLingui } from "@lingui/react/macro";
import { useActorRef } from "@xstate/react";
import { useState } from "react";
import { createActor, fromCallback } from "xstate";
import { type UploadReport, uploadMachine } from "#machines/upload/upload.machine.ts";
import { inspectFile, watchUpload } from "#src/actors/upload.ts";
import { UploadBox } from "#src/flows/upload/upload-box.tsx";
import { useApp } from "#src/lib/app.tsx";
import { LIMITS } from "#wire/limits.ts";
import { ACCEPTED_TYPES_LABEL } from "#wire/values.ts";

/** Puts a picture into the library; what it is for is said where it is used. */
export function UploadHere() {
  const { t } = useLingui();
  const app = useApp();
  const [parent] = useState(() =>
    createActor(
      fromCallback<UploadReport>(({ receive }) => {
        receive(() => void app.queries.invalidateQueries({ queryKey: ["assets"] }));
      }),
    ).start(),
  );
  const upload = useActorRef(
    uploadMachine.provide({ actors: { inspectFile, watchUpload: watchUpload(app) } }),
    { input: { usage: "image", parent } },
  );
  return (
    <UploadBox
      upload={upload}
      title={t({ id: "picker.drop", message: "Thả ảnh vào đây, hoặc" })}
      verb={t({ id: "upload.choose", message: "chọn tệp" })}
      hint={t({
        id: "picker.drop.hint",
        message: `${{ types: ACCEPTED_TYPES_LABEL }}, tối đa ${{ megabytes: LIMITS.uploadMegabytes }} MB.`,
      })}
    />
  );
}
