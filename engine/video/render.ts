import { createCanvas } from "@napi-rs/canvas";
import type { Layers } from "./layers.ts";
import type { Moment } from "./motion.ts";
import { windOn } from "./wind.ts";

/** Number of rows shifted together; a finer shear makes no visible difference. */
const BAND = 2;

/**
 * Prepares the layers. The returned function draws one moment and returns its RGBA bytes, which the
 * next call overwrites.
 */
export function renderer({
  width,
  height,
  ground,
  subject,
}: Layers): (moment: Moment) => Uint8Array {
  const frame = createCanvas(width, height);
  const context = frame.getContext("2d", { alpha: false });
  context.imageSmoothingQuality = "high";
  const swayed = createCanvas(width, height);
  const sway = swayed.getContext("2d");
  const blown = createCanvas(width, height);
  const blow = blown.getContext("2d");
  const wind = subject ? windOn(subject, width) : null;
  if (subject) blow.drawImage(subject.canvas, 0, 0);

  const drawSubject = ({ pose, wind: air }: Moment) => {
    if (!subject) return;
    if (air.force > 0) wind?.(blow, air.phase, air.force);
    sway.clearRect(0, 0, width, height);
    const tall = Math.max(1, subject.bottom - subject.top);
    for (let y = subject.top; y < subject.bottom; y += BAND) {
      const rows = Math.min(BAND, height - y);
      const up = (subject.bottom - y) / tall;
      const from = subject.hangs ? 1 - up : up;
      const widen = pose.widen(from);
      const x = subject.foot.x * (1 - widen) + pose.shift(from) * width;
      sway.drawImage(blown, 0, y, width, rows, x, y, width * widen, rows);
    }
    const { x, y } = subject.foot;
    context.translate(x, y);
    context.scale(pose.near, pose.near * pose.tall);
    context.translate(-x, -y);
    context.drawImage(swayed, 0, 0);
  };

  return (moment) => {
    const { scale, x, y } = moment.camera;
    context.setTransform(scale, 0, 0, scale, x * width, y * height);
    context.drawImage(ground, 0, 0);
    drawSubject(moment);
    if (moment.light !== 0) {
      context.setTransform(1, 0, 0, 1, 0, 0);
      const glow = context.createLinearGradient(0, 0, width, height);
      glow.addColorStop(0, `rgba(255, 244, 220, ${0.05 + 0.05 * moment.light})`);
      glow.addColorStop(1, "rgba(255, 244, 220, 0)");
      context.fillStyle = glow;
      context.fillRect(0, 0, width, height);
    }
    return frame.data();
  };
}
