import { assign, setup } from "xstate";
import { TIMES } from "#wire/limits.ts";
import { isAppCode, isStepCode } from "../kit/codes.ts";
import { effectNotProvided, notProvided } from "../kit/not-provided.ts";
import { isAccepted, type Outcome, type Refused } from "../kit/outcome.ts";
import { takeRefusal } from "../kit/take-refusal.ts";
import { typesOf } from "../kit/types-of.ts";

/** What an authenticator takes up, with the codes for the day it is gone. */
export interface StepSecret {
  secret: string;
  url: string;
  recovery_codes: readonly string[];
}
export interface TwoStepsInput {
  isOn: boolean;
}
export interface TwoStepsContext extends TwoStepsInput {
  /** Held no longer than asking for the secret takes. */
  password: string;
  /** No password was typed. */
  isMissing: boolean;
  /** Held until it is on and its recovery codes are kept. */
  begun: StepSecret | null;
  /** Of the app, or a recovery code; as typed. */
  code: string;
  isShort: boolean;
  /** A code was sent whose answer never came: it may have counted. */
  wasLost: boolean;
  refusal: Refused | null;
}
export type TwoStepsEvent =
  | { type: "steps.begin"; password: string }
  | { type: "code.change"; code: string }
  | { type: "steps.turnOn" }
  | { type: "steps.turnOff" }
  | { type: "codes.copy" }
  | { type: "codes.save" }
  | { type: "codes.kept" }
  /** From the session: another tab, another device or an administrator changed it. */
  | { type: "steps.changed"; isOn: boolean };

/** What the chart is made of. */
export const twoStepsSetup = setup({
  types: typesOf<{
    context: TwoStepsContext;
    input: TwoStepsInput;
    events: TwoStepsEvent;
    tags: "busy" | "beginning" | "confirming" | "ending";
  }>(),
  actors: {
    startSteps: notProvided<Outcome<StepSecret>, { password: string }>("startSteps"),
    turnOnSteps: notProvided<Outcome<null>, { code: string }>("turnOnSteps"),
    turnOffSteps: notProvided<Outcome<null>, { code: string }>("turnOffSteps"),
    readSteps: notProvided<Outcome<boolean>, void>("readSteps"),
    copyText: notProvided<boolean, { text: string }>("copyText"),
  },
  actions: {
    takePassword: assign({ password: (_, { password }: { password: string }) => password }),
    forgetPassword: assign({ password: "" }),
    takeMissing: assign({ isMissing: true, refusal: null }),
    takeBegun: assign({ begun: (_, begun: StepSecret) => begun }),
    takeCode: assign((_, { code }: { code: string }) => ({ code, isShort: false, refusal: null })),
    takeShort: assign({ isShort: true, refusal: null }),
    /** Nothing typed, said or shown before counts for what comes now. */
    clearAll: assign({
      isMissing: false,
      begun: null,
      code: "",
      isShort: false,
      wasLost: false,
      refusal: null,
    }),
    clearSaid: assign({ isMissing: false, isShort: false, refusal: null }),
    noteLost: assign({ wasLost: true }),
    noteChange: assign({ isOn: (_, { isOn }: { isOn: boolean }) => isOn }),
    noteOn: assign({ isOn: true }),
    noteOff: assign({ isOn: false }),
    takeRefusal: takeRefusal(),
    /** The session learns of it. */
    tellSession: effectNotProvided<{ isOn: boolean }>("tellSession"),
    sayOn: effectNotProvided("sayOn"),
    sayOff: effectNotProvided("sayOff"),
    saveCodes: effectNotProvided<{ codes: readonly string[] }>("saveCodes"),
  },
  guards: {
    isAccepted,
    isOn: ({ context }) => context.isOn,
    isOff: ({ context }) => !context.isOn,
    hasPassword: (_, { password }: { password: string }) => password !== "",
    isAppCode: ({ context }) => isAppCode(context.code),
    isStepCode: ({ context }) => isStepCode(context.code),
    /** The server has it already as it was to be. */
    isConflict: (_, outcome: Outcome<null>) => !outcome.ok && outcome.code === "conflict",
    isFoundOn: (_, found: Outcome<boolean>) => found.ok && found.value,
    /** By the code whose answer was lost, and so with the secret that stands here. */
    isOwnOn: ({ context }, found: Outcome<boolean>) => context.wasLost && found.ok && found.value,
    isFoundOff: (_, found: Outcome<boolean>) => found.ok && !found.value,
    isCopied: (_, copied: boolean) => copied,
  },
  delays: { answerTimeout: TIMES.answer, copiedDelay: 3_000 },
});
