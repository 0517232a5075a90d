import { NEEDS_PROVIDER, type Understood } from "../contract.ts";
import { unableOf } from "../words/unable.ts";
import { DIRECTION_KINDS, directionsOf } from "./directions.ts";

export const IMAGE_TO_VIDEO: Understood<"image_to_video"> = {
  model: "motion-1",
  needs: ["vision"],
  settings: {
    motion: { used: true },
    prompt: { used: true },
    duration: { used: true },
    resolution: { used: true },
    fixed_camera: { used: true },
    model: NEEDS_PROVIDER,
    cfg_scale: NEEDS_PROVIDER,
    prompt_optimizer: NEEDS_PROVIDER,
    generate_audio: NEEDS_PROVIDER,
  },
  unable({ prompt = "" }) {
    return unableOf(prompt, directionsOf(prompt).deeds, "video_words", DIRECTION_KINDS, false);
  },
};
