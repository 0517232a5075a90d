import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { garmentReasons, modelReasons, orderReasons } from "#machines/try-on/try-on.rules.ts";
import { bothNeeded, reasonTexts } from "./try-on.messages.ts";
import { viewOf } from "./try-on.select.ts";
import type { TryOnRef } from "./use-try-on-ref.ts";

/** What is still missing in this step, in words; null when nothing is. */
export function useMissing(flow: TryOnRef): string | null {
  const { i18n } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const view = useSelector(flow, viewOf);
  if (view === "review") return orderReasons(context).length === 0 ? null : i18n._(bothNeeded);
  const [first] = view === "model" ? modelReasons(context) : garmentReasons(context);
  return first === undefined ? null : i18n._(reasonTexts[first]);
}
