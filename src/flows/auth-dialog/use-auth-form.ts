import { useLingui } from "@lingui/react";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { authDialogMachine } from "#machines/auth-dialog/auth-dialog.machine.ts";
import type { AuthDialogContext } from "#machines/auth-dialog/auth-dialog.setup.ts";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { problemTexts } from "./auth-dialog.messages.ts";

export type AuthDialogRef = ActorRefFrom<typeof authDialogMachine>;

/** What every form of the dialog reads: whether it is busy, what is wrong where, the refusal. */
export function useAuthForm(dialog: AuthDialogRef) {
  const { i18n } = useLingui();
  const busy = useSelector(dialog, (snapshot) => snapshot.hasTag("busy"));
  const problems = useSelector(dialog, (snapshot) => snapshot.context.problems);
  const refusal = useSelector(dialog, (snapshot) => snapshot.context.refusal);
  const email = useSelector(dialog, (snapshot) => snapshot.context.email);
  const problem = (field: keyof AuthDialogContext["problems"]): string | undefined => {
    const code = problems[field];
    if (code !== undefined) return i18n._(problemTexts[code]);
    return refusal?.fields?.[field];
  };
  return { busy, email, problem, refusal: refusal === null ? null : sentenceFor(i18n, refusal) };
}
