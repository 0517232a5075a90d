import type { Feature } from "#wire/values.ts";
import { BODY } from "./body/understands.ts";
import type { Understood } from "./contract.ts";
import { EDITING } from "./editing/understands.ts";
import { HAIR } from "./hair/understands.ts";
import { TRY_ON } from "./try-on/understands.ts";
import { IMAGE_TO_VIDEO } from "./video/understands.ts";

/**
 * The part of the engine that a serving process loads, which computes no pictures: the list of the
 * engine's data, how to fetch it, and what each tool understands. It must stay light: word lists
 * and tables only, nothing that loads a model, a canvas or a picture library.
 */
export { ENGINE_DATA, type EngineData } from "./data/pins.ts";
export { engineDataReady, ensureEngineData } from "./data.ts";

/** One line a tool; the tools themselves are listed in engine.ts. */
export const UNDERSTOOD: { readonly [F in Feature]: Understood<F> } = {
  virtual_try_on: TRY_ON,
  body_generator: BODY,
  hairstyle_changer: HAIR,
  image_editing: EDITING,
  image_to_video: IMAGE_TO_VIDEO,
};
