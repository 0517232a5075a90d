import { fold } from "#wire/fold.ts";
import { LIMITS } from "#wire/limits.ts";

/** Letters and digits of a text with hyphens between: "Áo dài, đỏ" becomes "ao-dai-do". */
export function slugOf(text: string, fallback: string): string {
  const whole = fold(text).replace(/[^a-z0-9]+/g, "-");
  return cut(whole, LIMITS.slugChars) || fallback;
}

/** slug, slug-2, slug-3 …, never longer than a slug may be. */
function* variantsOf(slug: string): Generator<string, never> {
  for (let n = 1; ; n++) {
    const ending = n === 1 ? "" : `-${n}`;
    yield cut(slug, LIMITS.slugChars - ending.length) + ending;
  }
}

/** The first variant of a slug that is in none of `taken`. */
export function firstFree(slug: string, taken: ReadonlySet<string>): string {
  const variants = variantsOf(slug);
  for (;;) {
    const { value } = variants.next();
    if (!taken.has(value)) return value;
  }
}

/** The same where each must be asked for. */
export async function firstFreeOf(
  slug: string,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string> {
  const variants = variantsOf(slug);
  for (;;) {
    const { value } = variants.next();
    if (!(await isTaken(value))) return value;
  }
}

const cut = (slug: string, max: number): string => slug.slice(0, max).replace(/^-+|-+$/g, "");
