import { fromPromise } from "xstate";
import { putOnClipboard } from "../lib/browser/clipboard.ts";

/** Whether the text came onto the clipboard. */
export const copyText = fromPromise<boolean, { text: string }>(({ input }) =>
  putOnClipboard(input.text),
);
