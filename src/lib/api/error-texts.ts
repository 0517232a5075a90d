import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Refused } from "#machines/kit/outcome.ts";
import { fill } from "#src/lib/text/fill.ts";
import { formatLength } from "#src/lib/text/format.ts";
import { LIMITS } from "#wire/limits.ts";

/** The app's own sentence for a code, in the language chosen now; the server's is the last resort. */
const SENTENCES: Record<string, MessageDescriptor> = {
  unreachable: msg({
    id: "error.unreachable",
    message: "Mạng đang chập chờn. Những gì bạn đã nhập vẫn còn, bạn thử lại nhé.",
  }),
  invalid_credentials: msg({
    id: "error.invalid_credentials",
    message: "Email hoặc mật khẩu chưa đúng.",
  }),
  email_not_verified: msg({
    id: "error.email_not_verified",
    message: "Email này chưa xác nhận. Nhập mã trong thư, hoặc lấy mã mới.",
  }),
  account_disabled: msg({
    id: "error.account_disabled",
    message: "Tài khoản này đang bị khoá. Bạn liên hệ chúng tôi để mở lại.",
  }),
  email_taken: msg({
    id: "error.email_taken",
    message: "Email này đã có tài khoản. Bạn đăng nhập, hoặc đặt lại mật khẩu.",
  }),
  code_expired: msg({ id: "error.code_expired", message: "Mã đã quá hạn. Bạn lấy mã mới." }),
  unauthorized: msg({
    id: "error.unauthorized",
    message: "Phiên đăng nhập đã kết thúc. Bạn đăng nhập lại.",
  }),
  token_expired: msg({
    id: "error.token_expired",
    message: "Phiên đăng nhập đã hết hạn. Bạn đăng nhập lại.",
  }),
  instruction_not_supported: msg({
    id: "error.instruction_not_supported",
    message:
      "Máy tại chỗ chưa làm được lời dặn này. Máy sửa được màu sắc, ánh sáng, nền, độ nét, da, cắt và xoay ảnh.",
  }),
  not_found: msg({ id: "error.not_found", message: "Không còn thấy mục này nữa." }),
  conflict: msg({
    id: "error.conflict",
    message: "Mục này vừa đổi ở nơi khác. Bạn xem lại rồi thử tiếp.",
  }),
  engine_unavailable: msg({
    id: "error.engine_unavailable",
    message: "Máy vẽ đang tạm nghỉ. Chưa tốn credit nào, bạn đợi một lát rồi thử lại.",
  }),
  database_unavailable: msg({
    id: "error.database_unavailable",
    message: "Máy chủ đang khởi động lại. Bạn đợi một lát rồi thử lại.",
  }),
  storage_full: msg({
    id: "error.storage_full",
    message: "Máy chủ đang hết chỗ chứa ảnh. Chưa có gì được lưu; bạn thử lại sau nhé.",
  }),
  image_too_small: msg({
    id: "error.image_too_small",
    message: `Ảnh nhỏ quá. Cạnh ngắn cần ít nhất ${{ least: LIMITS.toolMinSide }} px.`,
  }),
  image_too_large: msg({
    id: "error.image_too_large",
    message: `Ảnh có quá nhiều điểm ảnh. Tối đa ${{ megapixels: LIMITS.imagePixels / 1_000_000 }} megapixel.`,
  }),
  unreadable_image: msg({
    id: "error.unreadable_image",
    message: "Không đọc được ảnh này. Tệp bị hỏng hoặc thiếu một phần.",
  }),
  empty_file: msg({ id: "error.empty_file", message: "Tệp này trống. Bạn chọn tệp khác." }),
  quota_exceeded: msg({
    id: "error.quota_exceeded",
    message: "Kho ảnh đã đầy. Xoá bớt ảnh cũ rồi tải lên tiếp.",
  }),
  insufficient_credits: msg({
    id: "error.insufficient_credits",
    message: "Không đủ credit cho lượt này.",
  }),
  consent_needed: msg({
    id: "error.consent_needed",
    message:
      "Ảnh chưa được tải lên, vì bạn chưa xác nhận được phép dùng ảnh. Chọn lại ảnh để làm tiếp.",
  }),
  internal: msg({
    id: "error.internal",
    message: "Máy chủ gặp trục trặc. Không mất gì cả, bạn đợi một lát rồi thử lại.",
  }),
};
const RATE_LIMITED = msg({
  id: "error.rate_limited",
  message: "Bạn thao tác nhanh quá. Đợi {wait} rồi thử lại.",
});
const STATUS_ONLY = msg({ id: "error.status_only", message: "Máy chủ API báo lỗi, mã {status}" });
const CODE_INVALID = msg({
  id: "error.code_invalid",
  message: "Mã xác nhận chưa đúng. Còn {left} lần thử.",
});

export function sentenceFor(i18n: I18n, refusal: Refused): string {
  const { code, facts, fields, message } = refusal;
  // The server names the words it could not follow.
  if (code === "instruction_not_supported" && fields?.prompt) return fields.prompt;
  if (code === "rate_limited")
    return fill(i18n, RATE_LIMITED, {
      wait: formatLength(i18n, (facts?.retry_after ?? 60) * 1000),
    });
  if (code === "code_invalid" && facts?.attempts_left !== undefined) {
    return fill(i18n, CODE_INVALID, { left: facts.attempts_left });
  }
  const known = SENTENCES[code];
  if (known) return i18n._(known);
  if (message) return message;
  return fill(i18n, STATUS_ONLY, { status: facts?.status ?? code });
}

/** What stands above a form: nothing when every refused field says its own. */
export const formSentence = (i18n: I18n, refusal: Refused | null): string | null =>
  refusal === null || (refusal.code === "invalid_request" && refusal.fields)
    ? null
    : sentenceFor(i18n, refusal);
