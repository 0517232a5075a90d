import { msg } from "@lingui/core/macro";
import { inHours, inMinutes, inSeconds } from "#wire/durations.ts";
import { LIMITS, MINUTE, TIMES } from "#wire/limits.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "#wire/values.ts";

/** The page's own sentences, some with HTML; everything about a call comes from the document. */
export const PAGE_TEXTS = {
  title: msg({ id: "docs.title", message: "API cho chương trình của bạn" }),
  intro: msg({
    id: "docs.intro",
    message: "Gọi các công cụ của studio từ website, kho hàng hay máy bán hàng của bạn.",
  }),
  contents: msg({ id: "docs.contents", message: "Mục lục" }),
  field: msg({ id: "docs.field", message: "Mục" }),
  value: msg({ id: "docs.value", message: "Giá trị" }),
  required: msg({ id: "docs.required", message: "cần có" }),
  answer: msg({ id: "docs.answer", message: "Trả lời mẫu" }),
  open: msg({ id: "docs.open", message: "Ai cũng gọi được, không cần khoá." }),
  permission: msg({ id: "docs.permission", message: "Khoá cần có quyền dùng công cụ này." }),
  idempotent: msg({
    id: "docs.idempotent",
    message: `Gửi Idempotency-Key để gọi lại không tốn thêm credit: trong ${{ hours: inHours(TIMES.idempotency) }} giờ, cùng khoá và cùng nội dung nhận lại đúng câu trả lời đầu.`,
  }),
  sections: {
    Tools: msg({ id: "docs.section.tools", message: "Các công cụ" }),
    Generations: msg({ id: "docs.section.generations", message: "Lượt tạo" }),
    Pictures: msg({ id: "docs.section.pictures", message: "Kho ảnh" }),
    Credits: msg({ id: "docs.section.credits", message: "Credit" }),
    Catalogues: msg({ id: "docs.section.catalogues", message: "Danh mục" }),
  },
  start: {
    title: msg({ id: "docs.start", message: "Bắt đầu" }),
    steps: [
      msg({
        id: "docs.start.token",
        message: `Tạo khoá ở trang <a href="/api-management">Quản lý API</a> (gói {plan} trở lên). Giá trị <code>mau_…</code> chỉ hiện một lần; tối đa ${{ tokens: LIMITS.tokensPerUser }} khoá.`,
      }),
      msg({
        id: "docs.start.header",
        message:
          "Đặt khoá vào biến môi trường <code>MAU_TOKEN</code> và gửi trong <code>Authorization: Bearer</code>.",
      }),
      msg({
        id: "docs.start.run",
        message:
          "Gửi một lượt tạo: câu trả lời 202 có <code>id</code>. Hỏi <code>/api/generations/'{id}'</code>, nghe SSE, hoặc nhận webhook đến khi <code>status</code> là <code>completed</code>.",
      }),
      msg({
        id: "docs.start.picture",
        message: `Lấy ảnh ở <code>result.asset.url</code> (dùng được ${{ from: inMinutes(TIMES.signedUrlMin) }} đến ${{ to: inMinutes(TIMES.signedUrlMin + TIMES.signedUrlStep) }} phút) hoặc ở <code>/api/generations/'{id}'/download</code>.`,
      }),
    ],
    notes: [
      msg({
        id: "docs.note.limit",
        message: `Mỗi khoá có giới hạn lượt gọi riêng trong ${{ seconds: inSeconds(MINUTE) }} giây, đếm chung mọi máy chủ. Xem <code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code>, <code>RateLimit-Reset</code>; quá giới hạn nhận 429 kèm <code>Retry-After</code>.`,
      }),
      msg({
        id: "docs.note.pages",
        message:
          "Danh sách đọc theo trang: gửi lại <code>next_cursor</code> trong <code>cursor</code> đến khi nó là null. Mỗi <code>cursor</code> chỉ dùng cho danh sách đã trả về nó. Mục lạ trong query hoặc body được bỏ qua, nên <code>?page=2</code> vẫn là trang đầu.",
      }),
      msg({
        id: "docs.note.cors",
        message:
          "Gọi API từ máy chủ của bạn, đừng gọi từ trang web: khoá trong trang là khoá ai cũng đọc được. Vì vậy không có CORS, và trình duyệt ở địa chỉ khác không gọi được.",
      }),
      msg({
        id: "docs.note.bodies",
        message: `Body là JSON UTF-8, gửi với <code>Content-Type: application/json</code>. JSON trên ${{ kilobytes: LIMITS.compressFromBytes / 1024 }} KB được nén khi bạn gửi <code>Accept-Encoding: br</code> hoặc <code>gzip</code>; tệp có <code>ETag</code>, gửi lại trong <code>If-None-Match</code> để nhận 304. Địa chỉ viết bằng chữ thường và không có dấu gạch chéo ở cuối. Không gửi <code>Accept-Language</code> thì các câu theo <code>${{ language: DEFAULT_LANGUAGE }}</code>.`,
      }),
    ],
  },
  hooks: {
    title: msg({ id: "docs.hooks", message: "Webhook" }),
    before: msg({
      id: "docs.hooks.before",
      message:
        "Khi một lượt tạo kết thúc, Mẫu Studio gửi POST tới địa chỉ https bạn đặt ở trang Quản lý API, theo chuẩn Standard Webhooks: <code>webhook-id</code>, <code>webhook-timestamp</code>, <code>webhook-signature</code>.",
    }),
    after: msg({
      id: "docs.hooks.after",
      message: `Loại tin: <code>generation.completed</code>, <code>generation.failed</code>, <code>generation.cancelled</code>; <code>data</code> là lượt tạo như ở trên. Chữ ký là <code>v1,</code> và base64 của HMAC-SHA256 trên <code>id.timestamp.body</code>, khoá là phần base64 sau <code>whsec_</code>. Trả về 2xx trong ${{ seconds: inSeconds(TIMES.webhookAnswer) }} giây; nếu không, tin được gửi lại, tất cả ${{ tries: LIMITS.webhookTries }} lần trong ${{ hours: inHours(TIMES.webhookRetries) }} giờ, cùng một <code>webhook-id</code>.`,
    }),
  },
  refusals: {
    title: msg({ id: "docs.refusals", message: "Khi bị từ chối" }),
    before: msg({
      id: "docs.refusals.before",
      message: `Mỗi lời từ chối có mã trạng thái HTTP đúng nghĩa và <code>'{"code", "message", "detail", "fields"}'</code>. Chương trình của bạn nên xét <code>code</code>; <code>message</code> là câu cho người đọc, theo <code>Accept-Language</code> (${{ languages: LANGUAGES.join(", ") }}).`,
    }),
    rows: {
      unauthorized: msg({
        id: "docs.refusal.unauthorized",
        message:
          "Khoá sai, đã thay, đã xoá hoặc đang tắt, hoặc không nằm trong <code>Authorization: Bearer</code>.",
      }),
      insufficient_credits: msg({
        id: "docs.refusal.insufficient_credits",
        message:
          "Thiếu credit; kèm <code>balance</code>, <code>cost</code>, <code>shortage</code>, <code>alternatives</code>.",
      }),
      plan_required: msg({
        id: "docs.refusal.plan_required",
        message: "Gói hiện tại không có API. Khoá vẫn còn và chạy lại khi có gói.",
      }),
      service_not_permitted: msg({
        id: "docs.refusal.service_not_permitted",
        message: "Khoá không có quyền dùng công cụ này. Không tốn credit.",
      }),
      forbidden: msg({ id: "docs.refusal.forbidden", message: "Khoá API không gọi được mục này." }),
      not_found: msg({
        id: "docs.refusal.not_found",
        message: "Không có, hoặc không phải của bạn; địa chỉ sai có câu riêng.",
      }),
      invalid_request: msg({
        id: "docs.refusal.invalid_request",
        message:
          "Có mục chưa dùng được; <code>fields</code> nói từng mục, kèm khoảng hoặc các giá trị dùng được.",
      }),
      rate_limited: msg({
        id: "docs.refusal.rate_limited",
        message: "Quá giới hạn; đợi theo <code>Retry-After</code>.",
      }),
      engine_unavailable: msg({
        id: "docs.refusal.engine_unavailable",
        message: "Công cụ chưa dùng được lúc này. Không tốn credit.",
      }),
    },
  },
};
