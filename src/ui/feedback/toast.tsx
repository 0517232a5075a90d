import { toast } from "react-hot-toast/headless";
import { ToastText, type ToastWords } from "./toast-text.tsx";

export type ToastKind = "success" | "error" | "plain";

/** As long as an action can be taken back. */
const ACTION_MS = 6_000;

/** Shows a toast and gives its id back; the same `id` replaces instead of stacking. */
export function showToast(kind: ToastKind, words: ToastWords, id?: string): string {
  const content = <ToastText {...words} />;
  const options = { ...(id && { id }), ...(words.action && { duration: ACTION_MS }) };
  if (kind === "success") return toast.success(content, options);
  if (kind === "error") return toast.error(content, options);
  return toast(content, options);
}

export const dismissToast = (id: string): void => toast.dismiss(id);
