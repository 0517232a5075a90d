import { clamp, newPlane, type Plane, type Rgb, sample } from "../image/raster.ts";
import { channelsOf } from "./detail.ts";

/** What moves together when a picture is turned or cut: colours, coverage, where its subject is. */
export interface Sheet {
  picture: Rgb;
  alpha: Plane | null;
  subject: Plane;
}

function remapped(
  sheet: Sheet,
  width: number,
  height: number,
  from: (x: number, y: number) => number,
): Sheet {
  const data = new Uint8Array(width * height * 3);
  const alpha = sheet.alpha && newPlane(width, height);
  const subject = newPlane(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = y * width + x;
      const at = from(x, y);
      data.set(sheet.picture.data.subarray(at * 3, at * 3 + 3), to * 3);
      subject.data[to] = sheet.subject.data[at];
      if (alpha && sheet.alpha) alpha.data[to] = sheet.alpha.data[at];
    }
  }
  return { picture: { data, width, height }, alpha, subject };
}

export function flipped(sheet: Sheet, axis: "horizontal" | "vertical"): Sheet {
  const { width, height } = sheet.picture;
  return remapped(sheet, width, height, (x, y) =>
    axis === "horizontal" ? y * width + width - 1 - x : (height - 1 - y) * width + x,
  );
}

/**
 * Clockwise by any angle. Quarter turns are exact. Others are cut inside so that no corner is empty,
 * but never into a subject that stands free: then what is missing beside it mirrors the ground.
 */
export function turned(sheet: Sheet, degrees: number): Sheet {
  const { width, height } = sheet.picture;
  const quarters = ((Math.round(degrees / 90) % 4) + 4) % 4;
  const rest = degrees - Math.round(degrees / 90) * 90;
  const squared = quarterTurned(sheet, quarters, width, height);
  return Math.abs(rest) < 0.05 ? squared : tilted(squared, rest);
}

function quarterTurned(sheet: Sheet, quarters: number, width: number, height: number): Sheet {
  if (quarters === 0) return sheet;
  if (quarters === 2) {
    return remapped(sheet, width, height, (x, y) => (height - 1 - y) * width + width - 1 - x);
  }
  return remapped(sheet, height, width, (x, y) =>
    quarters === 1 ? (height - 1 - x) * width + y : x * width + width - 1 - y,
  );
}

function tilted(sheet: Sheet, degrees: number): Sheet {
  const { picture } = sheet;
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const inside = insideShare(picture.width, picture.height, Math.abs(angle));
  const share = Math.max(inside, Math.min(1, subjectShare(sheet.subject, sin, cos)));
  const width = Math.max(2, Math.floor(picture.width * share));
  const height = Math.max(2, Math.floor(picture.height * share));
  const channels = channelsOf(picture);
  const data = new Uint8Array(width * height * 3);
  const alpha = sheet.alpha && newPlane(width, height);
  const subject = newPlane(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - (width - 1) / 2, y - (height - 1) / 2];
      const sx = mirrored((picture.width - 1) / 2 + dx * cos + dy * sin, picture.width - 1);
      const sy = mirrored((picture.height - 1) / 2 - dx * sin + dy * cos, picture.height - 1);
      const to = y * width + x;
      for (let c = 0; c < 3; c++) data[to * 3 + c] = Math.round(sample(channels[c], sx, sy) * 255);
      subject.data[to] = sample(sheet.subject, sx, sy);
      if (alpha && sheet.alpha) alpha.data[to] = sample(sheet.alpha, sx, sy);
    }
  }
  return { picture: { data, width, height }, alpha, subject };
}

const mirrored = (at: number, last: number) => {
  const positive = Math.abs(at);
  return positive > last ? Math.max(0, 2 * last - positive) : positive;
};

/** Room left about a subject, as a share of the picture. */
const ROOM = 0.02;

/**
 * The share of both sides that the turned subject needs with some room. 0 when there is none, and
 * when it runs out of the picture: its mirror image would be seen.
 */
function subjectShare({ data, width, height }: Plane, sin: number, cos: number): number {
  let share = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[y * width + x] < 0.5) continue;
      if (x < 2 || y < 2 || x >= width - 2 || y >= height - 2) return 0;
      const [dx, dy] = [x - width / 2, y - height / 2];
      const across = Math.abs(dx * cos - dy * sin) / (width / 2);
      const down = Math.abs(dx * sin + dy * cos) / (height / 2);
      share = Math.max(share, across, down);
    }
  }
  return share === 0 ? 0 : share + ROOM;
}

/** The largest share of both sides that lies inside the turned picture. */
function insideShare(width: number, height: number, angle: number): number {
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  return Math.min(width / (width * cos + height * sin), height / (width * sin + height * cos));
}

/** The largest window of a ratio (width to height) with the subject in it, head first. */
export function cropped(sheet: Sheet, ratio: number): Sheet {
  const full = sheet.picture;
  const width = Math.min(full.width, Math.round(full.height * ratio));
  const height = Math.min(full.height, Math.round(full.width / ratio));
  const box = subjectBox(sheet.subject);
  const left = clamp(Math.round((box.left + box.right - width) / 2), 0, full.width - width);
  const tall = box.bottom - box.top;
  const wanted =
    tall > height * 0.94 ? box.top - height * 0.05 : (box.top + box.bottom - height) / 2;
  const top = clamp(Math.round(wanted), 0, full.height - height);
  return remapped(sheet, width, height, (x, y) => (top + y) * full.width + left + x);
}

/** Bounds of the subject; the whole picture when it has none. */
function subjectBox({ data, width, height }: Plane) {
  const box = { left: width, right: 0, top: height, bottom: 0 };
  for (let i = 0; i < data.length; i++) {
    if (data[i] < 0.5) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return box.right > 0 ? box : { left: 0, right: width, top: 0, bottom: height };
}
