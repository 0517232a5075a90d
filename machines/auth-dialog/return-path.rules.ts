/** What a browser drops or reads as a slash, and what would leave the path it stands in. */
const UNSAFE = /[\\\p{Cc}\s]|\/\/|\/(\.|%2e){1,2}(\/|$)/iu;

/**
 * A path of this site with its query, else null. Refused are absolute and protocol-relative
 * addresses in every spelling a browser knows: they must never take someone elsewhere after login.
 */
export function safePath(path: string | null | undefined): string | null {
  if (!path?.startsWith("/") || path.length > LONGEST_PATH) return null;
  const [place = ""] = path.split(/[?#]/u);
  return UNSAFE.test(place) || /[\\\p{Cc}]/u.test(path) ? null : path;
}
const LONGEST_PATH = 2000;
