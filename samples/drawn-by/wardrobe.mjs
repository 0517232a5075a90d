/**
 * What the sample people choose from: pieces of the engine's own wardrobe in clear, plain colours
 * that differ from skin and ground, cuts of hair, ways of standing, faces.
 */
const shirts = (sets) =>
  Object.fromEntries(
    Object.entries({
      white: "#e6e3dc",
      grey: "#8b949b",
      sky: "#8fabc4",
      navy: "#2b3348",
      teal: "#2c6464",
      sage: "#8a9a83",
      forest: "#33503f",
      mustard: "#b58d42",
      coral: "#c0695a",
      brick: "#834038",
      rose: "#c7909a",
      lilac: "#958bad",
      plum: "#5c364d",
    }).map(([name, top], n) => [name, { upper: sets[n % sets.length], top }]),
  );

export const TOPS = {
  female: shirts(["female_casualsuit01", "female_casualsuit02"]),
  male: { ...shirts(["male_casualsuit04"]) },
};

const trousers = (jeans, cloth) => ({
  indigo: { lower: jeans, bottom: "#33475f", denim: true, isTight: false },
  lightBlue: { lower: jeans, bottom: "#6a88a8", denim: true, isTight: false },
  black: { lower: cloth, bottom: "#202227", denim: false, isTight: false },
  charcoal: { lower: cloth, bottom: "#3b3f45", denim: false, isTight: false },
  stone: { lower: cloth, bottom: "#6d6450", denim: false, isTight: false },
});

export const BOTTOMS = {
  female: {
    ...trousers("female_casualsuit01", "female_casualsuit01"),
    shorts: { lower: "female_casualsuit02", bottom: "#4b4a45", denim: false, isTight: false },
    leggings: { lower: "female_sportsuit01", bottom: "#25272c", denim: false, isTight: true },
  },
  male: trousers("male_casualsuit04", "male_casualsuit04"),
};

const sneakers = (shoe, sole) => ({ shoes: "shoes02", leather: false, shoe, sole });
export const SHOES = {
  white: sneakers("#eceae5", "#d9d5cd"),
  grey: sneakers("#8f8a82", "#efece6"),
  navy: sneakers("#34425c", "#efece6"),
  brown: { shoes: "shoes01", leather: true, shoe: "#5a3d2a", sole: "#1b1817" },
};

const hair = (style, colour, more = {}) => ({ style, colour, more });
const BLACK = "#191513";
const SOFT_BLACK = "#241b17";
const GREY = "#8f8c88";
export const HAIR = {
  longBlack: hair("straight_layer", BLACK),
  longBrown: hair("straight_layer", "#3d281c", { part: 0 }),
  wavy: hair("loose_curls", SOFT_BLACK),
  brownWaves: hair("loose_curls", "#6a4529"),
  middlePart: hair("middle_part", SOFT_BLACK),
  bob: hair("modern_bob", BLACK),
  fringe: hair("c_curl", "#2c1f19", {
    fringe: { kind: "full", end: 0.3, width: 0.62, ragged: 0.08 },
  }),
  bun: hair("side_part", SOFT_BLACK, { bun: true }),
  tightBun: hair("side_part", "#141110", { bun: true }),
  greyLayer: hair("short_layer", GREY),
  sidePart: hair("side_part", BLACK),
  sidePartBlack: hair("side_part", "#151211"),
  twoBlock: hair("layer", SOFT_BLACK),
  crop: hair("crew_cut", BLACK, { longest: 0.34 }),
  cropBlack: hair("crew_cut", "#131010"),
  crew: hair("crew_cut", BLACK),
  quiff: hair("short_quiff", SOFT_BLACK),
  greyShort: hair("side_part", "#7f7c79"),
};

/** Five ways of standing, also in a mirror: a pose of the engine, its way, mirrored or not. */
export const STANCES = {
  straight: ["front", 0, false],
  open: ["front", 1, false],
  hip: ["relaxed", 0, false],
  hipOther: ["relaxed", 0, true],
  turned: ["relaxed", 1, false],
  turnedOther: ["relaxed", 1, true],
  walk: ["walking", 0, false],
  walkOther: ["walking", 0, true],
};

export const FACES = {
  neutral: { mood: "neutral" },
  smile: { mood: "smile" },
  european: { mood: "smile", origin: { asian: 0.05, caucasian: 0.95, african: 0 } },
  indian: { mood: "smile", origin: { asian: 0.15, caucasian: 0.6, african: 0.25 } },
};
