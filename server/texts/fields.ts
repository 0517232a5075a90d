import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { inMinutes } from "#wire/durations.ts";
import { HAIRSTYLES } from "#wire/hairstyles.ts";
import { LIMITS, TIMES } from "#wire/limits.ts";
import type { BoundCode, FieldCode } from "./sentence-codes.ts";

/** What stands beside a field. */
export const FIELDS: Record<FieldCode, MessageDescriptor> = {
  asset_unknown: msg({ id: "server.field.asset_unknown", message: "Ảnh này không còn nữa" }),
  code_format: msg({ id: "problem.code_format", message: "Nhập đúng mã xác nhận" }),
  code_wrong: msg({
    id: "problem.code_wrong",
    message: "Mã xác nhận chưa đúng. Bạn nhập lại nhé.",
  }),
  colour_format: msg({ id: "server.field.colour_format", message: "Nhập mã màu, ví dụ #8a3ffc" }),
  control_characters: msg({
    id: "server.field.control_characters",
    message: "Bỏ các ký tự ẩn trong mục này",
  }),
  credits_short: msg({
    id: "server.field.credits_short",
    message: "Tài khoản này không có đủ chừng ấy credit",
  }),
  cursor_unknown: msg({
    id: "server.field.cursor_unknown",
    message: "Không rõ chỗ này của danh sách, mở lại từ trang đầu",
  }),
  date_format: msg({ id: "server.field.date_format", message: "Nhập ngày, ví dụ 2026-11-27" }),
  email_invalid: msg({ id: "problem.email_invalid", message: "Nhập đúng địa chỉ email" }),
  email_same: msg({ id: "server.field.email_same", message: "Bạn đang dùng email này" }),
  hair_words: msg({
    id: "server.field.hair_words",
    message: `Máy này chưa làm được: “{words}”. Làm được: ${{ styles: HAIRSTYLES.length }} kiểu có sẵn gọi theo tên, ngắn hay dài, thẳng hay xoăn, mái, rẽ ngôi, phồng và màu tóc.`,
  }),
  instruction_words: msg({
    id: "server.field.instruction_words",
    message:
      "Máy này chưa làm được: “{words}”. Làm được: đổi màu áo, quần, tóc, nền; xóa hoặc làm mờ nền; sáng tối, ấm lạnh, tương phản, độ tươi; làm nét, khử nhiễu, mịn da; đen trắng, hoài cổ, tranh vẽ; cắt, xoay, lật, chỉnh thẳng.",
  }),
  video_words: msg({
    id: "server.field.video_words",
    message:
      "Máy này chưa làm được: “{words}”. Người trong ảnh không đi, nhảy hay xoay mình được. Làm được: máy quay tiến, lùi, lia; gió, tóc bay; nhanh, chậm, đứng yên.",
  }),
  format: msg({ id: "server.field.format", message: "Nhập đúng dạng của mục này" }),
  invalid_value: msg({
    id: "server.field.invalid_value",
    message: "Chọn một trong các lựa chọn có sẵn",
  }),
  link_format: msg({
    id: "server.field.link_format",
    message: "Nhập địa chỉ đầy đủ, ví dụ https://shop.example/don-hang",
  }),
  mask_size: msg({ id: "server.field.mask_size", message: "Vùng tô phải cùng cỡ với ảnh" }),
  files_many: msg({
    id: "problem.files_many",
    message: "Gửi kèm được nhiều nhất {maxFiles} tệp",
  }),
  google_again: msg({
    id: "server.field.google_again",
    message: `Đăng nhập lại bằng Google, rồi làm việc này trong ${{ minutes: inMinutes(TIMES.freshSignIn) }} phút`,
  }),
  message_long: msg({
    id: "problem.message_long",
    message: "Nội dung dài nhất {messageMax} ký tự",
  }),
  message_short: msg({
    id: "problem.message_short",
    message: "Nội dung cần ít nhất {messageMin} ký tự",
  }),
  name_required: msg({ id: "server.field.name_required", message: "Nhập tên" }),
  name_short: msg({
    id: "problem.name_short",
    message: `Tên cần ít nhất ${{ least: LIMITS.nameMinGraphemes }} ký tự`,
  }),
  not_a_form: msg({ id: "server.field.not_a_form", message: "Gửi dưới dạng multipart/form-data" }),
  not_a_list: msg({ id: "server.field.not_a_list", message: "Gửi mục này dưới dạng danh sách" }),
  not_a_number: msg({ id: "server.field.not_a_number", message: "Nhập một số" }),
  not_an_object: msg({
    id: "server.field.not_an_object",
    message: "Gửi mục này dưới dạng nhóm giá trị có tên",
  }),
  not_text: msg({ id: "server.field.not_text", message: "Gửi mục này dưới dạng chữ" }),
  not_true_or_false: msg({ id: "server.field.not_true_or_false", message: "Gửi true hoặc false" }),
  not_whole: msg({ id: "server.field.not_whole", message: "Nhập số nguyên" }),
  one_decimal: msg({ id: "server.field.one_decimal", message: "Nhập nhiều nhất một số lẻ" }),
  one_subject: msg({
    id: "server.field.one_subject",
    message: "Chọn một liên kết hoặc một ảnh cộng đồng để báo cáo",
  }),
  out_of_range: msg({ id: "server.field.out_of_range", message: "Nhập số trong khoảng cho phép" }),
  own_account: msg({
    id: "server.field.own_account",
    message: "Bạn không làm được việc này với tài khoản của chính mình",
  }),
  page_unknown: msg({
    id: "server.field.page_unknown",
    message: "Không có trang nào ở địa chỉ này",
  }),
  password_long: msg({ id: "server.field.password_long", message: "Mật khẩu dài quá" }),
  password_required: msg({
    id: "problem.password_required",
    message: "Bạn chưa nhập mật khẩu",
  }),
  password_short: msg({
    id: "problem.password_short",
    message: `Mật khẩu cần ít nhất ${{ least: LIMITS.passwordMinChars }} ký tự`,
  }),
  password_wrong: msg({
    id: "server.field.password_wrong",
    message: "Mật khẩu hiện tại chưa đúng",
  }),
  plan_not_sold: msg({ id: "server.field.plan_not_sold", message: "Gói này không mua được ở đây" }),
  prompt_required: msg({ id: "server.field.prompt_required", message: "Viết lời dặn bạn muốn" }),
  publish_future: msg({
    id: "server.field.publish_future",
    message: "Chọn một lúc sau bây giờ",
  }),
  publish_past: msg({
    id: "server.field.publish_past",
    message: "Chọn một lúc đã qua, hoặc hẹn giờ đăng",
  }),
  rate_range: msg({
    id: "problem.rate_range",
    message: "Giới hạn phải từ 1 đến 1.000 lượt gọi mỗi phút",
  }),
  required: msg({ id: "problem.required", message: "Bạn chưa điền mục này" }),
  services_required: msg({
    id: "problem.services_required",
    message: "Chọn ít nhất một công cụ mà khoá này được dùng",
  }),
  slug_format: msg({ id: "server.field.slug_format", message: "Dùng chữ thường, số và gạch nối" }),
  style_gender: msg({
    id: "server.field.style_gender",
    message: "Kiểu tóc này dành cho giới tính khác",
  }),
  token_name_required: msg({
    id: "problem.token_name_required",
    message: "Bạn chưa đặt tên cho khoá",
  }),
  token_name_taken: msg({ id: "server.field.token_name_taken", message: "Bạn đã có khoá tên này" }),
  too_few: msg({ id: "server.field.too_few", message: "Chọn ít nhất một mục" }),
  too_long: msg({ id: "problem.too_long", message: "Nội dung dài quá" }),
  too_many: msg({ id: "server.field.too_many", message: "Nhiều mục quá" }),
  too_short: msg({ id: "server.field.too_short", message: "Nội dung ngắn quá" }),
  totp_not_on: msg({
    id: "server.field.totp_not_on",
    message: "Tài khoản này không bật đăng nhập hai bước",
  }),
  translation_taken: msg({
    id: "server.field.translation_taken",
    message: "Bài viết đó đã có bản bằng ngôn ngữ này",
  }),
  unknown_field: msg({ id: "server.field.unknown_field", message: "Không cần mục này" }),
  webhook_https: msg({
    id: "server.field.webhook_https",
    message: "Nhập địa chỉ bắt đầu bằng https://, không kèm tên và mật khẩu",
  }),
  webhook_private: msg({
    id: "server.field.webhook_private",
    message: "Nhập địa chỉ mà internet gọi tới được",
  }),
  date_before_start: msg({
    id: "server.field.date_before_start",
    message: "Chọn ngày bắt đầu hoặc một ngày sau đó",
  }),
  not_for_model: msg({
    id: "server.field.not_for_model",
    message: "Mô hình này không có lựa chọn đó",
  }),
  picture_small: msg({
    id: "problem.picture_small",
    message: "Ảnh nhỏ quá. Cạnh ngắn cần ít nhất {minSide} px.",
  }),
  webhook_port: msg({
    id: "server.field.webhook_port",
    message: "Nhập địa chỉ không kèm số cổng này. Cổng đó dành cho loại máy chủ khác",
  }),
};

/** The same where its bounds or choices are known. */
export const BOUNDS: Record<BoundCode, MessageDescriptor> = {
  between: msg({ id: "server.bound.between", message: "Nhập số từ {min} đến {max}" }),
  at_least: msg({ id: "server.bound.at_least", message: "Nhập từ {min} trở lên" }),
  at_most: msg({ id: "server.bound.at_most", message: "Nhập nhiều nhất {max}" }),
  one_of: msg({ id: "server.bound.one_of", message: "Chọn một trong các giá trị: {options}" }),
  longest: msg({ id: "server.bound.longest", message: "Viết nhiều nhất {max} ký tự" }),
  shortest: msg({ id: "server.bound.shortest", message: "Viết ít nhất {min} ký tự" }),
  most: msg({ id: "server.bound.most", message: "Gửi nhiều nhất {max} mục" }),
  fewest: msg({ id: "server.bound.fewest", message: "Gửi ít nhất {min} mục" }),
};
