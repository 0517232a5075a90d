import { EngineFailure } from "../contract.ts";
import { guidedFilter } from "../image/blur.ts";
import { luma } from "../image/lab.ts";
import { clamp, type Plane, type Rgb } from "../image/raster.ts";
import { regions } from "../image/regions.ts";
import { resizePlane, resizeRgb } from "../image/resample.ts";
import { cutOut } from "./cut-out.ts";
import type { FaceFound, Vision } from "./human.ts";
import { personMatte } from "./matte.ts";
import { type Part, type Parts, parseParts } from "./parse.ts";
import type { Person } from "./person.ts";
import { readPerson } from "./read-person.ts";
import { type Portrait, readPortrait } from "./read-portrait.ts";

/** Long side of the picture that all measuring is done on. */
const WORKING_SIDE = 1024;
/** A matte that covers less than this share of the picture shows nobody. */
const LEAST_SHARE = 0.015;

/**
 * What a picture shows: one person with parts, several people, or a thing on a plain ground. Each
 * answer is computed on first use and kept. Planes are 0–1, at the picture's own size.
 */
export class Subject {
  readonly picture: Rgb;
  readonly #vision: () => Promise<Vision>;
  readonly #signal: AbortSignal;
  #image: Promise<Rgb> | undefined;
  #found: Promise<FaceFound[]> | undefined;
  #person: Promise<Person> | undefined;
  #matte: Promise<Plane> | undefined;
  #parts: Promise<Parts> | undefined;
  #portrait: Promise<Portrait> | undefined;

  constructor(picture: Rgb, vision: () => Promise<Vision>, signal: AbortSignal) {
    this.picture = picture;
    this.#vision = vision;
    this.#signal = signal;
  }

  /** The picture at working size. */
  image(): Promise<Rgb> {
    const { picture } = this;
    const shrink = Math.min(1, WORKING_SIDE / Math.max(picture.width, picture.height));
    const size = (side: number) => Math.max(1, Math.round(side * shrink));
    this.#image ??= resizeRgb(picture, size(picture.width), size(picture.height));
    return this.#image;
  }

  /** One front-facing person; fails by name as readPerson does. */
  person(): Promise<Person> {
    this.#person ??= (async () =>
      readPerson(await this.#vision(), await this.image(), this.#signal))();
    return this.#person;
  }

  /** The one head, told by its face and the matte alone; fails by name as readPortrait does. */
  portrait(): Promise<Portrait> {
    this.#portrait ??= this.#readPortrait();
    return this.#portrait;
  }

  /** The certain faces, in pixels of the picture, largest first. */
  async faces(): Promise<FaceFound[]> {
    this.#found ??= (async () => (await this.#vision()).faces(await this.image()))();
    const [faces, image] = [await this.#found, await this.image()];
    const scale = this.picture.width / image.width;
    return faces
      .filter((face) => face.score > 0.5 && face.oval.length > 10)
      .map((face) => enlarged(face, scale))
      .sort((a, b) => b.box[2] * b.box[3] - a.box[2] * a.box[3]);
  }

  /** Mask of everyone in the picture or, without people, of the thing on its plain ground. */
  matte(): Promise<Plane> {
    this.#matte ??= this.#readMatte().then((plane) => this.#fine(withoutPinholes(plane)));
    return this.#matte;
  }

  /** Mask of one part of the one person. */
  async part(name: Part): Promise<Plane> {
    this.#parts ??= this.person().then(parseParts);
    return resizePlane((await this.#parts)[name], this.picture.width, this.picture.height);
  }

  /** Mask of the thing in a picture without people, taken for a garment. */
  async garment(): Promise<Plane> {
    const { alpha } = cutOut(await this.image());
    return this.#fine(alpha);
  }

  async #readPortrait(): Promise<Portrait> {
    const vision = await this.#vision();
    const read = await readPortrait(vision, await this.image(), this.#signal);
    const { width, height } = this.picture;
    const scale = width / read.image.width;
    const { hair, skin, cloth, ground } = read.parts;
    const large = (plane: Plane) => resizePlane(plane, width, height);
    return {
      ...read,
      image: this.picture,
      face: enlarged(read.face, scale),
      eyes: {
        ...read.eyes,
        x: read.eyes.x * scale,
        y: read.eyes.y * scale,
        radius: read.eyes.radius * scale,
      },
      matte: this.#fine(read.matte),
      parts: {
        hair: this.#fine(hair),
        skin: large(skin),
        cloth: large(cloth),
        ground: large(ground),
      },
    };
  }

  async #readMatte(): Promise<Plane> {
    try {
      return (await this.person()).matte;
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error;
      this.#signal.throwIfAborted();
      const image = await this.image();
      const whole = { left: 0, top: 0, width: image.width, height: image.height };
      if (error.code !== "no_person") return personMatte(await this.#vision(), image, whole, whole);
      // A face without a body is a portrait; without one there is a thing.
      if ((await this.faces()).length > 0) {
        const matte = await personMatte(await this.#vision(), image, whole, whole);
        if (shareOf(matte) < LEAST_SHARE || shareOf(matte) > 0.97) throw error;
        return matte;
      }
      return this.#thing(image);
    }
  }

  async #thing(image: Rgb): Promise<Plane> {
    try {
      return cutOut(image).alpha;
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error;
      throw new EngineFailure("below_standard");
    }
  }

  /**
   * A working-size plane enlarged to the picture's size, with its edge moved to the picture's edge.
   */
  #fine(plane: Plane): Plane {
    const { width, height } = this.picture;
    if (plane.width === width) return plane;
    const large = resizePlane(plane, width, height);
    const fine = guidedFilter(
      luma(this.picture),
      large,
      Math.ceil(width / plane.width) + 1,
      0.0006,
    );
    for (let i = 0; i < fine.data.length; i++) {
      const rough = large.data[i];
      // Certain pixels stay; the filter decides only those between.
      fine.data[i] = rough < 0.004 || rough > 0.996 ? rough : clamp(fine.data[i], 0, 1);
    }
    return fine;
  }
}

const shareOf = ({ data }: Plane) => data.reduce((sum, value) => sum + value, 0) / data.length;

/** Holes smaller than this share of the picture are the model's errors, not ground seen through. */
const PINHOLE = 0.0015;

function withoutPinholes(plane: Plane): Plane {
  const data = new Float32Array(plane.data);
  const holes = regions(plane.width, plane.height, (i) => plane.data[i] < 0.9);
  for (const hole of holes) {
    if (hole.length < data.length * PINHOLE) for (const i of hole) data[i] = 1;
  }
  return { ...plane, data };
}

function enlarged(face: FaceFound, scale: number): FaceFound {
  const points = (line: readonly [number, number][]) =>
    line.map(([x, y]): [number, number] => [x * scale, y * scale]);
  return {
    ...face,
    box: face.box.map((value) => value * scale) as FaceFound["box"],
    oval: points(face.oval),
    lines: Object.fromEntries(Object.entries(face.lines).map(([k, line]) => [k, points(line)])),
  };
}
