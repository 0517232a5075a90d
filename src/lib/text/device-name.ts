const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|Opera/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bcoc_coc_browser\//, "Cốc Cốc"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/Linux/, "Linux"],
];

/** "Chrome, Windows" from a browser's user agent, as far as it tells; "" when it tells nothing. */
export function deviceName(userAgent: string): string {
  const told = (list: readonly [RegExp, string][]) =>
    list.find(([sign]) => sign.test(userAgent))?.[1];
  return [told(BROWSERS), told(SYSTEMS)].filter(Boolean).join(", ");
}
