import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { imageReasons, orderReasons } from "#machines/image-editing/image-editing.rules.ts";
import { reasonTexts } from "./image-editing.messages.ts";
import { viewOf } from "./image-editing.select.ts";
import type { ImageEditingRef } from "./use-image-editing-ref.ts";

/** What is still missing in this step, in words; null when nothing is. */
export function useMissing(flow: ImageEditingRef): string | null {
  const { i18n } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const view = useSelector(flow, viewOf);
  const [first] = view === "image" ? imageReasons(context) : orderReasons(context);
  return first === undefined ? null : i18n._(reasonTexts[first]);
}
