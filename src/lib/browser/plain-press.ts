import type { MouseEvent } from "react";

/** Whether a press on a link asks for nothing but to go there: no other tab, window or download. */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
