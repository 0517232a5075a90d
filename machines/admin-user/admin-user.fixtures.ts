import type { AdminUser } from "#wire/admin.ts";
import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { AdminUserEvent, AdminUserInput } from "./admin-user.machine.ts";

export const adminUserFixture: AdminUser = {
  id: "usr_hanh",
  name: "Hạnh Nguyễn",
  email: "hanh@sennha.vn",
  plan: "basic",
  is_verified: true,
  active: true,
  totp_enabled: true,
  credits: 17,
  generations: 31,
  last_generation_at: "2026-11-27T02:40:00.000Z",
  created_at: "2026-11-01T02:40:00.000Z",
};

export const adminUserInputs = {
  other: { id: "usr_hanh", isOwn: false },
  own: { id: "usr_hanh", isOwn: true },
} satisfies Record<string, AdminUserInput>;

export const adminUserEvents = {
  "user.retry": [{ type: "user.retry" }],
  "draft.change": [
    { type: "draft.change", change: { plan: "pro" } },
    { type: "draft.change", change: { active: false } },
    { type: "draft.change", change: { totp: false } },
    { type: "draft.change", change: { credits: "-20" } },
    { type: "draft.change", change: { credits: "20" } },
    { type: "draft.change", change: { reason: "Bù lượt hỏng" } },
  ],
  "changes.save": [{ type: "changes.save" }],
  "changes.undo": [{ type: "changes.undo" }],
  "changes.keep": [{ type: "changes.keep" }],
  "user.close": [{ type: "user.close" }],
} satisfies EventFixtures<AdminUserEvent>;

export const adminUserOutcomes = {
  loadUser: [accepted(adminUserFixture), refused("not_found")],
  saveUser: [accepted({ ...adminUserFixture, plan: "pro", credits: 37 }), refused("internal")],
};
