import type { EditPreset } from "#wire/values.ts";

/** A part of the picture an instruction may speak of. `skirt` takes the top too where both match. */
export type Region =
  | "whole"
  | "background"
  | "person"
  | "face"
  | "skin"
  | "hair"
  | "upper"
  | "lower"
  | "skirt"
  | "clothes";
/** Regions that can be given another colour. */
export const COLOURED = ["hair", "upper", "lower", "skirt", "clothes"] as const;
export type Coloured = (typeof COLOURED)[number];

export type ToneChange = "brightness" | "warmth" | "contrast" | "saturation";
export type Look = "grey" | "sepia" | "vintage";

/** One change, as an instruction asks for it. Amounts are 1 as usual, negative for the other way. */
export type Edit =
  | { kind: "recolour"; region: Coloured; colour: string }
  | { kind: "backdrop"; colour: string }
  | { kind: "cut_out" }
  | { kind: "blur_background"; amount: number }
  | { kind: "tone"; region: Region; change: ToneChange; amount: number }
  | { kind: "detail"; change: "sharpen" | "soften" | "denoise"; amount: number }
  | { kind: "smooth_skin"; amount: number }
  | { kind: "look"; look: Look }
  | { kind: "preset"; preset: EditPreset }
  | { kind: "turn"; degrees: number }
  | { kind: "straighten" }
  | { kind: "flip"; axis: "horizontal" | "vertical" }
  | { kind: "crop"; ratio: number };

/** What the instructions may ask for, as the API lists it. */
export const EDIT_KINDS = [
  "recolour",
  "backdrop",
  "cut_out",
  "blur_background",
  "tone",
  "detail",
  "smooth_skin",
  "look",
  "preset",
  "turn",
  "straighten",
  "flip",
  "crop",
] as const satisfies readonly Edit["kind"][];

/** An instruction read: what is to be done, and the words that name nothing this engine can do. */
export interface Understanding {
  edits: Edit[];
  unknown: string[];
}
