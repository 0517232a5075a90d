import { useLingui } from "@lingui/react/macro";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { type AuthDialogRef, useAuthForm } from "./use-auth-form.ts";

/** The address a form of the dialog is about; what one form was given stands in the next. */
export function EmailField({ dialog }: { dialog: AuthDialogRef }) {
  const { t } = useLingui();
  const { email, problem } = useAuthForm(dialog);
  return (
    <TextField
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      defaultValue={email}
      label={t({ id: "auth.email", message: "Email" })}
      error={problem("email")}
    />
  );
}
