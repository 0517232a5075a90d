import { NEEDS_PROVIDER, type Understood } from "../contract.ts";
import { unableOf } from "../words/unable.ts";
import { EDIT_KINDS } from "./edits.ts";
import { understand } from "./understand.ts";

export const EDITING: Understood<"image_editing"> = {
  model: "edit-1",
  needs: ["vision"],
  settings: {
    preset: { used: true },
    prompt: { used: true },
    strength: { used: true },
    mask: { used: true },
    guidance: NEEDS_PROVIDER,
    steps: NEEDS_PROVIDER,
  },
  unable({ prompt = "", preset }) {
    if (prompt === "") return null;
    const { edits, unknown } = understand(prompt);
    const leavesRest = edits.length > 0 || preset !== undefined;
    return unableOf(prompt, unknown, "instruction_words", EDIT_KINDS, leavesRest);
  },
};
