import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { formSentence } from "#src/lib/api/error-texts.ts";
import type { TwoStepsRef } from "./use-two-steps-ref.ts";

/** What a form of one code shows; while it is read what came of it, nothing is said of it. */
export function useCodeForm(steps: TwoStepsRef) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(steps, (state) => state);
  const { code, isShort, refusal } = snapshot.context;
  const busy = snapshot.hasTag("busy");
  const said = busy ? null : refusal;
  return {
    code,
    busy,
    refusal: formSentence(i18n, said),
    error: isShort
      ? t({ id: "problem.code_format", message: "Nhập đúng mã xác nhận" })
      : said?.fields?.code,
    change: (typed: string) => steps.send({ type: "code.change", code: typed }),
  };
}
