import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import type { Outcome } from "#machines/kit/outcome.ts";
import { formSentence } from "#src/lib/api/error-texts.ts";
import { useCall } from "#src/lib/api/use-call.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Form, textOf } from "#src/ui/fields/form.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Dialog } from "#src/ui/overlays/dialog.tsx";

export interface TermField {
  /** As the server calls it, also in what it finds wrong. */
  name: string;
  label: string;
  long?: boolean;
  optional?: boolean;
}

/** The few words of a category, a tag or an author. */
export function TermDialog({
  title,
  fields,
  values,
  save,
  onSaved,
  onClose,
}: {
  title: string;
  fields: readonly TermField[];
  values: Readonly<Record<string, string>>;
  save: (values: Readonly<Record<string, string>>) => Promise<Outcome<unknown>>;
  onSaved: () => void;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const base = useId();
  const { busy, refusal, run } = useCall(save, onSaved);
  const optional = t({ id: "contact.optional", message: "(không bắt buộc)" });
  return (
    <Dialog
      open
      width="small"
      held={busy}
      onClose={onClose}
      title={title}
      closeLabel={t({ id: "shell.close", message: "Đóng" })}
    >
      <Form
        refusal={formSentence(i18n, refusal)}
        problemKey={refusal?.fields ? JSON.stringify(refusal.fields) : ""}
        onSubmit={(form) =>
          void run(Object.fromEntries(fields.map(({ name }) => [name, textOf(form, name)])))
        }
      >
        {fields.map(({ name, label, long, optional: isOptional }) => {
          const shared = {
            id: `${base}-${name}`,
            name,
            label,
            defaultValue: values[name] ?? "",
            error: refusal?.fields?.[name],
            readOnly: busy,
            ...(isOptional && { optional }),
          };
          return long ? (
            <TextArea key={name} {...shared} />
          ) : (
            <TextField key={name} autoComplete="off" {...shared} />
          );
        })}
        <div>
          <Button type="submit" look="primary" busy={busy}>
            {t({ id: "desk.save_term", message: "Lưu" })}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
