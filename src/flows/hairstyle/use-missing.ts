import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { orderReasons, photoReasons, styleReasons } from "#machines/hairstyle/hairstyle.rules.ts";
import { reasonTexts } from "./hairstyle.messages.ts";
import { viewOf } from "./hairstyle.select.ts";
import type { HairstyleRef } from "./use-hairstyle-ref.ts";

/** What is still missing in this step, in words; null when nothing is. */
export function useMissing(flow: HairstyleRef): string | null {
  const { i18n } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const view = useSelector(flow, viewOf);
  const [first] =
    view === "photo"
      ? photoReasons(context)
      : view === "style"
        ? [...photoReasons(context), ...styleReasons(context)]
        : orderReasons(context);
  return first === undefined ? null : i18n._(reasonTexts[first]);
}
