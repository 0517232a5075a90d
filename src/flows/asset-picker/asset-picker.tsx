import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { PICKER_KINDS, type PickerKind } from "#machines/asset-picker/asset-picker.rules.ts";
import { Tabs } from "#src/ui/choices/tabs.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Dialog } from "#src/ui/overlays/dialog.tsx";
import { LIMITS } from "#wire/limits.ts";
import { ACCEPTED_TYPES_LABEL } from "#wire/values.ts";
import { UploadBox } from "../upload/upload-box.tsx";
import * as s from "./asset-picker.css.ts";
import { tabTexts, titles } from "./asset-picker.messages.ts";
import type { AssetPickerRef } from "./asset-picker-ref.ts";
import { PickerList } from "./picker-list.tsx";

/** The library in a popup: tabs, a search that needs no marks, and a way to add a picture at once. */
export function AssetPicker({ picker }: { picker: AssetPickerRef }) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(picker, (state) => state);
  const { usage, kind, q } = snapshot.context;
  const upload = snapshot.children.upload ?? null;
  return (
    <Dialog
      open={snapshot.hasTag("open")}
      onClose={() => picker.send({ type: "picker.close" })}
      title={i18n._(titles[usage])}
      closeLabel={t({ id: "shell.close", message: "Đóng" })}
      width="wide"
    >
      <Tabs<PickerKind>
        label={t({ id: "picker.kinds", message: "Loại tệp" })}
        items={PICKER_KINDS.map((value) => ({ value, label: i18n._(tabTexts[value]) }))}
        value={kind}
        onChange={(next) => picker.send({ type: "kind.choose", kind: next })}
      >
        <div className={s.stack}>
          <TextField
            type="search"
            icon="search"
            label={t({ id: "list.search", message: "Tìm" })}
            placeholder={t({ id: "list.search_hint", message: "Tìm, gõ không dấu cũng ra" })}
            value={q}
            onChange={(event) => picker.send({ type: "query.change", q: event.target.value })}
          />
          <div className={s.list}>
            <PickerList picker={picker} />
          </div>
          {upload && kind !== "video" && (
            <UploadBox
              upload={upload}
              title={t({ id: "picker.drop", message: "Thả ảnh vào đây, hoặc" })}
              verb={t({ id: "upload.choose", message: "chọn tệp" })}
              hint={t({
                id: "picker.drop.hint",
                message: `${{ types: ACCEPTED_TYPES_LABEL }}, tối đa ${{ megabytes: LIMITS.uploadMegabytes }} MB.`,
              })}
            />
          )}
        </div>
      </Tabs>
    </Dialog>
  );
}
