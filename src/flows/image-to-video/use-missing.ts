import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { imageReasons, orderReasons } from "#machines/image-to-video/image-to-video.rules.ts";
import { reasonTexts } from "./image-to-video.messages.ts";
import { viewOf } from "./image-to-video.select.ts";
import type { ImageToVideoRef } from "./use-image-to-video-ref.ts";

/** What is still missing in this step, in words; null when nothing is. */
export function useMissing(flow: ImageToVideoRef): string | null {
  const { i18n } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const view = useSelector(flow, viewOf);
  const [first] = view === "image" ? imageReasons(context) : orderReasons(context);
  return first === undefined ? null : i18n._(reasonTexts[first]);
}
