import { createServer } from "vite";
import { PEOPLE } from "./people.mjs";

const NOTHING = { breathe: async () => undefined, report: () => undefined };
/** Finer than an order's time allows: samples are drawn once. */
const FINE = { samples: 3, fine: 2 };
/** What is drawn of a person: everybody whole, some also as a portrait. */
const SHOTS = {
  figure: { ...FINE, width: 1536, height: 2048, part: "figure" },
  portrait: { ...FINE, width: 1152, height: 1536, part: "portrait" },
};

/**
 * Draws the people one after the other with the body generator's own renderer; `wanted` says of each
 * and of each shot whether it is drawn.
 */
export async function drawPeople(take, wanted = () => true, change = {}) {
  const vite = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { bringModels } = await vite.ssrLoadModule("/tests/engine/global-setup.ts");
    const { CACHE_DIR } = await vite.ssrLoadModule("/tests/engine/support.ts");
    const { drawPerson } = await vite.ssrLoadModule("/engine/body/draw-person.ts");
    const { encodePng } = await vite.ssrLoadModule("/engine/image/encode.ts");
    const cast = await casting(vite);
    await bringModels();
    for (const person of PEOPLE) {
      for (const shot of person.shots) {
        if (!wanted(person, shot)) continue;
        const size = { ...SHOTS[shot], ...change };
        const { picture } = await drawPerson(CACHE_DIR, cast(person), size, NOTHING);
        await take(person, shot, await encodePng(picture));
      }
    }
  } finally {
    await vite.close();
  }
}

/** Makes what a page of the cast says a person of the engine: what it leaves open is chance's. */
async function casting(vite) {
  const { personOf } = await vite.ssrLoadModule("/engine/body/person.ts");
  const { linear } = await vite.ssrLoadModule("/engine/body/colours.ts");
  const { STYLES } = await vite.ssrLoadModule("/engine/hair/styles.ts");
  const { newDice } = await vite.ssrLoadModule("/engine/body/dice.ts");
  const { unevenly, wayOf } = await vite.ssrLoadModule("/engine/body/poses.ts");
  const { browOf, chooseFace, inMood } = await vite.ssrLoadModule("/engine/body/faces.ts");
  return ({ seed, settings, hair, wear, stance, face }) => {
    const chance = personOf(settings, seed);
    const colour = linear(hair.colour);
    const dice = newDice(seed);
    const own = chooseFace(dice, settings.skin_tone, settings.gender, colour);
    const { top, bottom, shoe, sole, ...cut } = wear;
    return {
      ...chance,
      hair: { style: { ...STYLES[hair.style], ...hair.more }, colour },
      face: {
        ...inMood(own, face.mood),
        browColour: browOf(colour),
        ...(face.origin ? { origin: face.origin } : {}),
      },
      outfit: {
        ...chance.outfit,
        ...cut,
        top: linear(top),
        bottom: linear(bottom),
        ...(shoe
          ? { shoe: linear(shoe), sole: linear(sole), shoes: "shoes02", leather: false }
          : {}),
      },
      pose: unevenly(dice, wayOf(...stance)),
    };
  };
}
