import * as s from "./outlines.css.ts";

/**
 * The outlines of what was found in a picture, over it. Each is a closed list of [x, y] in shares of
 * the picture's width and height; the lines keep their width whatever the picture's size.
 */
export function Outlines({
  lines,
}: {
  lines: readonly (readonly (readonly [number, number])[])[];
}) {
  const path = lines
    .map((line) => `M${line.map(([x, y]) => `${x * 100} ${y * 100}`).join("L")}Z`)
    .join("");
  return (
    <svg className={s.outlines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={path} className={s.under} />
      <path d={path} className={s.line} />
    </svg>
  );
}
