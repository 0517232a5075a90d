import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { StepSecret, TwoStepsEvent, TwoStepsInput } from "./two-steps.setup.ts";

export const stepSecretFixture: StepSecret = {
  secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  url: "otpauth://totp/Mau%20Studio:hanh%40sennha.vn?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Mau%20Studio",
  recovery_codes: ["abcde-fghij", "klmno-pqrst", "uvwxy-z2345", "67abc-defgh"],
};
export const twoStepsInputs = {
  off: { isOn: false },
  on: { isOn: true },
} satisfies Record<string, TwoStepsInput>;

export const ownerRefusal = refused("invalid_request", {
  fields: { password: "Mật khẩu hiện tại chưa đúng" },
});
export const stepCodeRefusal = refused("invalid_request", {
  fields: { code: "Mã xác nhận chưa đúng" },
});

export const twoStepsEvents = {
  "steps.begin": [
    { type: "steps.begin", password: "matkhau88" },
    { type: "steps.begin", password: "" },
  ],
  "code.change": [
    { type: "code.change", code: "482913" },
    { type: "code.change", code: "48" },
  ],
  "steps.turnOn": [{ type: "steps.turnOn" }],
  "steps.turnOff": [{ type: "steps.turnOff" }],
  "codes.copy": [{ type: "codes.copy" }],
  "codes.save": [{ type: "codes.save" }],
  "codes.kept": [{ type: "codes.kept" }],
  "steps.changed": [
    { type: "steps.changed", isOn: true },
    { type: "steps.changed", isOn: false },
  ],
} satisfies EventFixtures<TwoStepsEvent>;

export const twoStepsOutcomes = {
  startSteps: [accepted(stepSecretFixture), ownerRefusal, refused("internal")],
  turnOnSteps: [accepted(null), stepCodeRefusal, refused("conflict")],
  turnOffSteps: [accepted(null), stepCodeRefusal, refused("conflict")],
  readSteps: [accepted(true), accepted(false), refused("internal")],
  copyText: [true, false],
};
