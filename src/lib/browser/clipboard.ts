/**
 * Puts text on the clipboard; false when the browser refuses. `navigator.clipboard` is absent on
 * plain http, so the old command on a selected field is tried after it.
 */
export async function putOnClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  // Inside an open dialog the rest of the page is inert and takes no focus.
  const place = document.querySelector<HTMLElement>('[role="dialog"]') ?? document.body;
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.position = "fixed";
  field.style.opacity = "0";
  place.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
