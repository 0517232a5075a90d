import { loadBase } from "#engine/body/figure/base.ts";
import { type BodyWish, solveBody } from "#engine/body/solve.ts";
import { hairMask } from "#engine/hair/hair-mask.ts";
import { recolouredHair } from "#engine/hair/recolour-hair.ts";
import { labOf } from "#engine/image/colour.ts";
import { readRgb } from "#engine/image/resample.ts";
import { loadVision } from "#engine/vision/human.ts";
import { Subject } from "#engine/vision/subject.ts";
import { CACHE_DIR, runTool, samplePath } from "#tests/engine/support.ts";
import {
  changesIn,
  clothingRegion,
  colourDistance,
  inFace,
  onHands,
  sleevesOnArms,
  wear,
} from "#tests/engine/try-on-measures.ts";
import { decodeVideo } from "#tests/engine/video-frames.ts";

/** A measured quality beside what it must keep to. */
export interface Figure {
  what: string;
  measured: string;
  bound: string;
}

const WORN = [
  ["person_f1", "garment_tee_brick"],
  ["model_khoa", "garment_blazer_charcoal"],
  ["model_mai", "garment_aodai_white"],
  ["person_f2", "garment_dress_floral"],
  ["model_tuan", "garment_jeans_indigo"],
  ["model_amara", "garment_shirt_sky"],
] as const;
const HAIR = {
  blonde: [217, 189, 133],
  burgundy: [110, 26, 45],
  "ash brown": [100, 85, 75],
} as const;

/** The engine's qualities on samples that ship. */
export async function readFigures(): Promise<Figure[]> {
  return [
    ...(await tryOnFigures()),
    ...(await bodyFigures()),
    ...(await hairFigures()),
    ...(await videoFigures()),
  ];
}

async function tryOnFigures(): Promise<Figure[]> {
  const worn: Record<"outside" | "hands" | "colour" | "sleeves", number>[] = [];
  for (const [model, garment] of WORN) {
    const one = await wear(samplePath(model), samplePath(garment), null);
    const region = clothingRegion(one);
    const hands = changesIn(one, onHands(one));
    worn.push({
      outside:
        changesIn(one, (i) => region.data[i] === 0).changed + changesIn(one, inFace(one)).changed,
      hands: hands.changed / hands.of,
      colour: colourDistance(one),
      sleeves: one.scene.fit.sleeves.length > 0 ? sleevesOnArms(one) : 1,
    });
  }
  const most = (key: "outside" | "hands" | "colour") => Math.max(...worn.map((one) => one[key]));
  const least = Math.min(...worn.map((one) => one.sleeves));
  return [
    {
      what: `try-on, ${WORN.length} pairs: pixels changed in the face or beyond the clothes and 6 px`,
      measured: String(most("outside")),
      bound: "0",
    },
    { what: "the same: hands changed", measured: percent(most("hands")), bound: "2%" },
    {
      what: "the same: L\\*a\\*b\\* distance of garment and result, shading divided out",
      measured: most("colour").toFixed(1),
      bound: "12",
    },
    {
      what: "the same: places on the arms that sleeves cover",
      measured: percent(least),
      bound: "95%",
    },
  ];
}

async function bodyFigures(): Promise<Figure[]> {
  const base = await loadBase(CACHE_DIR);
  const off = { cm: 0, kg: 0 };
  for (const gender of ["female", "male"] as const) {
    for (const heightCm of [120, 165, 220]) {
      for (const bmi of [16, 22, 30, 38]) {
        const wish: BodyWish = {
          gender,
          heightCm,
          age: 30,
          bodyType: "average",
          face: {},
          weightKg: Math.round((bmi * heightCm * heightCm) / 1e3) / 10,
          origin: { asian: 0.8, caucasian: 0.2, african: 0 },
        };
        const body = await solveBody(base, wish, async () => undefined);
        off.cm = Math.max(off.cm, Math.abs(body.heightCm - wish.heightCm));
        off.kg = Math.max(off.kg, Math.abs(body.weightKg - wish.weightKg));
      }
    }
  }
  return [
    {
      what: "body, BMI 16–38, 120–220 cm: height missed by",
      measured: `${off.cm.toFixed(2)} cm`,
      bound: "0.5 cm",
    },
    { what: "the same: weight missed by", measured: `${off.kg.toFixed(2)} kg`, bound: "1 kg" },
  ];
}

async function hairFigures(): Promise<Figure[]> {
  const picture = await readRgb(samplePath("person_f1"), 1024);
  const never = new AbortController().signal;
  const mask = await hairMask(new Subject(picture, () => loadVision(CACHE_DIR), never));
  const inside = [...mask.data.keys()].filter((i) => mask.data[i] > 0.9);
  const turns = Object.values(HAIR).map((colour) => {
    const { data } = recolouredHair(picture, mask, colour);
    const labs = inside.map((i) => labOf(data[i * 3], data[i * 3 + 1], data[i * 3 + 2]));
    const [a, b] = [1, 2].map((c) => labs.reduce((sum, lab) => sum + lab[c], 0));
    const asked = labOf(colour[0], colour[1], colour[2]);
    const turn = Math.atan2(b!, a!) - Math.atan2(asked[2], asked[1]);
    return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)) * (180 / Math.PI));
  });
  return [
    {
      what: "hair in three colours: mean hue off by",
      measured: `${Math.max(...turns).toFixed(1)}°`,
      bound: "8°",
    },
  ];
}

async function videoFigures(): Promise<Figure[]> {
  const settings = { duration: 5, resolution: "480p", motion: "natural" };
  const { file } = await runTool(
    "image_to_video",
    { source_image: samplePath("person_f1") },
    settings,
  );
  const { duration, count, width, height } = await decodeVideo(file, [0]);
  return [
    {
      what: "video of 5 s at 480p",
      measured: `${duration} s, ${count} frames, ${width} × ${height}`,
      bound: "5 s, 120 frames, 480 × 640",
    },
  ];
}

const percent = (share: number) => `${(share * 100).toFixed(share > 0.9 ? 0 : 1)}%`;
