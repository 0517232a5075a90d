import { NEEDS_PROVIDER, type Understood } from "../contract.ts";
import { unableOf } from "../words/unable.ts";
import { DIRECTION_KINDS, directionsOf } from "./directions.ts";

export const IMAGE_TO_VIDEO: Understood = {
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
  unable({ prompt }) {
    const words = typeof prompt === "string" ? directionsOf(prompt).deeds : [];
    return unableOf(prompt, words, "video_words", DIRECTION_KINDS);
  },
};
