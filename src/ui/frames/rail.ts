import type { StyleRule } from "@vanilla-extract/css";
import { media } from "#src/theme/media.ts";

/** Inside a sidebar that was folded by its person. */
export const CLOSED = "[data-sidebar=closed] &";

/** How a part looks on the rail of 64 px: in a narrow window, or folded. */
export const onRail = (look: NonNullable<StyleRule["selectors"]>[string]) =>
  ({ selectors: { [CLOSED]: look }, "@media": { [media.narrow]: look } }) as const;
