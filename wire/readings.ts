import * as v from "valibot";
import { Id } from "./common.ts";
import { GENERATION_ERROR_CODES } from "./errors.ts";
import { GARMENT_CATEGORIES, type GarmentCategory, WAITS_FOR } from "./values.ts";

/** What a picture is read as, before anything is ordered. */
export const READING_SUBJECTS = ["garment", "person", "portrait"] as const;
export type ReadingSubject = (typeof READING_SUBJECTS)[number];

/** How a garment is worn, as a reading names it. */
export const GARMENT_KINDS = ["tops", "bottoms", "dresses", "outerwear"] as const satisfies Exclude<
  GarmentCategory,
  "all"
>[];
export type GarmentKind = (typeof GARMENT_KINDS)[number];

export const READING_VERDICTS = ["fits", "limited", "unfit"] as const;
export type ReadingVerdict = (typeof READING_VERDICTS)[number];

/**
 * Why something fits only with limits. A garment: worn by somebody, cut off by the picture's border,
 * not told from its ground all round. A person: only some garments, or only long sleeves. A
 * portrait: hair so long that a short style would have to invent what it hides.
 */
export const READING_LIMITS = [
  "worn",
  "cut_off",
  "unsure_outline",
  "some_garments",
  "long_sleeves_only",
  "long_hair",
] as const;
export type ReadingLimit = (typeof READING_LIMITS)[number];

/** Also what a run would fail with. */
export const READING_REASONS = [...READING_LIMITS, ...GENERATION_ERROR_CODES] as const;
export type ReadingReason = (typeof READING_REASONS)[number];

export const READING_STATUSES = ["reading", "done", "failed"] as const;
export type ReadingStatus = (typeof READING_STATUSES)[number];

/** What may stand before the trunk of a person. */
export const IN_FRONT = ["arms"] as const;

/** `strokes` is a picture of the same size that mends the outline: white keeps, black removes. */
export const ReadingBody = v.object({
  as: v.picklist(READING_SUBJECTS),
  category: v.optional(v.picklist(GARMENT_CATEGORIES), "all"),
  strokes: v.optional(Id),
});
export type ReadingBody = v.InferOutput<typeof ReadingBody>;

const Outline = v.array(v.tuple([v.number(), v.number()]));

/** What was found in a picture. */
export const ReadingFound = v.object({
  verdict: v.picklist(READING_VERDICTS),
  /** A limit, or the code a run would fail with; null when it simply fits. */
  reason: v.nullable(v.picklist(READING_REASONS)),
  /**
   * Closed outlines, largest first, each a list of [x, y] in shares (0–1) of the picture's width and
   * height: of the garment, the person, or the hair.
   */
  outlines: v.array(Outline),
  /** What a garment was taken for. */
  kind: v.nullable(v.picklist(GARMENT_KINDS)),
  /** Of a person: which way they face, what can be tried on, and what is before the trunk. */
  person: v.nullable(
    v.object({
      facing: v.nullable(v.picklist(["front", "back"])),
      suits: v.array(v.picklist(GARMENT_KINDS)),
      in_front: v.array(v.picklist(IN_FRONT)),
    }),
  ),
});
export type ReadingFound = v.InferOutput<typeof ReadingFound>;

/**
 * A reading as it stands. `reading` is asked for again with the same call, which waits a moment;
 * `failed` says that the machine broke, not the picture.
 */
export const Reading = v.object({
  status: v.picklist(READING_STATUSES),
  as: v.picklist(READING_SUBJECTS),
  waits_for: v.nullable(v.picklist(WAITS_FOR)),
  found: v.nullable(ReadingFound),
  /** The reason as a sentence, in the caller's language. */
  message: v.nullable(v.string()),
});
export type Reading = v.InferOutput<typeof Reading>;
