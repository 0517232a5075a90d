import { copying } from "../kit/copying.ts";
import { type TwoStepsContext, twoStepsSetup } from "./two-steps.setup.ts";

const codesOf = ({ begun }: TwoStepsContext) => begun?.recovery_codes ?? [];

/** The recovery codes, until one says that they are kept. */
export const revealing = twoStepsSetup.createStateConfig({
  description: "Nothing leads on but the word that the codes are kept.",
  initial: "shown",
  on: {
    "codes.copy": ".copying",
    "codes.save": {
      actions: {
        type: "saveCodes",
        params: ({ context }) => ({ codes: codesOf(context) }),
      },
    },
    "codes.kept": { target: "on", actions: "clearAll" },
  },
  states: {
    shown: {},
    copying: copying((context: TwoStepsContext) => codesOf(context).join("\n")),
    copied: { after: { copiedDelay: "shown" } },
    copyFailed: {},
  },
});
