import { CHART_OPTIONS } from "../kit/chart-options.ts";
import {
  acceptedValue,
  carried,
  ifAccepted,
  outcomeOf,
  refusalOf,
  refusedTo,
  unanswered,
  unreachable,
} from "../kit/outcome.ts";
import { revealing } from "./revealing.state.ts";
import { type TwoStepsContext, twoStepsSetup } from "./two-steps.setup.ts";

const typed = { type: "takeCode", params: carried<{ code: string }> } as const;
const foundOn = { type: "isFoundOn", params: outcomeOf<boolean, string> } as const;
const ownOn = { type: "isOwnOn", params: outcomeOf<boolean, string> } as const;
const foundOff = { type: "isFoundOff", params: outcomeOf<boolean, string> } as const;
const ifConflict = { type: "isConflict", params: outcomeOf<null, string> } as const;
/** It may have counted all the same. */
const lost = {
  target: "checkingOn",
  actions: [{ type: "takeRefusal", params: { refusal: unreachable } }, "noteLost"],
} as const;
const tell = {
  type: "tellSession",
  params: ({ context }: { context: TwoStepsContext }) => ({ isOn: context.isOn }),
} as const;

/**
 * Promises: nobody but the owner turns it on; it counts once the app has shown a right code; the
 * recovery codes stand, shown this once, until one says that they are kept; an answer that is lost
 * is never taken for a no: whether it is on is read anew.
 */
export const twoStepsMachine = twoStepsSetup.createMachine({
  id: "twoSteps",
  options: CHART_OPTIONS,
  context: ({ input }) => ({
    ...input,
    password: "",
    isMissing: false,
    begun: null,
    code: "",
    isShort: false,
    wasLost: false,
    refusal: null,
  }),
  initial: "off",
  on: { "steps.changed": { actions: { type: "noteChange", params: carried } } },
  states: {
    off: {
      tags: "beginning",
      initial: "editing",
      always: { guard: "isOn", target: "on", actions: "clearAll" },
      on: {
        "steps.begin": [
          {
            guard: { type: "hasPassword", params: carried },
            target: "starting",
            actions: { type: "takePassword", params: carried },
          },
          { target: ".editing", actions: "takeMissing" },
        ],
      },
      states: { editing: {}, failed: {} },
    },
    starting: {
      description: "An answer that is lost costs nothing: the next secret takes its place.",
      tags: ["busy", "beginning"],
      entry: "clearSaid",
      exit: "forgetPassword",
      invoke: {
        id: "startSteps",
        src: "startSteps",
        input: ({ context }) => ({ password: context.password }),
        onDone: [
          {
            guard: ifAccepted,
            target: "confirming",
            actions: { type: "takeBegun", params: acceptedValue },
          },
          refusedTo("off.failed"),
        ],
        onError: unanswered("off.failed"),
      },
      after: { answerTimeout: unanswered("off.failed") },
    },
    confirming: {
      tags: "confirming",
      initial: "editing",
      always: {
        description: "Another place turned it on, with a secret of its own.",
        guard: "isOn",
        target: "on",
        actions: "clearAll",
      },
      on: {
        "code.change": { target: ".editing", actions: typed },
        "steps.turnOn": [
          { guard: "isAppCode", target: "turningOn" },
          { target: ".editing", actions: "takeShort" },
        ],
      },
      states: { editing: {}, failed: {} },
    },
    turningOn: {
      tags: ["busy", "confirming"],
      entry: "clearSaid",
      invoke: {
        id: "turnOnSteps",
        src: "turnOnSteps",
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          { guard: ifAccepted, target: "turnedOn" },
          {
            guard: ifConflict,
            target: "checkingOn",
            actions: { type: "takeRefusal", params: refusalOf },
          },
          refusedTo("confirming.failed"),
        ],
        onError: lost,
      },
      after: { answerTimeout: lost },
    },
    checkingOn: {
      description: "No answer came, or it is on already: whether it is, is read.",
      tags: ["busy", "confirming"],
      invoke: {
        id: "readSteps",
        src: "readSteps",
        onDone: [
          { guard: ownOn, target: "turnedOn" },
          { guard: foundOn, target: "on", actions: ["noteOn", tell, "clearAll"] },
          { target: "confirming.failed" },
        ],
        onError: "confirming.failed",
      },
      after: { answerTimeout: "confirming.failed" },
    },
    turnedOn: { entry: ["noteOn", tell, "sayOn"], always: "revealing" },
    revealing,
    on: {
      tags: "ending",
      initial: "editing",
      always: { guard: "isOff", target: "off", actions: "clearAll" },
      on: {
        "code.change": { target: ".editing", actions: typed },
        "steps.turnOff": [
          { guard: "isStepCode", target: "turningOff" },
          { target: ".editing", actions: "takeShort" },
        ],
      },
      states: { editing: {}, failed: {} },
    },
    turningOff: {
      tags: ["busy", "ending"],
      entry: "clearSaid",
      invoke: {
        id: "turnOffSteps",
        src: "turnOffSteps",
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          { guard: ifAccepted, target: "turnedOff" },
          {
            guard: ifConflict,
            target: "checkingOff",
            actions: { type: "takeRefusal", params: refusalOf },
          },
          refusedTo("on.failed"),
        ],
        onError: unanswered("checkingOff"),
      },
      after: { answerTimeout: unanswered("checkingOff") },
    },
    checkingOff: {
      description: "No answer came, or it is off already: whether it is, is read.",
      tags: ["busy", "ending"],
      invoke: {
        id: "readSteps",
        src: "readSteps",
        onDone: [{ guard: foundOff, target: "turnedOff" }, { target: "on.failed" }],
        onError: "on.failed",
      },
      after: { answerTimeout: "on.failed" },
    },
    turnedOff: { entry: ["noteOff", tell, "clearAll", "sayOff"], always: "off" },
  },
});
