import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { AccountDeletionEvent, AccountDeletionInput } from "./account-deletion.machine.ts";

export const wrongPassword = refused("invalid_request", {
  fields: { password: "Mật khẩu chưa đúng" },
});

export const accountDeletionInputs = {
  password: { hasPassword: true },
  google: { hasPassword: false },
} satisfies Record<string, AccountDeletionInput>;

export const accountDeletionEvents = {
  "deletion.ask": [{ type: "deletion.ask" }],
  "deletion.close": [{ type: "deletion.close" }],
  "deletion.confirm": [
    { type: "deletion.confirm", password: "matkhau88" },
    { type: "deletion.confirm", password: "" },
  ],
  "deletion.check": [{ type: "deletion.check" }],
} satisfies EventFixtures<AccountDeletionEvent>;

export const accountDeletionOutcomes = {
  deleteAccount: [accepted(null), wrongPassword, refused("internal")],
  askSession: [accepted(null), refused("unauthorized"), refused("internal")],
};
