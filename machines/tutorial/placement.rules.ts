import type { Placement } from "./tutorial.rules.ts";

/** Pixels of spec §9: the tooltip, its distance from everything, what a side must have to spare. */
export const TOOLTIP = { width: 320, height: 200, margin: 16, spare: 20 } as const;

export interface Size {
  width: number;
  height: number;
}
/** In pixels of the viewport. */
export interface Box extends Size {
  left: number;
  top: number;
}
export type Side = Exclude<Placement, "auto">;

/** What a person looks for first when a tooltip belongs to something: below it. */
const ORDER: readonly Side[] = ["bottom", "top", "right", "left"];

/** Free pixels between the target and the viewport's edge. */
const roomAt = (side: Side, target: Box, viewport: Size): number =>
  ({
    top: target.top,
    bottom: viewport.height - target.top - target.height,
    left: target.left,
    right: viewport.width - target.left - target.width,
  })[side];
const needAt = (side: Side, size: Size): number =>
  (side === "top" || side === "bottom" ? size.height : size.width) + TOOLTIP.margin;

/**
 * The first side with room for the tooltip, its margin and 20 px more. What leaves none, such as a
 * list taller than a tablet, is most telling at its top: the tooltip lies over its bottom.
 */
export function sideFor(target: Box, size: Size, viewport: Size): Side {
  const spare = (side: Side) => roomAt(side, target, viewport) - needAt(side, size);
  return ORDER.find((side) => spare(side) >= TOOLTIP.spare) ?? "bottom";
}

/** Kept 16 px inside; a tooltip larger than the viewport begins at its start. */
const inside = (at: number, length: number, whole: number): number =>
  Math.max(TOOLTIP.margin, Math.min(at, whole - length - TOOLTIP.margin));

/**
 * Where the tooltip stands: beside the target and centred on it, shifted by the step's offset and
 * kept inside the viewport; in the middle when there is no target.
 */
export function placeTooltip({
  target,
  size,
  viewport,
  placement,
  offset,
}: {
  target: Box | null;
  size: Size;
  viewport: Size;
  placement: Placement;
  offset: { x: number; y: number };
}): { left: number; top: number; side: Side | "centre" } {
  const at = (left: number, top: number, side: Side | "centre") => ({
    left: Math.round(inside(left + offset.x, size.width, viewport.width)),
    top: Math.round(inside(top + offset.y, size.height, viewport.height)),
    side,
  });
  if (target === null)
    return at((viewport.width - size.width) / 2, (viewport.height - size.height) / 2, "centre");
  const side = placement === "auto" ? sideFor(target, size, viewport) : placement;
  const across = target.left + (target.width - size.width) / 2;
  const along = target.top + (target.height - size.height) / 2;
  switch (side) {
    case "top":
      return at(across, target.top - size.height - TOOLTIP.margin, side);
    case "bottom":
      return at(across, target.top + target.height + TOOLTIP.margin, side);
    case "left":
      return at(target.left - size.width - TOOLTIP.margin, along, side);
    case "right":
      return at(target.left + target.width + TOOLTIP.margin, along, side);
  }
}

/** The target with its padding. */
export const spotlightOf = (target: Box, padding: number): Box => ({
  left: target.left - padding,
  top: target.top - padding,
  width: target.width + 2 * padding,
  height: target.height + 2 * padding,
});

/**
 * SVG path data of the veil: the whole viewport, and within it the rounded hole. Fill it by the
 * even-odd rule; what lies in the hole is no part of the path, so presses go through.
 */
export function veilPath(viewport: Size, hole: Box | null, radius: number): string {
  const whole = `M0 0H${viewport.width}V${viewport.height}H0Z`;
  if (hole === null) return whole;
  const { left, top, width, height } = hole;
  const r = Math.max(0, Math.min(radius, width / 2, height / 2));
  const arc = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return [
    whole,
    `M${left + r} ${top}h${width - 2 * r}${arc(r, r)}v${height - 2 * r}${arc(-r, r)}`,
    `h${2 * r - width}${arc(-r, -r)}v${2 * r - height}${arc(r, -r)}Z`,
  ].join("");
}
