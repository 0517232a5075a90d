import { HAIRSTYLE_IDS } from "#wire/hairstyles.ts";
import type { Understood } from "../contract.ts";
import { unableOf } from "../words/unable.ts";
import { askedHair } from "./custom.ts";

export const HAIR: Understood<"hairstyle_changer"> = {
  model: "hair-1",
  needs: ["vision"],
  settings: {
    gender: { used: true },
    style: { used: true },
    color: { used: true },
    mask: { used: true },
    // Read for a custom style; with a template only providers read it.
    prompt: { used: true },
  },
  unable(body) {
    const { style, colour, unable } = askedHair(body);
    const leavesRest = style !== null || colour !== null;
    return unableOf(body.prompt ?? "", unable, "hair_words", HAIRSTYLE_IDS, leavesRest);
  },
};
