/**
 * Cloth in SVG. Garments are drawn flat, on a 1000-unit wide sheet whose middle is x = 500, at about
 * nine units a centimetre, and mostly mirrored: a left half is written, the right half follows.
 */

/** A point of a half outline: [x, y] for a straight line, [ax, ay, bx, by, x, y] for a curve. */

const mirrorX = (x) => 1000 - x;

/** A closed path from a left half outline that starts and ends on the middle line. */
export function mirrored(start, segments) {
  let path = `M${start[0]},${start[1]}`;
  for (const s of segments) path += s.length === 2 ? ` L${s[0]},${s[1]}` : ` C${s.join(",")}`;
  const ends = [start, ...segments.map((s) => s.slice(-2))];
  for (let i = segments.length - 1; i >= 0; i--) {
    const s = segments[i];
    const [x, y] = ends[i];
    path +=
      s.length === 2
        ? ` L${mirrorX(x)},${y}`
        : ` C${mirrorX(s[2])},${s[3]},${mirrorX(s[0])},${s[1]},${mirrorX(x)},${y}`;
  }
  return `${path}Z`;
}

/** Draws something twice: as it is and mirrored at the middle. */
export const both = (inner) => `${inner}<g transform="translate(1000,0) scale(-1,1)">${inner}</g>`;

const blurred = (n) =>
  `<filter id="blur${n}" x="-60%" y="-40%" width="220%" height="180%"><feGaussianBlur stdDeviation="${n}"/></filter>`;

/** Filters every drawing may use. */
export const FILTERS = `${[3, 7, 14, 24].map(blurred).join("")}
<filter id="weave" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".55 .35" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 1.2 -.52"/><feComposite in2="SourceGraphic" operator="in"/></filter>
<filter id="knit" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".12 .5" numOctaves="2" seed="9"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 1.6 -.66"/><feComposite in2="SourceGraphic" operator="in"/></filter>
<filter id="crease" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".006 .0035" numOctaves="3" seed="12"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 2.6 -1.15"/><feComposite in2="SourceGraphic" operator="in"/></filter>
<filter id="pale" color-interpolation-filters="sRGB" x="0" y="0" width="100%" height="100%"><feComponentTransfer>${["R", "G", "B"].map((c) => `<feFunc${c} type="linear" slope=".52" intercept=".48"/>`).join("")}</feComponentTransfer></filter>
<filter id="slub" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9 .06" numOctaves="2" seed="21"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 1.3 -.55"/><feComposite in2="SourceGraphic" operator="in"/></filter>`;

let serial = 0;

/** A soft fold: a blurred stroke, dark by default. */
export const fold = (d, width, opacity, colour = "#000", blur = 7) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" filter="url(#blur${blur})"/>`;
export const gleam = (d, width, opacity, blur = 7) => fold(d, width, opacity, "#fff", blur);
/** A crisp line: seams and edges. */
export const seam = (d, colour, width = 2, opacity = 0.7) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** Stitching. */
export const stitch = (d, colour, opacity = 0.75, width = 1.6) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-dasharray="6 4"/>`;
export const button = (x, y, colour, r = 6) =>
  `<circle cx="${x + 1}" cy="${y + 2}" r="${r}" fill="#000" fill-opacity=".28"/><circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/><circle cx="${x}" cy="${y}" r="${r * 0.66}" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="1"/><circle cx="${x - r * 0.22}" cy="${y}" r="${r * 0.13}" fill="#000" fill-opacity=".55"/><circle cx="${x + r * 0.22}" cy="${y}" r="${r * 0.13}" fill="#000" fill-opacity=".55"/>`;

/**
 * One piece of cloth: its shape filled, shaded across, folded, textured and darkened at its edges.
 * `across` are gradient stops [offset, colour] from left to right.
 */
export function piece(
  d,
  {
    across,
    inside = "",
    texture = "weave",
    grain = 0.3,
    crease = 0.16,
    edge = 0.17,
    dark = "#000",
  },
) {
  const id = `p${serial++}`;
  const stops = across.map(([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`).join("");
  return `<defs><linearGradient id="${id}g">${stops}</linearGradient><clipPath id="${id}c"><path d="${d}"/></clipPath></defs>
<path d="${d}" fill="url(#${id}g)"/>
<g clip-path="url(#${id}c)">${inside}</g>
<path d="${d}" fill="#000" filter="url(#crease)" opacity="${crease}"/>
<path d="${d}" fill="#000" filter="url(#${texture})" opacity="${grain}"/>
<g clip-path="url(#${id}c)"><path d="${d}" fill="none" stroke="${dark}" stroke-width="18" stroke-opacity="${edge}" filter="url(#blur7)"/><path d="${d}" fill="none" stroke="${dark}" stroke-width="2" stroke-opacity=".28"/></g>`;
}

/** White cloth: what shades others black leaves it white in the light and pale gray in the folds. */
export const pale = (drawing) => `<g filter="url(#pale)">${drawing}</g>`;

/** Three tones as a rounded shade across. */
export const rounded = ({ dark, base, light }) => [
  [0, dark],
  [0.14, base],
  [0.36, light],
  [0.6, base],
  [0.86, base],
  [1, dark],
];

export const sheet = (inner, [x, y, width, height], pixels) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round((pixels * width) / height)}" height="${pixels}" viewBox="${x} ${y} ${width} ${height}"><defs>${FILTERS}</defs>${inner}</svg>`;

/** A small generator of repeatable numbers in 0–1 (Park–Miller), for scattered prints. */
export function scatter(seed) {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
