import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import * as s from "./api-tokens.css.ts";
import type { ApiTokensRef } from "./use-api-tokens-ref.ts";

/** The answer to a change never came: how things stand is being looked up. */
export function Checking() {
  const { t } = useLingui();
  return (
    <p role="status" className={s.soft}>
      {t({ id: "tokens.checking", message: "Chưa nhận được trả lời, đang xem khoá giờ ra sao…" })}
    </p>
  );
}

/** The look-up failed too: says only that, and offers to try again. */
export function Unsure({ tokens }: { tokens: ApiTokensRef }) {
  const { t, i18n } = useLingui();
  const refusal = useSelector(tokens, (state) => state.context.refusal);
  return (
    <ErrorState
      title={t({ id: "tokens.unsure", message: "Chưa biết máy chủ đã làm hay chưa" })}
      kept={refusal && sentenceFor(i18n, refusal)}
      retryLabel={t({ id: "tokens.check", message: "Xem lại" })}
      onRetry={() => tokens.send({ type: "change.check" })}
    />
  );
}
