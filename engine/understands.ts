import type { ReadingSubject } from "#wire/readings.ts";
import type { Feature } from "#wire/values.ts";
import { BODY } from "./body/understands.ts";
import type { Understood } from "./contract.ts";
import type { EngineData } from "./data/pins.ts";
import { EDITING } from "./editing/understands.ts";
import { HAIR } from "./hair/understands.ts";
import { TRY_ON } from "./try-on/understands.ts";
import { IMAGE_TO_VIDEO } from "./video/understands.ts";

/**
 * What each tool understands, a line a tool; the tools themselves are listed in engine.ts. A process
 * that serves loads this, and computes no pictures: it must stay light, word lists and tables only,
 * nothing that loads a model, a canvas or a picture library.
 */
export const UNDERSTOOD: { readonly [F in Feature]: Understood<F> } = {
  virtual_try_on: TRY_ON,
  body_generator: BODY,
  hairstyle_changer: HAIR,
  image_editing: EDITING,
  image_to_video: IMAGE_TO_VIDEO,
};

/** The data that reading a picture works with: that of the tool it is read for. */
export const NEEDED_TO_READ: Record<ReadingSubject, readonly EngineData[]> = {
  garment: TRY_ON.needs,
  person: TRY_ON.needs,
  portrait: HAIR.needs,
};
