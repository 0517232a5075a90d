import {
  type MaskEntry,
  type MaskMeaning,
  type Stroke,
  visible,
} from "#machines/mask-editor/mask-editor.rules.ts";

/** What a stroke leaves: paint in the ink, of an outline what goes in red. */
const INK = "#00575B";
const GOES = "#B3261E";

/** Draws a part of a stroke, from its point `from` on, so that a drag costs only what is new. */
function drawStroke(
  context: CanvasRenderingContext2D,
  stroke: Stroke,
  from: number,
  scale: number,
  meaning: MaskMeaning,
): void {
  const start = stroke.points[Math.max(0, from - 1)];
  if (!start) return;
  const wipes = stroke.kind === "erase" && meaning === "region";
  context.globalCompositeOperation = wipes ? "destination-out" : "source-over";
  const ink = stroke.kind === "paint" ? INK : GOES;
  const wide = stroke.size * scale;
  if (from === 0) {
    // A line of no length draws nothing, and a click is a stroke all the same.
    context.fillStyle = ink;
    context.beginPath();
    context.arc(start[0] * scale, start[1] * scale, wide / 2, 0, 2 * Math.PI);
    context.fill();
  }
  context.strokeStyle = ink;
  context.lineWidth = wide;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.beginPath();
  context.moveTo(start[0] * scale, start[1] * scale);
  for (const [nextX, nextY] of stroke.points.slice(from)) {
    context.lineTo(nextX * scale, nextY * scale);
  }
  context.stroke();
}

/**
 * Keeps a canvas showing entries and the stroke under way. `scale` is canvas pixels a picture pixel.
 * A longer list is drawn on; anything else is drawn anew.
 */
export function painter(canvas: HTMLCanvasElement, scale: number, meaning: MaskMeaning) {
  const context = canvas.getContext("2d");
  let drawn: readonly MaskEntry[] = [];
  /** Points of the stroke under way that are on the canvas already. */
  let along = 0;
  return (entries: readonly MaskEntry[], stroke: Stroke | null): void => {
    if (!context) return;
    const grown = entries.length >= drawn.length && drawn.every((entry, i) => entries[i] === entry);
    const fresh = grown ? entries.slice(drawn.length) : entries;
    // What was drawn as the stroke under way and joined nothing is taken off again.
    const isDropped = stroke === null && along > 0 && fresh.length === 0;
    if (!grown || isDropped || fresh.some(({ kind }) => kind === "clear")) {
      context.globalCompositeOperation = "source-over";
      context.clearRect(0, 0, canvas.width, canvas.height);
      for (const entry of visible(entries)) drawStroke(context, entry, 0, scale, meaning);
      along = 0;
    } else {
      for (const entry of fresh) {
        // What was drawn as the stroke under way is only finished.
        if (entry.kind !== "clear" && along < entry.points.length)
          drawStroke(context, entry, along, scale, meaning);
        along = 0;
      }
    }
    drawn = entries;
    if (stroke && stroke.points.length > along) {
      drawStroke(context, stroke, along, scale, meaning);
      along = stroke.points.length;
    }
  };
}
