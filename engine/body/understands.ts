import { NEEDS_PROVIDER, type Understood } from "../contract.ts";

export const BODY: Understood<"body_generator"> = {
  model: "body-1",
  needs: ["vision", "figure"],
  settings: {
    gender: { used: true },
    height_cm: { used: true },
    weight_kg: { used: true },
    age: { used: true },
    skin_tone: { used: true },
    body_type: { used: true },
    aspect_ratio: { used: true },
    pose: { used: true },
    face: { used: true },
    hints: NEEDS_PROVIDER,
    prompt: NEEDS_PROVIDER,
  },
};
