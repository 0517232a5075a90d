import { NEEDS_PROVIDER, type Understood } from "../contract.ts";

export const TRY_ON: Understood<"virtual_try_on"> = {
  model: "tryon-1",
  needs: ["vision"],
  settings: { category: { used: true }, prompt: NEEDS_PROVIDER },
};
