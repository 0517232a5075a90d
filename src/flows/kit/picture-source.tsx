import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Button } from "#src/ui/actions/button.tsx";
import { AssetPicker } from "../asset-picker/asset-picker.tsx";
import { UploadBox } from "../upload/upload-box.tsx";
import * as s from "./wizard.css.ts";
import { pickerOf, uploadOf, type WizardRef } from "./wizard-ref.ts";

/** Where a step's picture comes from, beside the lists: a file of one's own, or the whole library. */
export function PictureSource({
  flow,
  title,
  hint,
}: {
  flow: WizardRef;
  /** "Thả ảnh món đồ vào đây, hoặc" */
  title: string;
  /** Which photo works. */
  hint: string;
}) {
  const { t } = useLingui();
  const upload = useSelector(flow, uploadOf);
  const picker = useSelector(flow, pickerOf);
  return (
    <div className={s.source}>
      {upload && (
        <UploadBox
          upload={upload}
          title={title}
          verb={t({ id: "upload.choose", message: "chọn tệp" })}
          hint={hint}
          hasAdvice
        />
      )}
      {picker && (
        <>
          <Button size="small" icon="image" onClick={() => picker.send({ type: "picker.open" })}>
            {t({ id: "picker.open", message: "Mở kho ảnh" })}
          </Button>
          <AssetPicker picker={picker} />
        </>
      )}
    </div>
  );
}
