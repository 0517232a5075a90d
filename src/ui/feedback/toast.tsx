import { toast } from "react-hot-toast/headless";
import { ToastText, type ToastWords } from "./toast-text.tsx";

export type ToastKind = "success" | "error" | "plain";

/** How long a toast with an action stays, in ms: as long as the action can be undone. */
const ACTION_MS = 6_000;

/** Shows a toast and returns its id; a toast with the same `id` is replaced. */
export function showToast(kind: ToastKind, words: ToastWords, id?: string): string {
  const content = <ToastText {...words} />;
  const options = { ...(id && { id }), ...(words.action && { duration: ACTION_MS }) };
  if (kind === "success") return toast.success(content, options);
  if (kind === "error") return toast.error(content, options);
  return toast(content, options);
}

export const dismissToast = (id: string): void => toast.dismiss(id);
