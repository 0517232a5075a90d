import { blur } from "../image/blur.ts";
import { grownColours } from "../image/grown.ts";
import { clamp, mix, newPlane, type Plane, type Rgb, smoothstep } from "../image/raster.ts";
import type { Subject } from "../vision/subject.ts";
import { depthAt, type Head } from "./head.ts";

/** More hair than this about a place (0–1, blurred widely) shades it. */
const SHADOW = 0.06;

/** A picture without the old hair, and where its person is without it (0–1). */
export interface BareHead {
  picture: Rgb;
  body: Plane;
}

/**
 * Takes the old hair away: on the head skin grows over it, below it what is worn or the neck, beside
 * it the ground. All three are grown from what surely is theirs, so that no halo of hair is left.
 */
export async function bareHead(subject: Subject, head: Head, hair: Plane): Promise<BareHead> {
  const { picture } = subject;
  const { width, height } = picture;
  const matte = await subject.matte();
  const skin = await subject.part("skin");
  const reach = Math.max(2, head.unit / 12);
  const wide = blur(hair, reach, 2);
  const old = wide.data.map((value, i) => Math.max(smoothstep(0.01, 0.12, value), hair.data[i]!));
  const broad = blur(hair, head.unit / 5, 2);
  const known = (test: (i: number) => boolean) =>
    old.map((value, i) => (value < 0.01 && test(i) ? 1 : 0));
  const isSkin = (i: number) => skin.data[i]! > 0.85 && matte.data[i]! > 0.98;
  const grown = (plane: Float32Array, step: number) =>
    grownColours(picture.data, plane, width, height, step);
  const ground = grown(
    known((i) => matte.data[i]! < 0.02),
    4,
  );
  const neck = grown(known(isSkin), 2);
  const face = litFace(
    picture,
    head,
    known((i) => isSkin(i) && broad.data[i]! < SHADOW),
  );
  const bare = face ? grown(face, 2) : neck;
  const worn = grown(
    known((i) => skin.data[i]! < 0.3 && matte.data[i]! > 0.98),
    2,
  );
  const data = Uint8Array.from(picture.data);
  const body = newPlane(width, height);
  for (let i = 0; i < old.length; i++) {
    body.data[i] = matte.data[i]! * (1 - old[i]!);
    if (broad.data[i]! < 0.01 && old[i]! < 0.004) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    const place = placeOf(head, x, y);
    // On skin the seam is broad, so that no old hairline is drawn on the forehead.
    // So is it above the brows, where what is left of an old fringe would be a line.
    const seam = mix(
      0.85 * smoothstep(0.04, 0.4, broad.data[i]!),
      smoothstep(0.005, 0.1, broad.data[i]!),
      place.forehead,
    );
    const share = Math.max(old[i]!, place.skin * seam);
    body.data[i] = Math.max(body.data[i]!, place.cloth, place.skin);
    for (let c = 0; c < 3; c++) {
      let fill = ground(x, y, c);
      fill = mix(fill, worn(x, y, c), place.cloth);
      const own = place.onHead ? bare(x, y, c) : neck(x, y, c);
      fill = mix(fill, own * place.shade, place.skin);
      data[i * 3 + c] = Math.round(clamp(mix(data[i * 3 + c]!, fill, share), 0, 255));
    }
  }
  return { picture: { data, width, height }, body };
}

/**
 * Of known skin (1), the face's own without brows and eyes: the neck lies in its shadow, and so does
 * what is beside hair. Null when too little of it is seen.
 */
function litFace(picture: Rgb, head: Head, skin: Float32Array): Float32Array | null {
  const { width } = picture;
  const lightOf = (i: number) =>
    picture.data[i * 3]! + picture.data[i * 3 + 1]! + picture.data[i * 3 + 2]!;
  const face: number[] = [];
  for (let i = 0; i < skin.length; i++) {
    if (skin[i] === 0) continue;
    const [u, v] = head.unproject(i % width, Math.floor(i / width), 0.6);
    if (Math.abs(u) < 0.9 && v > -1.2 && v < 1) face.push(i);
  }
  if (face.length < head.unit ** 2 / 4) return null;
  const mean = face.reduce((sum, i) => sum + lightOf(i), 0) / face.length;
  const lit = new Float32Array(skin.length);
  for (const i of face) if (lightOf(i) > 0.9 * mean) lit[i] = 1;
  return lit;
}

/** What would be seen at a pixel without hair: skin of head and neck, clothes, or neither. */
function placeOf(
  head: Head,
  x: number,
  y: number,
): { skin: number; cloth: number; shade: number; forehead: number; onHead: boolean } {
  const [u, v] = head.unproject(x, y, 0);
  const depth = depthAt(head, x, y);
  const neck = smoothstep(0.62, 0.56, Math.abs(u)) * smoothstep(-0.6, -0.8, v);
  const [left, right] = head.shoulders;
  const share = clamp((x - left.x) / (right.x - left.x || 1), -0.15, 1.15);
  const base = left.y + (right.y - left.y) * share;
  // Shoulders rise towards the neck.
  const rise = head.unit * (0.35 + 0.75 * smoothstep(0.5, 0.1, Math.abs(share - 0.5)));
  const within = share > -0.14 && share < 1.14 ? 1 : 0;
  const cloth = within * smoothstep(-2, 2, y - (base - rise));
  const onHead = depth === null ? 0 : 1;
  const round = depth === null ? 0.8 : clamp(0.8 + 0.24 * depth, 0.76, 1);
  return {
    skin: Math.max(onHead, neck * (1 - cloth)),
    cloth: cloth * (1 - onHead),
    onHead: depth !== null,
    forehead: depth === null ? 0 : smoothstep(0.34, 0.44, head.unproject(x, y, depth)[1]),
    shade: onHead ? round : 0.82,
  };
}
