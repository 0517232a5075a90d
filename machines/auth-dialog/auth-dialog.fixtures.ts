import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { AuthDialogEvent } from "./auth-dialog.setup.ts";

const email = "hanh@sennha.vn";
const password = "matkhau123";

export const authDialogEvents = {
  "dialog.open": [
    { type: "dialog.open", view: "login", returnPath: "/virtual-tryon" },
    { type: "dialog.open", view: "register" },
    { type: "dialog.open", view: "forgot" },
    { type: "dialog.open", view: "verify", email },
  ],
  "dialog.close": [{ type: "dialog.close" }],
  "view.show": [
    { type: "view.show", view: "login" },
    { type: "view.show", view: "register" },
    { type: "view.show", view: "forgot" },
  ],
  "login.submit": [
    { type: "login.submit", email, password },
    { type: "login.submit", email: "hanh", password: "" },
  ],
  "google.entered": [{ type: "google.entered" }],
  "step.submit": [
    { type: "step.submit", code: "123456" },
    { type: "step.submit", code: "abcde-23456" },
    { type: "step.submit", code: "1234" },
  ],
  "register.submit": [
    { type: "register.submit", name: "Hạnh Nguyễn", email, password, confirmPassword: password },
    { type: "register.submit", name: "H", email: "", password: "ngan", confirmPassword: "" },
  ],
  "code.submit": [
    { type: "code.submit", code: "123456" },
    { type: "code.submit", code: "12" },
  ],
  "code.resend": [{ type: "code.resend" }],
  "forgot.submit": [
    { type: "forgot.submit", email },
    { type: "forgot.submit", email: "hanh" },
  ],
  "forgot.resend": [{ type: "forgot.resend" }],
} satisfies EventFixtures<AuthDialogEvent>;

export const authDialogOutcomes = {
  signIn: [
    accepted(null),
    refused("invalid_credentials"),
    refused("email_not_verified", { registrationId: "reg_2" }),
    refused("totp_required"),
    refused("code_invalid"),
  ],
  registerAccount: [accepted({ registrationId: "reg_1" }), refused("email_taken")],
  requestCode: [
    accepted(null),
    refused("rate_limited", { facts: { retry_after: 42 } }),
    refused("internal"),
  ],
  verifyCode: [accepted(null), refused("code_invalid", { facts: { attempts_left: 4 } })],
  requestReset: [accepted(null), refused("rate_limited", { facts: { retry_after: 42 } })],
};
