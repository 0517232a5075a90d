import { assign } from "xstate";
import { known } from "../kit/known.ts";
import { acceptedValue, outcomeOf, refusedTo, unanswered } from "../kit/outcome.ts";
import { session } from "./session.setup.ts";

const welcomedOrRefused = {
  onDone: [
    {
      guard: { type: "isAccepted", params: outcomeOf },
      target: "#session.welcoming",
      actions: { type: "takeCredentials", params: acceptedValue },
    },
    refusedTo("#session.guest"),
  ],
  onError: unanswered("#session.guest"),
} as const;

/** By password or with what Google confirmed; both are welcomed alike, both refusals leave a guest. */
export const signingIn = session.createStateConfig({
  tags: "busy",
  entry: assign({ refusal: null }),
  after: { answerTimeout: unanswered("#session.guest") },
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
        input: ({ event }) => ({
          proof: known(event.type === "google.submit" ? event.proof : null, "proof"),
        }),
        ...welcomedOrRefused,
      },
    },
  },
});
