import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { ChangeEmailEvent, ChangeEmailInput } from "./change-email.machine.ts";

export const ownEmailFixture = "hanh@sennha.vn";
export const newEmailFixture = "shop@sennha.vn";
export const changeEmailInputs = {
  password: { email: ownEmailFixture, hasPassword: true },
  google: { email: ownEmailFixture, hasPassword: false },
} satisfies Record<string, ChangeEmailInput>;

export const emailRefusal = refused("invalid_request", {
  fields: { email: "Đây là email bạn đang dùng" },
});
export const ownerRefusal = refused("invalid_request", {
  fields: { password: "Mật khẩu hiện tại chưa đúng" },
});

export const changeEmailEvents = {
  "email.ask": [
    { type: "email.ask", email: ` ${newEmailFixture.toUpperCase()} `, password: "matkhau88" },
    { type: "email.ask", email: newEmailFixture, password: "" },
    { type: "email.ask", email: "sennha.vn", password: "matkhau88" },
  ],
  "email.other": [{ type: "email.other" }],
  "code.change": [
    { type: "code.change", code: "482913" },
    { type: "code.change", code: "48" },
  ],
  "email.confirm": [{ type: "email.confirm" }],
} satisfies EventFixtures<ChangeEmailEvent>;

export const changeEmailOutcomes = {
  sendEmailCode: [accepted(null), emailRefusal, ownerRefusal, refused("internal")],
  confirmEmail: [accepted(null), refused("code_invalid", { facts: { attempts_left: 4 } })],
  readEmail: [accepted(newEmailFixture), accepted(ownEmailFixture), refused("internal")],
};
