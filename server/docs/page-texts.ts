import type { Language } from "#wire/values.ts";

interface PageTexts {
  title: string;
  intro: string;
  other: string;
  contents: string;
  field: string;
  value: string;
  required: string;
  answer: string;
  open: string;
  permission: string;
  idempotent: string;
  sections: Record<"Tools" | "Generations" | "Pictures" | "Credits" | "Catalogues", string>;
  start: { title: string; steps: (tokens: number) => string };
  hooks: { title: string; body: (tries: number) => string };
  refusals: { title: string; body: string };
}

/** The page's own sentences; everything about a call comes from the document. */
export const PAGE_TEXTS: Record<Language, PageTexts> = {
  vi: {
    title: "API cho chương trình của bạn",
    intro: "Gọi năm công cụ của studio từ website, kho hàng hay máy bán hàng của bạn.",
    other: "English",
    contents: "Mục lục",
    field: "Mục",
    value: "Giá trị",
    required: "cần có",
    answer: "Trả lời mẫu",
    open: "Ai cũng gọi được, không cần khoá.",
    permission: "Khoá cần có quyền dùng công cụ này.",
    idempotent:
      "Gửi Idempotency-Key để gọi lại không tốn thêm credit: trong 24 giờ, cùng khoá và cùng nội dung nhận lại đúng câu trả lời đầu.",
    sections: {
      Tools: "Năm công cụ",
      Generations: "Lượt tạo",
      Pictures: "Kho ảnh",
      Credits: "Credit",
      Catalogues: "Danh mục",
    },
    start: {
      title: "Bắt đầu",
      steps: (tokens) => `<ol>
<li>Tạo khoá ở trang <a href="/api-management">Quản lý API</a> (gói Khởi đầu trở lên). Giá trị <code>mau_…</code> chỉ hiện một lần; tối đa ${tokens} khoá.</li>
<li>Đặt khoá vào biến môi trường <code>MAU_TOKEN</code> và gửi trong <code>Authorization: Bearer</code>.</li>
<li>Gửi một lượt tạo: câu trả lời 202 có <code>id</code>. Hỏi <code>/api/generations/{id}</code>, nghe SSE, hoặc nhận webhook đến khi <code>status</code> là <code>completed</code>.</li>
<li>Lấy ảnh ở <code>result.asset.url</code> (dùng được 10 đến 15 phút) hoặc ở <code>/api/generations/{id}/download</code>.</li>
</ol>
<p>Mỗi khoá có giới hạn lượt gọi riêng trong 60 giây, đếm chung mọi máy chủ. Xem <code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code>, <code>RateLimit-Reset</code>; quá giới hạn nhận 429 kèm <code>Retry-After</code>.</p>
<p>Danh sách đọc theo trang: gửi lại <code>next_cursor</code> trong <code>cursor</code> đến khi nó là null. Mỗi <code>cursor</code> chỉ dùng cho danh sách đã trả về nó. Mục lạ trong query hoặc body được bỏ qua, nên <code>?page=2</code> vẫn là trang đầu.</p>
<p>Gọi API từ máy chủ của bạn, đừng gọi từ trang web: khoá trong trang là khoá ai cũng đọc được. Vì vậy không có CORS, và trình duyệt ở địa chỉ khác không gọi được.</p>
<p>Body là JSON UTF-8, gửi với <code>Content-Type: application/json</code>. JSON trên 1 KB được nén khi bạn gửi <code>Accept-Encoding: br</code> hoặc <code>gzip</code>; tệp có <code>ETag</code>, gửi lại trong <code>If-None-Match</code> để nhận 304. Địa chỉ viết bằng chữ thường và không có dấu gạch chéo ở cuối. Không gửi <code>Accept-Language</code> thì các câu là tiếng Việt.</p>`,
    },
    hooks: {
      title: "Webhook",
      body: (
        tries,
      ) => `<p>Khi một lượt tạo kết thúc, Mẫu Studio gửi POST tới địa chỉ https bạn đặt ở trang Quản lý API, theo chuẩn Standard Webhooks: <code>webhook-id</code>, <code>webhook-timestamp</code>, <code>webhook-signature</code>.</p>
<pre tabindex="0"><code>{"type": "generation.completed", "timestamp": "2026-11-27T02:40:06.000Z", "data": { … }}</code></pre>
<p>Loại tin: <code>generation.completed</code>, <code>generation.failed</code>, <code>generation.cancelled</code>; <code>data</code> là lượt tạo như ở trên. Chữ ký là <code>v1,</code> và base64 của HMAC-SHA256 trên <code>id.timestamp.body</code>, khoá là phần base64 sau <code>whsec_</code>. Trả về 2xx trong 15 giây; nếu không, tin được gửi lại, tất cả ${tries} lần trong 24 giờ, cùng một <code>webhook-id</code>.</p>`,
    },
    refusals: {
      title: "Khi bị từ chối",
      body: `<p>Mỗi lời từ chối có mã trạng thái HTTP đúng nghĩa và <code>{"code", "message", "detail", "fields"}</code>. Chương trình của bạn nên xét <code>code</code>; <code>message</code> là câu cho người đọc, theo <code>Accept-Language</code> (vi, en).</p>
<table><tbody>
<tr><th scope="row">401</th><td><code>unauthorized</code></td><td>Khoá sai, đã thay, đã xoá hoặc đang tắt, hoặc không nằm trong <code>Authorization: Bearer</code>.</td></tr>
<tr><th scope="row">402</th><td><code>insufficient_credits</code></td><td>Thiếu credit; kèm <code>balance</code>, <code>cost</code>, <code>shortage</code>, <code>alternatives</code>.</td></tr>
<tr><th scope="row">403</th><td><code>plan_required</code></td><td>Gói hiện tại không có API. Khoá vẫn còn và chạy lại khi có gói.</td></tr>
<tr><th scope="row">403</th><td><code>service_not_permitted</code></td><td>Khoá không có quyền dùng công cụ này. Không tốn credit.</td></tr>
<tr><th scope="row">403</th><td><code>forbidden</code></td><td>Khoá API không gọi được mục này.</td></tr>
<tr><th scope="row">404</th><td><code>not_found</code></td><td>Không có, hoặc không phải của bạn; địa chỉ sai có câu riêng.</td></tr>
<tr><th scope="row">422</th><td><code>invalid_request</code></td><td>Có mục chưa dùng được; <code>fields</code> nói từng mục, kèm khoảng hoặc các giá trị dùng được.</td></tr>
<tr><th scope="row">429</th><td><code>rate_limited</code></td><td>Quá giới hạn; đợi theo <code>Retry-After</code>.</td></tr>
<tr><th scope="row">503</th><td><code>engine_unavailable</code></td><td>Công cụ chưa dùng được lúc này. Không tốn credit.</td></tr>
</tbody></table>`,
    },
  },
  en: {
    title: "The API for your programs",
    intro: "Call the studio's five tools from your website, stock system or till.",
    other: "Tiếng Việt",
    contents: "Contents",
    field: "Field",
    value: "Value",
    required: "required",
    answer: "An answer",
    open: "Anyone may call it, without a token.",
    permission: "The token needs the permission for this tool.",
    idempotent:
      "Send an Idempotency-Key and a repeated call spends nothing: for 24 hours the same key and body get the first answer again.",
    sections: {
      Tools: "The five tools",
      Generations: "Generations",
      Pictures: "Pictures",
      Credits: "Credits",
      Catalogues: "Catalogues",
    },
    start: {
      title: "Begin",
      steps: (tokens) => `<ol>
<li>Create a token on the <a href="/api-management">API management</a> page (Starter plan and above). Its value <code>mau_…</code> is shown once; ${tokens} tokens at most.</li>
<li>Put it into the environment variable <code>MAU_TOKEN</code> and send it as <code>Authorization: Bearer</code>.</li>
<li>Send a run: the answer is 202 with an <code>id</code>. Ask <code>/api/generations/{id}</code>, listen by SSE, or take the webhook, until <code>status</code> is <code>completed</code>.</li>
<li>Fetch the picture at <code>result.asset.url</code> (good for 10 to 15 minutes) or from <code>/api/generations/{id}/download</code>.</li>
</ol>
<p>Each token has its own limit of calls in any 60 seconds, counted by all servers together. See <code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code>, <code>RateLimit-Reset</code>; beyond it the answer is 429 with <code>Retry-After</code>.</p>
<p>Lists come in pages: send <code>next_cursor</code> back as <code>cursor</code> until it is null. A cursor is good for the list that gave it. Unknown names in query and body are ignored, so <code>?page=2</code> is the first page again.</p>
<p>Call the API from your server, never from a web page: a token in a page can be read by everyone who opens it. That is why there is no CORS, and browsers on other origins can't call.</p>
<p>Bodies are JSON in UTF-8, sent with <code>Content-Type: application/json</code>. JSON over 1 KB is compressed when you send <code>Accept-Encoding: br</code> or <code>gzip</code>; files have an <code>ETag</code>, which in <code>If-None-Match</code> gets a 304. Paths are in small letters without a slash at the end. Without <code>Accept-Language</code> sentences are in Vietnamese.</p>`,
    },
    hooks: {
      title: "Webhooks",
      body: (
        tries,
      ) => `<p>When a run ends, Mẫu Studio posts to the https address you set on the API management page, by Standard Webhooks: <code>webhook-id</code>, <code>webhook-timestamp</code>, <code>webhook-signature</code>.</p>
<pre tabindex="0"><code>{"type": "generation.completed", "timestamp": "2026-11-27T02:40:06.000Z", "data": { … }}</code></pre>
<p>Types: <code>generation.completed</code>, <code>generation.failed</code>, <code>generation.cancelled</code>; <code>data</code> is the generation as above. The signature is <code>v1,</code> and the base64 of HMAC-SHA256 over <code>id.timestamp.body</code>; the key is the base64 after <code>whsec_</code>. Answer 2xx within 15 seconds; else it is sent again, ${tries} times in all within 24 hours, with the same <code>webhook-id</code>.</p>`,
    },
    refusals: {
      title: "Refusals",
      body: `<p>Each refusal has its proper HTTP status and <code>{"code", "message", "detail", "fields"}</code>. Your program should switch on <code>code</code>; <code>message</code> is a sentence for people, by <code>Accept-Language</code> (vi, en).</p>
<table><tbody>
<tr><th scope="row">401</th><td><code>unauthorized</code></td><td>The token is wrong, replaced, deleted or switched off, or isn't in <code>Authorization: Bearer</code>.</td></tr>
<tr><th scope="row">402</th><td><code>insufficient_credits</code></td><td>Too few credits; with <code>balance</code>, <code>cost</code>, <code>shortage</code>, <code>alternatives</code>.</td></tr>
<tr><th scope="row">403</th><td><code>plan_required</code></td><td>The present plan has no API. Tokens are kept and work again with the plan.</td></tr>
<tr><th scope="row">403</th><td><code>service_not_permitted</code></td><td>The token lacks this tool. Nothing was spent.</td></tr>
<tr><th scope="row">403</th><td><code>forbidden</code></td><td>Tokens can't call this.</td></tr>
<tr><th scope="row">404</th><td><code>not_found</code></td><td>It isn't there, or isn't yours; a wrong address has a sentence of its own.</td></tr>
<tr><th scope="row">422</th><td><code>invalid_request</code></td><td>Something can't be used; <code>fields</code> says what, with the range or the values that can.</td></tr>
<tr><th scope="row">429</th><td><code>rate_limited</code></td><td>Over the limit; wait for <code>Retry-After</code>.</td></tr>
<tr><th scope="row">503</th><td><code>engine_unavailable</code></td><td>The tool can't be used right now. Nothing was spent.</td></tr>
</tbody></table>`,
    },
  },
};
