import type { KeyboardEvent } from "react";

/**
 * True while an input method (Telex, VNI) still holds the word. Safari reports the Enter that ends
 * a word with key code 229 after composition has closed.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.nativeEvent.isComposing || event.keyCode === 229;

/** Keeps an Enter that only ends a word from sending the form. */
export const holdEnterWhileComposing = (event: KeyboardEvent): void => {
  if (event.key === "Enter" && isComposing(event)) event.preventDefault();
};
