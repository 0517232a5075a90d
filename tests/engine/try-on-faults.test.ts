import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { labOf } from "#engine/image/colour.ts";
import { lerp, median, toSegment } from "#engine/image/raster.ts";
import { samplePath, scratch } from "#tests/engine/support.ts";
import { onHands, type Worn, wear } from "./try-on-measures.ts";

type Lab = readonly [number, number, number];
const labAt = ({ result }: Worn, x: number, y: number): Lab => {
  const i = (Math.round(y) * result.width + Math.round(x)) * 3;
  return labOf(result.data[i], result.data[i + 1], result.data[i + 2]);
};
const middle = (labs: readonly Lab[]): Lab => [
  median(labs.map(([l]) => l)),
  median(labs.map(([, a]) => a)),
  median(labs.map(([, , b]) => b)),
];
/** Distance in colour alone: light and shade change lightness. */
const hueApart = (p: Lab, q: Lab) => Math.hypot(p[1] - q[1], p[2] - q[2]);

/** The face's own skin. */
function faceTone(worn: Worn): Lab {
  const { centre, radius } = worn.scene.person.face;
  const labs: Lab[] = [];
  for (let y = centre.y; y < centre.y + radius * 0.4; y += 2) {
    for (let x = centre.x - radius * 0.5; x < centre.x + radius * 0.5; x += 2) {
      labs.push(labAt(worn, x, y));
    }
  }
  return middle(labs);
}

/** The hands' own skin, which no garment covers. */
function handTone(worn: Worn): Lab {
  const isHand = onHands(worn);
  const { width, height } = worn.result;
  const labs: Lab[] = [];
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      if (isHand(y * width + x, x, y)) labs.push(labAt(worn, x, y));
    }
  }
  return middle(labs);
}

const COATS = ["garment_blazer_sand", "garment_cardigan_oat", "garment_aodai_red"];
const WEARERS = ["person_f1", "model_khoa", "model_amara"];
const WORN_COATS = COATS.flatMap((garment) => WEARERS.map((model) => ({ garment, model })));

describe.each(WORN_COATS)("the shoulders of $garment on $model", ({ garment, model }) => {
  let worn: Worn;
  beforeAll(async () => {
    worn = await wear(samplePath(model), samplePath(garment), null);
  });

  /** Places on the shoulder line as the picture shows it: where the matte of body and clothes begins. */
  const line = () => {
    const { person, parts, body } = worn.scene;
    const { width, data } = person.matte;
    return ([-1, 1] as const).flatMap((sign) =>
      Array.from({ length: 15 }, (_, k) => {
        const { x, y: expected } = body.shoulder(sign, 0.2 + (0.8 * k) / 14);
        const column = Math.round(x);
        const reach = person.shoulders * 0.08;
        for (let y = Math.round(expected - reach); y < expected + reach; y++) {
          const i = y * width + column;
          if (parts.hair.data[i] > 0.1) return null;
          if (data[i] > 0.9) return { x: column, y: y + 1 };
        }
        return null;
      }),
    );
  };

  it("lie on the person's: no slit of old clothes, skin or ground", () => {
    const seen = line().filter((place) => place !== null);
    expect(seen.length).toBeGreaterThan(8);
    const { layer } = worn.scene;
    const bare = seen.filter(({ x, y }) => layer.alpha[y * layer.width + x] < 0.8);
    expect(bare.length / seen.length).toBeLessThan(0.07);
  });

  it("have no dark outline", () => {
    const { person } = worn.scene;
    const seen = line().filter((place) => place !== null);
    const rim = seen.map(({ x, y }) => labAt(worn, x, y + person.shoulders * 0.02)[0]);
    const cloth = seen.map(({ x, y }) => labAt(worn, x, y + person.shoulders * 0.14)[0]);
    expect(median(cloth) - median(rim)).toBeLessThan(12);
  });
});

/** A wide scoop as product pictures show it: through the neckline the inside of the back. */
const SCOOP = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="840" viewBox="0 0 700 840">
<rect width="700" height="840" fill="#fff"/>
<path d="M168,88 C200,108 500,108 532,88 Q600,118 640,190 L660,330 L560,345 L548,250 L552,790 Q350,808 148,790 L152,250 L140,345 L40,330 L60,190 Q100,118 168,88Z" fill="#3547c4"/>
<path d="M176,91 C206,109 494,109 524,91 C512,160 476,214 350,214 C224,214 188,160 176,91Z" fill="#141d55"/>
</svg>`;

describe("a wide neckline that shows the inside of the back", () => {
  let worn: Worn;
  beforeAll(async () => {
    const garment = await scratch("scoop.png", sharp(Buffer.from(SCOOP)).png());
    worn = await wear(samplePath("model_khoa"), garment, "tops");
  });

  it("shows skin in its opening, and neither the inside nor the old shirt", () => {
    const { person, fit, layer } = worn.scene;
    const skin = faceTone(worn);
    const deepest = person.neck.y + fit.from * person.torso;
    const places: { x: number; y: number }[] = [];
    for (let y = deepest - person.shoulders * 0.14; y < deepest - person.shoulders * 0.05; y += 2) {
      for (let u = -0.26; u <= 0.26; u += 0.02)
        places.push({ x: person.neck.x + u * person.shoulders, y });
    }
    const cloth = places.filter(
      ({ x, y }) => layer.alpha[Math.round(y) * layer.width + Math.round(x)] > 0.1,
    );
    expect(cloth.length).toBe(0);
    const off = places.filter(({ x, y }) => {
      const here = labAt(worn, x, y);
      return hueApart(here, skin) > 12 || Math.abs(here[0] - skin[0]) > 30;
    });
    expect(off.length / places.length).toBeLessThan(0.05);
  });

  it("is not worn with the inside out: none of its colour is left", () => {
    const { layer } = worn.scene;
    const [l, a, b] = labOf(0x14, 0x1d, 0x55);
    let inside = 0;
    for (let i = 0; i < layer.alpha.length; i++) {
      if (layer.alpha[i] < 0.5) continue;
      const here = labOf(layer.colour[i * 3], layer.colour[i * 3 + 1], layer.colour[i * 3 + 2]);
      if (Math.hypot(here[0] - l, here[1] - a, here[2] - b) < 12) inside++;
    }
    const all = layer.alpha.filter((alpha) => alpha > 0.5).length;
    expect(inside / all).toBeLessThan(0.002);
  });

  it("keeps the front", () => {
    const { person, fit } = worn.scene;
    const y = person.neck.y + (fit.from + 0.15) * person.torso;
    const [, a, b] = labAt(worn, person.neck.x, y);
    expect(Math.hypot(a - 35, b + 70)).toBeLessThan(25);
  });
});

/** A person in long sleeves that reach over the wrists: the shirt's colour drawn down both arms. */
async function withLongCuffs(model: string): Promise<string> {
  const { scene } = await wear(samplePath(model), samplePath("garment_tee_brick"), "tops");
  const { data, width, height } = scene.picture;
  const { sides, shoulders, neck, torso } = scene.person;
  const chest = (Math.round(neck.y + torso * 0.35) * width + Math.round(neck.x)) * 3;
  const cloth = `rgb(${data[chest]},${data[chest + 1]},${data[chest + 2]})`;
  const arms = sides.map(({ shoulder, elbow, wrist }) => {
    const end = lerp(elbow, wrist, 1.12);
    const bones = `M${shoulder.x},${shoulder.y} L${elbow.x},${elbow.y} L${end.x},${end.y}`;
    return `<path d="${bones}" fill="none" stroke="${cloth}" stroke-width="${shoulders * 0.24}" stroke-linejoin="round"/>`;
  });
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${arms.join("")}</svg>`;
  const picture = sharp(data, { raw: { width, height, channels: 3 } });
  return scratch(`cuffs-${model}.png`, picture.composite([{ input: Buffer.from(drawn) }]).png());
}

/** Where skin is seen in the person's own picture, without the cuffs drawn on it. */
async function withoutCuffs(model: string): Promise<(x: number, y: number) => boolean> {
  const { scene } = await wear(samplePath(model), samplePath("garment_tee_brick"), "tops");
  const { skin } = scene.parts;
  return (x, y) => skin.data[Math.round(y) * skin.width + Math.round(x)] > 0.5;
}

describe("short sleeves over long ones", () => {
  const asIs = async (model: string) => samplePath(model);
  it.each([
    ["person_m2", "as it is", asIs, undefined],
    ["person_m1", "as it is", asIs, undefined],
    ["model_lan", "with cuffs over the wrists", withLongCuffs, withoutCuffs],
    ["model_khoa", "with cuffs over the wrists", withLongCuffs, withoutCuffs],
  ] as const)(
    "leave the forearms of %s, %s, bare down to the hands",
    async (model, _, picture, bareIn) => {
      const worn = await wear(await picture(model), samplePath("garment_tee_brick"), "tops");
      const { person, layer } = worn.scene;
      const skin = handTone(worn);
      const known = await bareIn?.(model);
      for (const { elbow, wrist } of person.sides) {
        const reach = person.shoulders * 0.05;
        let [of, off] = [0, 0];
        for (let y = wrist.y - reach * 6; y < wrist.y + reach * 2; y += 2) {
          for (let x = wrist.x - reach * 3; x < wrist.x + reach * 3; x += 2) {
            const tip = {
              x: wrist.x + (wrist.x - elbow.x) * 0.12,
              y: wrist.y + (wrist.y - elbow.y) * 0.12,
            };
            if (toSegment(x, y, elbow, tip)[0] > reach) continue;
            if (known && !known(x, y)) continue;
            // The shirt's own side may lie before the arm.
            if (layer.alpha[Math.round(y) * layer.width + Math.round(x)] > 0.05) continue;
            of++;
            if (hueApart(labAt(worn, x, y), skin) > 14) off++;
          }
        }
        expect(of).toBeGreaterThan(20);
        expect(off / of).toBeLessThan(0.04);
      }
    },
  );
});

/** How far from the middle the body's edge lies in a row, in shoulder widths. */
function edgeAt(worn: Worn, sign: -1 | 1, y: number): number {
  const { person } = worn.scene;
  const from = person.neck.x + sign * person.shoulders * 1.1;
  const ground = labAt(worn, from, y);
  for (let x = from; (x - person.neck.x) * sign > 0; x -= sign) {
    const here = labAt(worn, x, y);
    if (Math.hypot(here[0] - ground[0], here[1] - ground[1], here[2] - ground[2]) > 12)
      return Math.abs(x - person.neck.x) / person.shoulders;
  }
  return 0;
}

describe.each(["person_f1", "model_amara", "person_m2"])(
  "a strap top on %s, who wears sleeves",
  (model) => {
    let worn: Worn;
    beforeAll(async () => {
      worn = await wear(samplePath(model), samplePath("garment_camisole_pearl"), "tops");
    });

    it("leaves shoulders and arms in one line, without the old sleeve's width", () => {
      const { person } = worn.scene;
      for (const { sign, shoulder, elbow } of person.sides) {
        const edges: number[] = [];
        for (let y = shoulder.y - person.shoulders * 0.05; y < elbow.y; y += 2) {
          edges.push(edgeAt(worn, sign, Math.round(y)));
        }
        const steps = edges.slice(1).map((edge, i) => edge - edges[i]);
        // From the top of the shoulder outwards, then down: never a ledge.
        expect(Math.max(...steps.slice(edges.length >> 2).map(Math.abs))).toBeLessThan(0.045);
        expect(Math.min(...steps)).toBeGreaterThan(-0.045);
      }
    });
  },
);

describe.each(["model_amara", "model_khoa"])("a tank top over the T-shirt of %s", (model) => {
  let worn: Worn;
  let isTank: (x: number, y: number) => boolean;
  beforeAll(async () => {
    worn = await wear(samplePath(model), samplePath("garment_tank_olive"), null);
    const chest = worn.scene.body.place(0.5, 0);
    const [cloth, skin] = [labAt(worn, chest.x, chest.y), faceTone(worn)];
    isTank = (x, y) => hueApart(labAt(worn, x, y), cloth) < hueApart(labAt(worn, x, y), skin);
  });

  it("lies on the shoulders and does not stand up beside the neck", () => {
    const { person, body, layer } = worn.scene;
    const unit = person.shoulders;
    for (const sign of [-1, 1] as const) {
      const neck = body.shoulder(sign, 0);
      const end = body.shoulder(sign, 0.5);
      let highest = Number.POSITIVE_INFINITY;
      for (let x = Math.min(neck.x, end.x) - unit * 0.1; x < Math.max(neck.x, end.x); x++) {
        for (let y = Math.round(neck.y - unit * 0.3); y < highest; y++) {
          if (layer.alpha[y * layer.width + Math.round(x)] > 0.5 && isTank(x, y)) highest = y;
        }
      }
      expect(neck.y - highest).toBeLessThan(unit * 0.06);
    }
  });

  it("covers the trunk up to the bare arms", () => {
    const { person, parts, body } = worn.scene;
    const { width } = worn.result;
    const unit = person.shoulders;
    let [of, bare] = [0, 0];
    for (let y = Math.round(body.pits[0].y + unit * 0.3); y < body.pits[0].y + unit * 0.55; y++) {
      for (const sign of [-1, 1]) {
        let x = Math.round(person.neck.x);
        while (parts.upper.data[y * width + x + sign] > 0.9) x += sign;
        for (let step = 1; step < unit * 0.06; step++) {
          of++;
          if (!isTank(x - sign * step, y)) bare++;
        }
      }
    }
    expect(of).toBeGreaterThan(unit);
    expect(bare / of).toBeLessThan(0.04);
  });
});

describe("jeans under a T-shirt that is kept", () => {
  it("do not peep out between shirt and arm", async () => {
    const worn = await wear(samplePath("model_lan"), samplePath("garment_jeans_indigo"), null);
    const { person, body, layer, parts } = worn.scene;
    const { width } = worn.result;
    const before = { ...worn, result: worn.scene.picture };
    const waist = body.place(0.72, 0).y;
    const hem = body.place(0.81, 0).y;
    let changed = 0;
    for (let y = Math.round(waist); y < hem; y++) {
      for (const sign of [-1, 1]) {
        let x = Math.round(person.neck.x);
        while (parts.upper.data[y * width + x + sign] > 0.9) x += sign;
        for (let step = 0; step < person.shoulders * 0.08; step++) {
          const at = x + sign * step;
          if (parts.lower.data[y * width + at] > 0.1 || layer.alpha[y * width + at] < 0.1) continue;
          const [p, q] = [labAt(before, at, y), labAt(worn, at, y)];
          // The shade between shirt and arm is dark as it is.
          if (p[0] > 65 && p[0] - q[0] > 12) changed++;
        }
      }
    }
    expect(changed).toBe(0);
  });
});

describe("jeans over wide brown trousers, hands beside the hips", () => {
  it("leave nothing of the trousers beside the hands", async () => {
    const worn = await wear(samplePath("model_ngoc"), samplePath("garment_jeans_indigo"), null);
    const { person, picture } = worn.scene;
    const unit = person.shoulders;
    const before = { ...worn, result: picture };
    const { hip, knee } = person.sides[0];
    const thigh = lerp(hip, knee, 0.4);
    const cloth = labAt(before, thigh.x, thigh.y);
    const near = (p: Lab, q: Lab, most: number) =>
      Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]) < most;
    let [was, left] = [0, 0];
    for (const { wrist } of person.sides) {
      for (let y = wrist.y; y < wrist.y + unit * 0.6; y++) {
        for (let x = wrist.x - unit * 0.4; x < wrist.x + unit * 0.4; x++) {
          if (!near(labAt(before, x, y), cloth, 9)) continue;
          was++;
          if (near(labAt(worn, x, y), labAt(before, x, y), 4)) left++;
        }
      }
    }
    expect(was).toBeGreaterThan(unit);
    expect(left / was).toBeLessThan(0.05);
  });
});

describe("shorts over trousers that end at bare feet", () => {
  it("leave no line of the old hem over the ankles", async () => {
    const worn = await wear(samplePath("person_m2"), samplePath("garment_shorts_khaki"), null);
    const { person } = worn.scene;
    const unit = person.shoulders;
    const skin = faceTone(worn);
    let [of, left] = [0, 0];
    for (const { ankle } of person.sides) {
      for (let y = ankle.y - unit * 0.15; y < ankle.y + unit * 0.15; y++) {
        for (let x = ankle.x - unit * 0.05; x < ankle.x + unit * 0.05; x++) {
          of++;
          const is = labAt(worn, x, y);
          if (hueApart(is, skin) > 12 && is[0] < skin[0] - 12) left++;
        }
      }
    }
    expect(left / of).toBeLessThan(0.004);
  });
});

describe("long sleeves over bare arms that stand off the body", () => {
  it.each(["model_tuan", "model_minh"])("leave no skin of %s beside them", async (model) => {
    const worn = await wear(samplePath(model), samplePath("garment_shirt_sky"), null);
    const { person, parts } = worn.scene;
    const { width, height } = worn.result;
    const chest = worn.scene.body.place(0.5, -person.shoulders * 0.2);
    const [cloth, skin] = [labAt(worn, chest.x, chest.y), faceTone(worn)];
    let [of, bare] = [0, 0];
    for (const { shoulder, elbow, wrist } of person.sides) {
      const [from, to] = [lerp(shoulder, elbow, 0.3), lerp(elbow, wrist, 0.6)];
      for (let y = Math.round(from.y); y < to.y; y++) {
        for (let x = 0; x < width && y < height; x++) {
          const [away] = toSegment(x, y, from, to);
          if (away > person.shoulders * 0.4 || parts.skin.data[y * width + x] < 0.9) continue;
          of++;
          const is = labAt(worn, x, y);
          if (hueApart(is, skin) < hueApart(is, cloth)) bare++;
        }
      }
    }
    expect(of).toBeGreaterThan(person.shoulders * 10);
    expect(bare / of).toBeLessThan(0.01);
  });
});

describe("dark brown shoes under dark trousers", () => {
  it("stay whole where shorts take the trousers' place", async () => {
    const worn = await wear(samplePath("model_dung"), samplePath("garment_shorts_khaki"), null);
    const { person, picture } = worn.scene;
    const unit = person.shoulders;
    let [of, changed] = [0, 0];
    for (const { ankle } of person.sides) {
      for (let y = ankle.y + unit * 0.12; y < ankle.y + unit * 0.45; y++) {
        for (let x = ankle.x - unit * 0.25; x < ankle.x + unit * 0.25; x++) {
          const was = labAt({ ...worn, result: picture }, x, y);
          // Leather is brown; trousers and shadow are grey.
          if (was[0] > 45 || was[2] < 8) continue;
          of++;
          if (Math.abs(labAt(worn, x, y)[0] - was[0]) > 8) changed++;
        }
      }
    }
    expect(of).toBeGreaterThan(unit * 5);
    // The hem's soft edge over the laces.
    expect(changed / of).toBeLessThan(0.04);
  });
});

describe("a skirt over trousers", () => {
  it.each(["person_m2", "person_m1"])(
    "leaves no outline of them beside the legs of %s",
    async (model) => {
      const worn = await wear(samplePath(model), samplePath("garment_dress_floral"), "dresses");
      const { person, layer, parts } = worn.scene;
      const { width } = worn.result;
      let [of, left] = [0, 0];
      const from = lerp(person.sides[0].knee, person.sides[0].ankle, 0.5).y;
      for (let y = Math.round(from); y < person.sides[0].ankle.y; y++) {
        for (let x = 2; x < width - 2; x++) {
          const i = y * width + x;
          // The trousers' edge: half of the matte, cloth at one side of it.
          const cloth = Math.max(parts.lower.data[i - 2], parts.lower.data[i + 2]);
          if (Math.abs(person.matte.data[i] - 0.5) > 0.4 || cloth < 0.5) continue;
          if (layer.alpha[i] > 0.003) continue;
          of++;
          const beside = person.sides.every(
            ({ knee, ankle }) => toSegment(x, y, knee, ankle)[0] > person.shoulders * 0.16,
          );
          if (!beside) continue;
          of++;
          const is = labAt(worn, x, y);
          const outwards = parts.lower.data[i - 2] > parts.lower.data[i + 2] ? 1 : -1;
          const ground = labAt(worn, x + outwards * person.shoulders * 0.12, y);
          const off = (p: Lab) => Math.hypot(p[0] - ground[0], p[1] - ground[1], p[2] - ground[2]);
          if (off(is) > 5) left++;
        }
      }
      expect(of).toBeGreaterThan(person.shoulders * 0.2);
      expect(left / of).toBeLessThan(0.05);
    },
  );
});
