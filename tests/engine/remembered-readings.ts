import { vi } from "vitest";
import type { BareHead } from "#engine/hair/bare-head.ts";
import type { Head } from "#engine/hair/head.ts";
import type { Plane, Rgb } from "#engine/image/raster.ts";
import type { Subject } from "#engine/vision/subject.ts";
import { remembered, rememberedNow } from "./remember.ts";

/*
 * What a picture shows depends on its pixels alone and takes longer to read than what a tool then
 * does with it, so a run of the tests reads each picture once. The functions remembered are the product's
 * own; a test of two equal runs calls forgetReadings between them.
 */
vi.mock("#engine/vision/read-person.ts", async (load) => {
  const real = await load<typeof import("#engine/vision/read-person.ts")>();
  const readPerson: typeof real.readPerson = async (vision, image, signal) => {
    signal.throwIfAborted();
    const read = () => real.readPerson(vision, image, new AbortController().signal);
    const person = await remembered("person", [image], read);
    signal.throwIfAborted();
    return person;
  };
  return { ...real, readPerson };
});

vi.mock("#engine/vision/parse.ts", async (load) => {
  const real = await load<typeof import("#engine/vision/parse.ts")>();
  const parseParts: typeof real.parseParts = async (person) =>
    remembered("parts", [person.image, person.matte], () => real.parseParts(person));
  return { ...real, parseParts };
});

vi.mock("#engine/vision/cut-out.ts", async (load) => {
  const real = await load<typeof import("#engine/vision/cut-out.ts")>();
  const cutOut: typeof real.cutOut = (image: Rgb, strokes) =>
    strokes
      ? real.cutOut(image, strokes)
      : rememberedNow("cut-out", [image], () => real.cutOut(image));
  return { ...real, cutOut };
});

vi.mock("#engine/hair/bare-head.ts", async (load) => {
  const real = await load<typeof import("#engine/hair/bare-head.ts")>();
  const bareHead = async (subject: Subject, head: Head, hair: Plane): Promise<BareHead> =>
    remembered("bare head", [subject.picture, hair], () => real.bareHead(subject, head, hair));
  return { ...real, bareHead };
});
