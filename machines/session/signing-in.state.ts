import { assign } from "xstate";
import type { GoogleProof } from "../kit/google-proof.ts";
import { acceptedValue, outcomeOf, type Refused, refusalOf } from "../kit/outcome.ts";
import { session } from "./session.setup.ts";

/** Nobody was reached, or no answer came. */
const unanswered = {
  target: "#session.guest",
  actions: {
    type: "takeRefusal",
    params: { refusal: { ok: false, code: "unreachable" } satisfies Refused },
  },
} as const;

const welcomedOrRefused = {
  onDone: [
    {
      guard: { type: "isAccepted", params: outcomeOf },
      target: "#session.welcoming",
      actions: { type: "takeCredentials", params: acceptedValue },
    },
    {
      target: "#session.guest",
      actions: { type: "takeRefusal", params: refusalOf },
    },
  ],
  onError: unanswered,
} as const;

/** By password or with what Google confirmed; both are welcomed alike, both refusals leave a guest. */
export const signingIn = session.createStateConfig({
  tags: "busy",
  entry: assign({ refusal: null }),
  after: { answerTimeout: unanswered },
  initial: "password",
  states: {
    password: {
      entry: assign({ reloads: false }),
      invoke: {
        id: "logIn",
        src: "logIn",
        input: ({ event }) =>
          event.type === "login.submit"
            ? { email: event.email, password: event.password, totp: event.totp }
            : { email: "", password: "" },
        ...welcomedOrRefused,
      },
    },
    google: {
      entry: assign({ reloads: true }),
      invoke: {
        id: "logInWithGoogle",
        src: "logInWithGoogle",
        input: ({ event }) => ({ proof: (event as { proof: GoogleProof }).proof }),
        ...welcomedOrRefused,
      },
    },
  },
});
