import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import {
  garmentReasons,
  modelReasons,
  orderReasons,
  pictureReasons,
} from "#machines/try-on/try-on.rules.ts";
import { bothNeeded, reasonTexts } from "./try-on.messages.ts";
import { viewOf } from "./try-on.select.ts";
import type { TryOnRef } from "./use-try-on-ref.ts";

/** What is still missing in this step, in words; null when nothing is. */
export function useMissing(flow: TryOnRef): string | null {
  const { i18n } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const view = useSelector(flow, viewOf);
  if (view === "review" && pictureReasons(context).length > 0) return i18n._(bothNeeded);
  const reasons =
    view === "model" ? modelReasons : view === "review" ? orderReasons : garmentReasons;
  const [first] = reasons(context);
  return first === undefined ? null : i18n._(reasonTexts[first]);
}
