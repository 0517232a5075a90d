import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { ResetPasswordEvent } from "./reset-password.machine.ts";

const password = "matkhau-moi";

export const resetPasswordInputs = {
  link: { token: "Zm9ybS1vZi1hLW1haWxlZC1saW5rLWFzLWl0LWlz" },
  cut: { token: "Zm9y" },
  none: { token: undefined },
};

export const resetPasswordEvents = {
  "password.submit": [
    { type: "password.submit", password, confirmPassword: password },
    { type: "password.submit", password: "ngan", confirmPassword: "" },
  ],
  "link.renew": [{ type: "link.renew" }],
  "login.open": [{ type: "login.open" }],
} satisfies EventFixtures<ResetPasswordEvent>;

export const resetPasswordOutcomes = {
  setPassword: [accepted(null), refused("link_expired"), refused("internal")],
};
