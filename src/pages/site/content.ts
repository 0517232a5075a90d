const ADDRESS: readonly string[] = [];
const SOCIAL: readonly { name: string; href: string }[] = [];
/**
 * The operator's own words and numbers, in one place. What is empty is not shown.
 * `claims` are marketing figures; `testimonialsAreExamples` keeps the tape "ví dụ" on the quotes
 * until they are replaced by real ones.
 */
export const content = {
  claims: { avatars: 700, faceAccuracy: 0.999 },
  testimonialsAreExamples: true,
  copyrightYear: 2025,
  /** One line each. */
  address: ADDRESS,
  social: SOCIAL,
} as const;
