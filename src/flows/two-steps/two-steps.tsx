import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { formSentence } from "#src/lib/api/error-texts.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Form, textOf } from "#src/ui/fields/form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { TurnOff } from "./turn-off.tsx";
import { TurnOn } from "./turn-on.tsx";
import type { TwoStepsRef } from "./use-two-steps-ref.ts";

/** What the owner proves it by, with what is wrong about that. */
export interface ProofProps {
  error: string | undefined;
  isMissing: boolean;
}

/** A second step at login: a code of an authenticator app (RFC 6238). */
export function TwoSteps({
  steps,
  email,
  proof,
}: {
  steps: TwoStepsRef;
  /** Whose password it is, for what fills it in. */
  email: string;
  /** A field by the name of `password`. */
  proof: (props: ProofProps) => ReactNode;
}) {
  const isRevealing = useSelector(steps, (state) => state.matches("revealing"));
  const isEnding = useSelector(steps, (state) => state.hasTag("ending"));
  const isConfirming = useSelector(steps, (state) => state.hasTag("confirming"));
  if (isRevealing) return <RecoveryCodes steps={steps} />;
  if (isEnding) return <TurnOff steps={steps} />;
  if (isConfirming) return <TurnOn steps={steps} />;
  return <Begin steps={steps} email={email} proof={proof} />;
}

/** Whoever turns it on shuts others out, so it asks whose account it is. */
function Begin({ steps, email, proof }: Parameters<typeof TwoSteps>[0]) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(steps, (state) => state);
  const { isMissing, refusal } = snapshot.context;
  const error = refusal?.fields?.password;
  return (
    <Form
      refusal={formSentence(i18n, refusal)}
      problemKey={isMissing ? "missing" : (error ?? "")}
      onSubmit={(form) => steps.send({ type: "steps.begin", password: textOf(form, "password") })}
    >
      <input hidden name="username" autoComplete="username" value={email} readOnly />
      {proof({ error, isMissing })}
      <Button type="submit" busy={snapshot.hasTag("busy")}>
        {t({ id: "totp.turn_on", message: "Bật đăng nhập hai bước" })}
      </Button>
    </Form>
  );
}
