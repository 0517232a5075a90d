import { createHash } from "node:crypto";
import type { Rgb } from "../image/raster.ts";
import type { Vision } from "../vision/human.ts";

/** Bytes of answers that are kept. */
const ROOM = 96 * 1024 * 1024;

/**
 * The vision models with a memory: the same picture at the same size is looked at once, so that a
 * run which follows a reading doesn't begin anew. Everyone gets a copy of the answer.
 */
export function keptVision(vision: Vision, room = ROOM): Vision {
  const kept = new Map<string, { answer: Promise<unknown>; bytes: number }>();
  let used = 0;
  const drop = (key: string) => {
    used -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  const remember =
    <Answer>(
      kind: string,
      look: (image: Rgb) => Promise<Answer>,
      bytesOf: (image: Rgb) => number,
    ) =>
    (image: Rgb): Promise<Answer> => {
      const { width, height, data } = image;
      const digest = createHash("sha1").update(data).digest("base64");
      const key = `${kind} ${width} ${height} ${digest}`;
      const known = kept.get(key);
      if (known) {
        // Used last, dropped last.
        kept.delete(key);
        kept.set(key, known);
        return (known.answer as Promise<Answer>).then(structuredClone<Answer>);
      }
      const answer = look(image);
      const bytes = bytesOf(image);
      kept.set(key, { answer, bytes });
      used += bytes;
      for (const [oldest] of kept) {
        if (used <= room) break;
        drop(oldest);
      }
      answer.catch(() => drop(key));
      return answer.then(structuredClone<Answer>);
    };
  /** What points of faces and joints come to, roughly. */
  const few = () => 64 * 1024;
  return {
    faces: remember("faces", (image) => vision.faces(image), few),
    body: remember("body", (image) => vision.body(image), few),
    segment: remember(
      "segment",
      (image) => vision.segment(image),
      ({ width, height }) => width * height * Float32Array.BYTES_PER_ELEMENT,
    ),
  };
}
