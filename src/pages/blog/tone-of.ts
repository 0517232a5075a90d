import { colors, type ToolTone } from "#src/theme/colors.ts";
import { keysOf } from "#wire/keys.ts";

const TONES: readonly ToolTone[] = keysOf(colors.backdrop);

/** A category hangs on one paper wherever it is met. */
export function toneOfCategory(slug: string): ToolTone {
  const sum = [...slug].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return TONES[sum % TONES.length] ?? "tryOn";
}
