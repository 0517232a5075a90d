import type { Feature } from "#wire/values.ts";
import { BODY } from "./body/understands.ts";
import type { Understood } from "./contract.ts";
import { EDITING } from "./editing/understands.ts";
import { HAIR } from "./hair/understands.ts";
import { TRY_ON } from "./try-on/understands.ts";
import { IMAGE_TO_VIDEO } from "./video/understands.ts";

/**
 * What a process that serves, and computes nothing, loads of the engine: the data it needs and how
 * that is brought, and what each tool understands. Behind it are word lists, a table of styles and
 * the pins of the data; no picture is read, no model and no canvas loaded.
 */
export { ENGINE_DATA, type EngineData } from "./data/pins.ts";
export { engineDataReady, ensureEngineData } from "./data.ts";

/** One line a tool; engine.ts holds the same list of what runs. */
export const UNDERSTOOD: Record<Feature, Understood> = {
  virtual_try_on: TRY_ON,
  body_generator: BODY,
  hairstyle_changer: HAIR,
  image_editing: EDITING,
  image_to_video: IMAGE_TO_VIDEO,
};
