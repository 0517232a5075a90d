import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { formSentence } from "#src/lib/api/error-texts.ts";
import { useCall } from "#src/lib/api/use-call.ts";
import { useApp } from "#src/lib/app.tsx";
import { nameOf } from "#src/lib/text/asset-name.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Form, textOf } from "#src/ui/fields/form.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Dialog } from "#src/ui/overlays/dialog.tsx";
import type { Asset } from "#wire/assets.ts";
import { LIMITS } from "#wire/limits.ts";

/** Another name, by which it is found and saved. */
export function RenameDialog({ asset, onClose }: { asset: Asset; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { api, queries } = useApp();
  const [isMissing, setMissing] = useState(false);
  const { busy, refusal, run } = useCall(
    (name: string) =>
      api.call("PATCH", "/api/assets/:id", { params: { id: asset.id }, body: { name } }),
    () => {
      void queries.invalidateQueries({ queryKey: ["assets"] });
      void queries.invalidateQueries({ queryKey: ["asset", asset.id] });
      onClose();
    },
  );
  const error = isMissing
    ? t({ id: "assets.name_missing", message: "Nhập tên cho ảnh này" })
    : refusal?.fields?.name;
  const submit = (form: FormData) => {
    const name = textOf(form, "name").trim();
    setMissing(name === "");
    if (name !== "") void run(name);
  };
  return (
    <Dialog
      open
      width="small"
      onClose={onClose}
      title={t({ id: "assets.rename", message: "Đổi tên" })}
      closeLabel={t({ id: "shell.close", message: "Đóng" })}
    >
      <Form refusal={formSentence(i18n, refusal)} problemKey={error ?? ""} onSubmit={submit}>
        <TextField
          name="name"
          label={t({ id: "assets.name", message: "Tên" })}
          defaultValue={nameOf(asset)}
          maxLength={LIMITS.assetNameChars}
          error={error}
        />
        <Button type="submit" look="primary" busy={busy}>
          {t({ id: "profile.save", message: "Lưu tên" })}
        </Button>
      </Form>
    </Dialog>
  );
}
