import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { carried } from "../kit/outcome.ts";
import { dialog, isView } from "./auth-dialog.setup.ts";
import { forgot } from "./forgot.state.ts";
import { login, step } from "./login.states.ts";
import { register } from "./register.state.ts";
import { verify } from "./verify.state.ts";

/**
 * Promises: one dialog shows one view at a time; what was typed as the address follows from view
 * to view; a refusal stands beside the form; whoever must confirm an address is mailed a code and
 * may ask for another when the server would send one; after verifying, the login opens by itself;
 * a password is held no longer than its login takes.
 */
export const authDialogMachine = dialog.createMachine({
  id: "authDialog",
  options: CHART_OPTIONS,
  context: {
    email: "",
    password: "",
    returnPath: null,
    problems: {},
    refusal: null,
    codeSentTo: "",
    codeWait: 0,
    registration: null,
  },
  initial: "closed",
  on: {
    "dialog.open": [
      {
        guard: isView("login"),
        target: ".login",
        actions: { type: "takeOpening", params: carried },
      },
      {
        guard: isView("register"),
        target: ".register",
        actions: { type: "takeOpening", params: carried },
      },
      {
        guard: isView("verify"),
        target: ".verify",
        actions: { type: "takeOpening", params: carried },
      },
      { target: ".forgot", actions: { type: "takeOpening", params: carried } },
    ],
  },
  states: {
    closed: { entry: ["clearTries", "forgetPassword"] },
    login,
    step,
    register,
    verify,
    reopening: {
      description: "Verified: the dialog closes, then the login opens with the address filled in.",
      entry: "clearTries",
      after: { reopenDelay: "login" },
    },
    forgot,
  },
});
