import { adminUserFixture } from "#machines/admin-user/admin-user.fixtures.ts";
import { paymentFixture as paid } from "#machines/refund/refund.fixtures.ts";
import type {
  AdminCommunityItem,
  AdminContactMessage,
  AdminPayment,
  AdminReport,
  AdminSummary,
  AdminUser,
  AuditEntry,
  GenerationStatistics,
  UserStatistics,
} from "#wire/admin.ts";
import type { AdminComment } from "#wire/blog-desk.ts";
import { LIMITS } from "#wire/limits.ts";
import type { Subscriber } from "#wire/newsletter.ts";
import { FEATURES } from "#wire/values.ts";
import { deskAnswerTo } from "./blog.ts";
import { dressed } from "./samples.ts";

const summary: AdminSummary = {
  users: 1284,
  generations_today: 96,
  success_rate: 0.972,
  queue_depth: 3,
  revenue_month: 18_460_000,
  pending_comments: 1,
  pending_community: 4,
  pending_reports: 1,
  contact_messages: 5,
  subscribers: 318,
  days: [41, 52, 38, 47, 60, 72, 55, 49, 63, 58, 71, 84, 79, 96].map((generations, n) => ({
    date: `2026-11-${16 + n}`,
    generations,
    failed: n % 4,
  })),
};
const users: readonly AdminUser[] = [
  adminUserFixture,
  {
    ...adminUserFixture,
    id: "usr_dat",
    name: "Trần Đạt",
    email: "dat.tran@vairem.vn",
    plan: "pro",
    credits: 412,
    generations: 230,
  },
  {
    ...adminUserFixture,
    id: "usr_new",
    name: "Lê Thị Ngọc Ánh",
    email: "ngocanh@tiemmay.vn",
    plan: "free_trial",
    is_verified: false,
    active: false,
    totp_enabled: false,
    credits: 5,
    generations: 0,
    last_generation_at: null,
  },
];
const series = ["2026-08-01", "2026-10-01", "2026-11-01"].flatMap((date, month) =>
  FEATURES.map((feature, tool) => ({ date, feature, count: 12 + month * 9 - tool * 2 })),
);
const generationStatistics: GenerationStatistics = {
  total: series.reduce((sum, { count }) => sum + count, 0),
  by_feature: {},
  by_status: { queued: 2, processing: 1, completed: 238, failed: 7, cancelled: 7 },
  series,
  success_rate: 0.972,
  p50_ms: 31_000,
};
const userStatistics: UserStatistics = {
  total: 1284,
  verified: 1107,
  new: [
    { date: "2026-09-01", count: 310 },
    { date: "2026-10-01", count: 402 },
    { date: "2026-11-01", count: 572 },
  ],
  by_plan: {
    free_trial: 980,
    basic: 160,
    starter: 70,
    pro: 48,
    professional: 12,
    premium: 13,
    enterprise: 1,
  },
};
const ownerOf = ({ id, name, email }: AdminUser) => ({ id, name, email });
const payments: readonly AdminPayment[] = [
  paid,
  {
    ...paid,
    id: "pay_2",
    checkout_id: "chk_2",
    status: "refunded",
    refunded_at: "2026-11-27T08:00:00.000Z",
    refund_reason: "Trả nhầm hai lần",
  },
  {
    ...paid,
    id: "pay_3",
    checkout_id: "chk_3",
    status: "pending",
    checkout_status: "review",
    paid_at: null,
  },
];
const owner = ownerOf(adminUserFixture);
const offered: AdminCommunityItem = {
  id: "com_1",
  generation_id: "gen_linh",
  feature: "virtual_try_on",
  asset: dressed,
  style_name: null,
  status: "pending",
  owner,
  created_at: "2026-11-27T02:40:00.000Z",
  decided_at: null,
};
const report: AdminReport = {
  id: "rep_1",
  subject: "share",
  subject_id: "shr_1",
  asset: dressed,
  owner,
  reason: "Ảnh này là của tôi, tôi chưa cho phép dùng.",
  reporter_email: null,
  status: "open",
  created_at: "2026-11-27T02:40:00.000Z",
  decided_at: null,
};
const written: AdminContactMessage = {
  id: "ctc_1",
  first_name: "Hạnh",
  last_name: "Nguyễn",
  email: "hanh@sennha.vn",
  phone: "0901 234 567",
  topic: "billing",
  language: "vi",
  sender: owner,
  description: "Xưởng mình có 12 người, cần gói riêng.\nCho mình xin báo giá.",
  files: [
    { file: "1.png", name: "Váy đỏ.png", mime: "image/png", bytes: 84_000 },
    { file: "2.pdf", name: "Hoá đơn.pdf", mime: "application/pdf", bytes: 240_000 },
  ],
  created_at: "2026-11-27T02:40:00.000Z",
};
const entryOf = (
  id: string,
  action: string,
  details: Record<string, unknown>,
  subject_id = "usr_hanh",
): AuditEntry => ({
  id,
  action,
  details,
  subject_id,
  admin_email: "quan.tri@mau.test",
  created_at: "2026-11-27T02:40:00.000Z",
});
const entries: readonly AuditEntry[] = [
  entryOf("aud_3", "user.credits", { credits: 20, balance: 37, reason: "Bù lượt hỏng" }),
  entryOf("aud_2", "user.plan", { from: "basic", to: "pro" }),
  entryOf(
    "aud_1",
    "payment.refunded",
    { reason: "Trả nhầm", amount: 99_000, credits_taken: 42, money: "by_hand" },
    "pay_1",
  ),
  entryOf("aud_0", "site.moved", { place: "Huế" }, "site"),
];
const adminComments: readonly AdminComment[] = [
  {
    id: "cmt_2",
    text: "Vải đen thì chụp sao cho rõ nếp vậy bạn?\nShop tôi bán toàn đồ đen.",
    author_name: owner.name,
    is_own: false,
    status: "pending",
    created_at: "2026-11-29T03:00:00.000Z",
    owner,
    post: { id: "pst_1", slug: "chup-vay-o-nha", title: "Chụp váy ở nhà mà rõ từng nếp vải" },
    decided_at: null,
  },
  {
    id: "cmt_1",
    text: "Cảm ơn bài viết.",
    author_name: "Minh Anh",
    is_own: false,
    status: "approved",
    created_at: "2026-11-28T03:00:00.000Z",
    owner: null,
    post: { id: "pst_1", slug: "chup-vay-o-nha", title: "Chụp váy ở nhà mà rõ từng nếp vải" },
    decided_at: "2026-11-28T04:00:00.000Z",
  },
];
const subscribers: readonly Subscriber[] = [
  {
    id: "sub_1",
    email: "hanh@sennha.vn",
    language: "vi",
    status: "confirmed",
    created_at: "2026-11-27T02:40:00.000Z",
    confirmed_at: "2026-11-27T02:44:00.000Z",
    left_at: null,
  },
  {
    id: "sub_2",
    email: "anna@linen.example",
    language: "en",
    status: "pending",
    created_at: "2026-11-28T02:40:00.000Z",
    confirmed_at: null,
    left_at: null,
  },
];
const listOf = <Item>(items: readonly Item[]) => ({
  items,
  total: items.length,
  limit: LIMITS.adminPage,
  offset: 0,
});

/** What the made-up server answers administrators; undefined is a 404. */
export function adminAnswerTo(path: string): unknown {
  if (path.startsWith("/api/admin/blog/")) return deskAnswerTo(path);
  switch (path) {
    case "/api/admin/community":
      return listOf([offered, { ...offered, id: "com_2", feature: "image_editing" }]);
    case "/api/admin/reports":
      return listOf([report, { ...report, id: "rep_2", asset: null, owner: null }]);
    case "/api/admin/contact":
      return listOf([written, { ...written, id: "ctc_2", files: [], sender: null, phone: null }]);
    case "/api/admin/comments":
      return listOf(adminComments);
    case "/api/admin/subscribers":
      return listOf(subscribers);
    case "/api/admin/audit":
      return listOf(entries);
    case "/api/admin/payments":
      return listOf(payments);
    case `/api/admin/payments/${paid.id}/refund`:
      return { payment: paid, credits_taken: 42, money: "by_hand" };
    case "/api/admin/dashboard/summary":
      return summary;
    case "/api/admin/statistics/generations":
      return generationStatistics;
    case "/api/admin/statistics/users":
      return userStatistics;
    case "/api/admin/users/generation-summary":
    case "/api/admin/users/search":
      return listOf(users);
  }
  return undefined;
}
