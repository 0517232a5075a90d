import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ErrorCode } from "#wire/errors.ts";
import { LIMITS } from "#wire/limits.ts";
import type { VariantCode } from "./sentence-codes.ts";

/** What a refusal says, by its code. Braces are filled by describeError. */
export const REFUSALS: Record<ErrorCode, MessageDescriptor> = {
  invalid_request: msg({
    id: "server.error.invalid_request",
    message: "Có mục chưa dùng được. Bạn xem lại rồi thử lại.",
  }),
  invalid_json: msg({
    id: "server.error.invalid_json",
    message: "Không đọc được yêu cầu vì JSON sai cú pháp.",
  }),
  unauthorized: msg({
    id: "error.login_needed",
    message: "Đăng nhập để dùng tính năng này.",
  }),
  token_expired: msg({
    id: "server.error.token_expired",
    message: "Phiên đăng nhập đã hết. Bạn đăng nhập lại nhé.",
  }),
  invalid_credentials: msg({
    id: "error.check_credentials",
    message: "Bạn xem lại email và mật khẩu rồi thử lại.",
  }),
  totp_required: msg({
    id: "server.error.totp_required",
    message: `Nhập mã ${{ digits: LIMITS.codeDigits }} số trong ứng dụng xác thực.`,
  }),
  insufficient_credits: msg({
    id: "server.error.insufficient_credits",
    message: "Bạn còn {balance} credit, lượt này cần {cost}. Thiếu {shortage}.",
  }),
  forbidden: msg({
    id: "server.error.forbidden",
    message: "Tài khoản của bạn không làm được việc này.",
  }),
  service_not_permitted: msg({
    id: "server.error.service_not_permitted",
    message: "Khoá này không được dùng công cụ đó.",
  }),
  email_not_verified: msg({
    id: "server.error.email_not_verified",
    message: "Bạn cần xác nhận email trước. Có thể lấy lại mã.",
  }),
  account_disabled: msg({
    id: "server.error.account_disabled",
    message: "Tài khoản này đã bị tắt. Bạn liên hệ để được mở lại.",
  }),
  plan_required: msg({
    id: "server.error.plan_required",
    message: "Gói của bạn chưa có phần này. Gói cao hơn mới có.",
  }),
  link_expired: msg({
    id: "server.error.link_expired",
    message: "Đường dẫn đã quá hạn. Bạn tải lại trang để lấy đường dẫn mới.",
  }),
  not_found: msg({
    id: "server.error.not_found",
    message: "Không có mục này, hoặc mục này không phải của bạn.",
  }),
  method_not_allowed: msg({
    id: "server.error.method_not_allowed",
    message: "Địa chỉ này không nhận cách gọi đó.",
  }),
  request_timeout: msg({
    id: "server.error.request_timeout",
    message:
      "Yêu cầu đứng yên {seconds} giây nên đã bị dừng. Chưa có gì được lưu; bạn gửi lại nhé.",
  }),
  conflict: msg({
    id: "server.error.conflict",
    message: "Việc này đang chạy dở. Bạn đợi một lát rồi thử lại.",
  }),
  email_taken: msg({
    id: "server.error.email_taken",
    message: "Email này đã có tài khoản. Bạn đăng nhập nhé.",
  }),
  file_too_large: msg({
    id: "error.file_too_large",
    message: "Tệp nặng quá. Tối đa {maxSize} MB.",
  }),
  body_too_large: msg({
    id: "server.error.body_too_large",
    message: "Yêu cầu dài quá {maxSize} KB.",
  }),
  quota_exceeded: msg({
    id: "server.error.quota_exceeded",
    message: "Kho ảnh đã đầy. Bạn xoá bớt ảnh hoặc lên gói lớn hơn.",
  }),
  unsupported_file_type: msg({
    id: "error.wrong_type",
    message: "Loại tệp này không dùng được. Chỉ nhận tệp {acceptedTypes}.",
  }),
  unreadable_image: msg({
    id: "server.error.unreadable_image",
    message: "Ảnh bị hỏng nên không đọc được. Bạn chọn tệp khác.",
  }),
  image_too_large: msg({
    id: "server.error.image_too_large",
    message: "Ảnh có nhiều điểm ảnh quá. Tối đa {maxMegapixels} megapixel.",
  }),
  image_too_small: msg({
    id: "problem.picture_small",
    message: "Ảnh nhỏ quá. Cạnh ngắn cần ít nhất {minSide} px.",
  }),
  empty_file: msg({ id: "error.empty_file", message: "Tệp này trống. Bạn chọn tệp khác." }),
  code_invalid: msg({
    id: "problem.code_wrong",
    message: "Mã xác nhận chưa đúng. Bạn nhập lại nhé.",
  }),
  code_expired: msg({ id: "server.error.code_expired", message: "Mã đã quá hạn. Bạn lấy mã mới." }),
  idempotency_key_reused: msg({
    id: "server.error.idempotency_key_reused",
    message: "Khoá chống gửi trùng này đã dùng cho một yêu cầu khác.",
  }),
  unsupported_combination: msg({
    id: "server.error.unsupported_combination",
    message: "Mô hình này không có lựa chọn đó.",
  }),
  instruction_not_supported: msg({
    id: "server.error.instruction_not_supported",
    message: "Không làm được lời dặn này ở đây. Lượt này không tốn credit.",
  }),
  rate_limited: msg({
    id: "server.error.rate_limited",
    message: "Bạn thao tác nhanh quá. Đợi {seconds} giây rồi thử lại.",
  }),
  engine_unavailable: msg({
    id: "server.error.engine_unavailable",
    message: "Công cụ này chưa dùng được lúc này. Lượt này không tốn credit.",
  }),
  database_unavailable: msg({
    id: "server.error.database_unavailable",
    message: "Máy chủ đang bận. Bạn đợi một lát rồi thử lại.",
  }),
  storage_full: msg({
    id: "server.error.storage_full",
    message: "Máy chủ đang hết chỗ chứa. Chưa có gì được lưu; bạn thử lại sau nhé.",
  }),
  internal: msg({
    id: "server.error.internal",
    message: "Máy chủ gặp lỗi. Bạn đợi một lát rồi thử lại.",
  }),
};

/** Sentences that stand in for a code's own where more can be said. */
export const VARIANTS: Record<VariantCode, MessageDescriptor> = {
  heic: msg({
    id: "server.variant.heic",
    message:
      "{name} là ảnh HEIC nên không dùng được. Chỉ nhận tệp {acceptedTypes}. Trên iPhone: vào Cài đặt, Camera, Định dạng, chọn Tương thích nhất; hoặc xuất ảnh ra JPEG.",
  }),
  reset_link: msg({
    id: "server.variant.reset_link",
    message: "Đường dẫn này đã dùng hoặc đã quá hạn. Bạn lấy đường dẫn mới.",
  }),
  generation_open: msg({
    id: "server.variant.generation_open",
    message: "Lượt này đang chạy. Bạn huỷ lượt trước rồi mới xoá được.",
  }),
  result_asset: msg({
    id: "server.variant.result_asset",
    message: "Ảnh này thuộc một lượt tạo. Bạn xoá ở trang Lịch sử.",
  }),
  ended: msg({ id: "server.variant.ended", message: "Lượt này đã kết thúc." }),
  not_completed: msg({
    id: "server.variant.not_completed",
    message: "Lượt này chưa có kết quả để đưa ra ngoài.",
  }),
  withdrawn: msg({
    id: "server.variant.withdrawn",
    message: "Kết quả này đã bị gỡ sau khi có người báo cáo, nên không chia sẻ được nữa.",
  }),
  community_rejected: msg({
    id: "server.variant.community_rejected",
    message: "Kết quả này không được duyệt vào cộng đồng.",
  }),
  forms_busy: msg({
    id: "server.variant.forms_busy",
    message: "Đang có nhiều tệp gửi lên cùng lúc. Bạn đợi {seconds} giây rồi gửi lại nhé.",
  }),
  rate_minutes: msg({
    id: "server.variant.rate_minutes",
    message: "Bạn thao tác nhanh quá. Đợi {minutes} phút rồi thử lại.",
  }),
  report_decided: msg({
    id: "server.variant.report_decided",
    message: "Báo cáo này đã được xử lý.",
  }),
  google_refused: msg({
    id: "server.variant.google_refused",
    message: "Google chưa xác nhận lần đăng nhập này. Bạn thử lại nhé.",
  }),
  google_away: msg({
    id: "server.variant.google_away",
    message: "Chưa gọi được Google lúc này. Bạn thử lại, hoặc đăng nhập bằng email.",
  }),
  google_unverified: msg({
    id: "server.variant.google_unverified",
    message:
      "Google báo email này chưa được xác nhận. Bạn xác nhận ở Google, hoặc đăng ký bằng mật khẩu.",
  }),
  google_other: msg({
    id: "server.variant.google_other",
    message: "Email này đã liên kết với một tài khoản Google khác.",
  }),
  google_totp: msg({
    id: "server.variant.google_totp",
    message: "Tài khoản này có mã xác thực. Bạn đăng nhập bằng email và mật khẩu.",
  }),
  google_expired: msg({
    id: "server.variant.google_expired",
    message: "Lần đăng nhập này đã quá hạn hoặc đã dùng rồi. Bạn bắt đầu lại nhé.",
  }),
  totp_on: msg({ id: "server.variant.totp_on", message: "Mã xác thực đang bật rồi." }),
  totp_off: msg({
    id: "server.variant.totp_off",
    message: "Mã xác thực chưa được bật. Bạn bắt đầu lại nhé.",
  }),
  gateway_away: msg({
    id: "server.variant.gateway_away",
    message: "Chưa mở được cổng thanh toán. Bạn chưa mất tiền. Đợi một lát rồi thử lại.",
  }),
  checkout_ended: msg({
    id: "server.variant.checkout_ended",
    message: "Đơn này đã kết thúc nên không huỷ được.",
  }),
  not_refundable: msg({
    id: "server.variant.not_refundable",
    message: "Khoản này chưa thanh toán hoặc đã hoàn rồi.",
  }),
  token_unknown: msg({
    id: "server.variant.token_unknown",
    message: "Khoá API này không đúng, đã tắt hoặc đã được đổi.",
  }),
  token_limit: msg({
    id: "server.variant.token_limit",
    message: "Bạn đã có {limit} khoá. Xoá bớt một khoá rồi tạo khoá mới.",
  }),
  token_form: msg({
    id: "server.variant.token_form",
    message: "Khoá API này không đủ ký tự hoặc gõ nhầm. Bạn chép lại, hoặc tạo khoá mới.",
  }),
  token_forbidden: msg({
    id: "server.variant.token_forbidden",
    message: "Khoá API không gọi được mục này. Mục này cần phiên đăng nhập của một người.",
  }),
  credential_form: msg({
    id: "server.variant.credential_form",
    message: "Gửi khoá API trong header: Authorization: Bearer mau_…",
  }),
  signature_wrong: msg({
    id: "server.variant.signature_wrong",
    message: "Chữ ký của tin báo này không đúng.",
  }),
  json_type: msg({
    id: "server.variant.json_type",
    message: "Không đọc được yêu cầu. Gửi JSON với Content-Type: application/json.",
  }),
  path_unknown: msg({ id: "server.variant.path_unknown", message: "Không có gì ở địa chỉ này." }),
  path_meant: msg({
    id: "server.variant.path_meant",
    message: "Không có gì ở địa chỉ này. Có phải bạn muốn gọi {meant}?",
  }),
  gateway_unset: msg({
    id: "server.variant.gateway_unset",
    message: "Cổng thanh toán này chưa được cài đặt ở đây.",
  }),
  post_unknown: msg({
    id: "server.variant.post_unknown",
    message: "Không có bài viết này, hoặc bài đã được gỡ.",
  }),
  post_changed: msg({
    id: "server.variant.post_changed",
    message: "Quản trị viên khác vừa lưu bài này. Bản của bạn chưa được lưu.",
  }),
  category_unknown: msg({
    id: "server.variant.category_unknown",
    message: "Không có chuyên mục này.",
  }),
  tag_unknown: msg({ id: "server.variant.tag_unknown", message: "Không có nhãn này." }),
  category_used: msg({
    id: "server.variant.category_used",
    message:
      "Chuyên mục này còn {count} bài viết. Bạn chuyển sang chuyên mục khác rồi mới xoá được.",
  }),
  tag_used: msg({
    id: "server.variant.tag_used",
    message: "Nhãn này còn ở {count} bài viết. Bạn bỏ nhãn khỏi bài rồi mới xoá được.",
  }),
  author_used: msg({
    id: "server.variant.author_used",
    message: "Tác giả này còn {count} bài viết. Bạn đổi tác giả rồi mới xoá được.",
  }),
  newsletter_link_old: msg({
    id: "server.variant.newsletter_link_old",
    message: "Đường dẫn này đã quá hạn. Bạn điền email ở mục Nhận thư tin để lấy đường dẫn mới.",
  }),
  newsletter_link_unknown: msg({
    id: "server.variant.newsletter_link_unknown",
    message: "Đường dẫn này không đủ ký tự hoặc không đúng. Bạn mở lại từ thư.",
  }),
  google_unset: msg({
    id: "server.variant.google_unset",
    message: "Đăng nhập bằng Google chưa được cài đặt ở đây.",
  }),
};
