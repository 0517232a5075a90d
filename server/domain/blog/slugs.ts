import { LIMITS } from "#wire/limits.ts";
import { cutSlug } from "#wire/slugs.ts";

/** slug, slug-2, slug-3 …, never longer than a slug may be. */
function* variantsOf(slug: string): Generator<string, never> {
  for (let n = 1; ; n++) {
    const ending = n === 1 ? "" : `-${n}`;
    yield cutSlug(slug, LIMITS.slugChars - ending.length) + ending;
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
