import { describe, expect, it } from "vitest";
import { newPlane, type Point } from "../image/raster.ts";
import { faceOf } from "../vision/face.ts";
import type { Parts } from "../vision/parse.ts";
import type { Person, Side } from "../vision/person.ts";
import type { Marks } from "./marks.ts";
import { refusePoor, refusePose } from "./refusals.ts";

const [WIDTH, HEIGHT, UNIT] = [400, 600, 100];
const NECK = { x: 200, y: 120 };
/** A place in shoulder widths from the middle of the shoulders. */
const at = (aside: number, below: number): Point => ({
  x: NECK.x + aside * UNIT,
  y: NECK.y + below * UNIT,
});

const side = (sign: -1 | 1, changed: Partial<Side> = {}): Side => ({
  sign,
  shoulder: at(sign * 0.5, 0),
  elbow: at(sign * 0.65, 0.9),
  wrist: at(sign * 0.7, 1.7),
  hip: at(sign * 0.3, 1.6),
  knee: at(sign * 0.3, 2.9),
  ankle: at(sign * 0.3, 4.2),
  armSeen: true,
  legSeen: true,
  ...changed,
});

const person = (left: Partial<Side> = {}, right: Partial<Side> = {}): Person => ({
  image: { data: new Uint8Array(WIDTH * HEIGHT * 3), width: WIDTH, height: HEIGHT },
  matte: newPlane(WIDTH, HEIGHT, 1),
  face: faceOf([
    [180, 40],
    [220, 40],
    [200, 90],
  ]),
  sides: [side(-1, left), side(1, right)],
  shoulders: UNIT,
  neck: NECK,
  pelvis: at(0, 1.6),
  torso: 160,
  across: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
});

const parts = (sleeved: boolean): Parts => ({
  skin: newPlane(WIDTH, HEIGHT, sleeved ? 0 : 1),
  hair: newPlane(WIDTH, HEIGHT),
  upper: newPlane(WIDTH, HEIGHT, sleeved ? 1 : 0),
  lower: newPlane(WIDTH, HEIGHT),
});

describe("poses a garment can't be bent to", () => {
  it("lets a standing person with hanging arms through", () => {
    expect(() => refusePose(person(), parts(true), "tops", false)).not.toThrow();
  });

  it.each([
    ["seated", person({ knee: at(-0.4, 1.9) })],
    ["raised", person({ wrist: at(-0.4, -0.6) })],
    ["raised", person({}, { elbow: at(1.1, 0.05) })],
    ["across", person({ elbow: at(0.05, 1.1) })],
    ["across", person({ wrist: at(0.5, 1.7) })],
    ["no arm", person({ armSeen: false }, { armSeen: false })],
  ])("refuses %s", (why, posed) => {
    expect(() => refusePose(posed, parts(false), "tops", false)).toThrow(why);
  });

  it("refuses hands before the trunk only with long sleeves that would have to go", () => {
    const folded = person({ wrist: at(-0.1, 1.2) });
    expect(() => refusePose(folded, parts(true), "tops", false)).toThrow("long sleeve");
    expect(() => refusePose(folded, parts(false), "tops", false)).not.toThrow();
    expect(() => refusePose(folded, parts(true), "tops", true)).not.toThrow();
  });

  it("minds no arms for what is worn on the legs", () => {
    const raised = person({ wrist: at(-0.4, -0.6) });
    expect(() => refusePose(raised, parts(false), "bottoms", false)).not.toThrow();
  });
});

describe("a finished try-on", () => {
  const good: Marks = { size: 2, gaps: 0, whole: 1, sleeves: 1, left: 0, invented: 0 };
  const refused = (marks: Partial<Marks>) => () => refusePoor({ ...good, ...marks });

  it("is delivered when it holds together", () => {
    expect(refused({})).not.toThrow();
  });

  it.each<[string, Partial<Marks>]>([
    ["empty", { size: 0.1 }],
    ["gaps", { gaps: 0.4 }],
    ["torn", { whole: 0.4 }],
    ["sleeves", { sleeves: 0.3 }],
    ["old cloth", { left: 0.5 }],
    ["skin", { invented: 0.9 }],
    ["number", { size: Number.NaN }],
  ])("is not delivered when it is: %s", (why, marks) => {
    expect(refused(marks)).toThrow(why);
  });
});
