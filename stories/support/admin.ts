import { adminUserFixture } from "#machines/admin-user/admin-user.fixtures.ts";
import type { AdminSummary, AdminUser } from "#wire/admin.ts";
import { LIMITS } from "#wire/limits.ts";

const summary: AdminSummary = {
  users: 1284,
  generations_today: 96,
  success_rate: 0.972,
  queue_depth: 3,
  revenue_month: 18_460_000,
  pending_comments: 0,
  pending_community: 4,
  pending_reports: 1,
};
const users: readonly AdminUser[] = [
  adminUserFixture,
  {
    ...adminUserFixture,
    ...{ id: "usr_dat", name: "Trần Đạt", email: "dat.tran@vairem.vn", plan: "pro" },
    ...{ credits: 412, generations: 230 },
  },
  {
    ...adminUserFixture,
    ...{ id: "usr_new", name: "Lê Thị Ngọc Ánh", email: "ngocanh@tiemmay.vn", plan: "free_trial" },
    ...{ is_verified: false, active: false, credits: 5, generations: 0 },
    last_generation_at: null,
  },
];
const listOf = <Item>(items: readonly Item[]) => ({
  ...{ items, total: items.length, limit: LIMITS.adminPage, offset: 0 },
});

/** What the made-up server answers administrators; undefined is a 404. */
export function adminAnswerTo(path: string): unknown {
  switch (path) {
    case "/api/admin/dashboard/summary":
      return summary;
    case "/api/admin/users/search":
      return listOf(users);
  }
  return undefined;
}
