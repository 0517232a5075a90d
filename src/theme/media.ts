/** Widths where a layout folds, as media queries without the word "@media". */
export const media = {
  /** Public pages stack; the studio is not shown below this. */
  phone: "screen and (max-width: 767.98px)",
  /** The header's menu folds away. */
  compact: "screen and (max-width: 999.98px)",
  /** The sidebar becomes a rail and the inspector moves below the stage. */
  narrow: "screen and (max-width: 1199.98px)",
  /** The rail does not fit any more. */
  low: "screen and (max-height: 799.98px)",
  still: "(prefers-reduced-motion: reduce)",
  hover: "(hover: hover)",
  forcedColors: "(forced-colors: active)",
} as const;
