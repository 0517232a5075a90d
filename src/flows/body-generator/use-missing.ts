import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { orderReasons, parameterReasons } from "#machines/body-generator/body-generator.rules.ts";
import { reasonTexts } from "./body-generator.messages.ts";
import { viewOf } from "./body-generator.select.ts";
import type { BodyGeneratorRef } from "./use-body-generator-ref.ts";

/** What is still missing in this step, in words; null when nothing is. */
export function useMissing(flow: BodyGeneratorRef): string | null {
  const { i18n } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const view = useSelector(flow, viewOf);
  const [first] = view === "parameters" ? parameterReasons(context) : orderReasons(context);
  return first === undefined ? null : i18n._(reasonTexts[first]);
}
