import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ContactProblem, FileRefusal } from "#machines/contact-form/contact-form.rules.ts";
import type { Refused } from "#machines/kit/outcome.ts";
import { formSentence } from "#src/lib/api/error-texts.ts";
import { fill } from "#src/lib/text/fill.ts";
import { formatNumber } from "#src/lib/text/format.ts";
import { LIMITS } from "#wire/limits.ts";
import { CONTACT_TYPES_LABEL, type ContactTopic, languageNamed } from "#wire/values.ts";

export const topicTexts: Record<ContactTopic, MessageDescriptor> = {
  general: msg({ id: "contact.topic.general", message: "Hỏi chung" }),
  billing: msg({ id: "contact.topic.billing", message: "Thanh toán" }),
  api: msg({ id: "contact.topic.api", message: "API" }),
  partnership: msg({ id: "contact.topic.partnership", message: "Hợp tác" }),
  report: msg({ id: "contact.topic.report", message: "Báo vi phạm" }),
};

const PROBLEMS: Record<ContactProblem, MessageDescriptor> = {
  required: msg({ id: "problem.required", message: "Bạn chưa điền mục này" }),
  topic_required: msg({ id: "contact.problem.topic", message: "Chọn một chủ đề" }),
  email_invalid: msg({ id: "problem.email_invalid", message: "Nhập đúng địa chỉ email" }),
  too_long: msg({ id: "problem.too_long", message: "Nội dung dài quá" }),
  message_short: msg({
    id: "problem.message_short",
    message: "Nội dung cần ít nhất {messageMin} ký tự",
  }),
  message_long: msg({
    id: "problem.message_long",
    message: "Nội dung dài nhất {messageMax} ký tự",
  }),
};
const languageOf = (i18n: I18n) => languageNamed(i18n.locale);

/** What stands beside a field; the server says the same. */
export const problemSentence = (i18n: I18n, problem: ContactProblem): string =>
  fill(i18n, PROBLEMS[problem], {
    messageMin: formatNumber(languageOf(i18n), LIMITS.contactDescriptionMin),
    messageMax: formatNumber(languageOf(i18n), LIMITS.contactDescriptionMax),
  });

const WRONG_TYPE = msg({
  id: "error.wrong_type",
  message: "Loại tệp này không dùng được. Chỉ nhận tệp {acceptedTypes}.",
});
const FILES: Record<FileRefusal["code"], MessageDescriptor> = {
  unsupported_file_type: WRONG_TYPE,
  heic_not_accepted: WRONG_TYPE,
  file_too_large: msg({
    id: "error.file_too_large",
    message: "Tệp nặng quá. Tối đa {maxSize} MB.",
  }),
  empty_file: msg({ id: "error.empty_file", message: "Tệp này trống. Bạn chọn tệp khác." }),
  unreadable_file: msg({
    id: "contact.file.unreadable",
    message: "Máy không mở được tệp này. Bạn chọn lại nhé.",
  }),
  too_many_files: msg({
    id: "problem.files_many",
    message: "Gửi kèm được nhiều nhất {maxFiles} tệp",
  }),
};

/** Why a file is not attached, by its name. */
export function fileSentence(i18n: I18n, { name, code }: FileRefusal): string {
  const sentence = fill(i18n, FILES[code], {
    acceptedTypes: CONTACT_TYPES_LABEL,
    maxSize: LIMITS.uploadMegabytes,
    maxFiles: LIMITS.contactFiles,
  });
  return code === "too_many_files" ? `${sentence}.` : `${name}: ${sentence}`;
}

const FILE_CODES = [
  "file_too_large",
  "unsupported_file_type",
  "unreadable_image",
  "image_too_large",
  "empty_file",
];
const LOST = msg({
  id: "contact.lost",
  message:
    "Mạng đứt giữa chừng, chưa rõ tin đã tới chưa. Bạn bấm gửi lại: giữ nguyên nội dung thì vẫn chỉ là một tin.",
});
/** Why the server did not take it. About a file it names the file, so its own words stand. */
export function refusalSentence(i18n: I18n, refusal: Refused | null): string | null {
  if (refusal?.code === "unreachable") return i18n._(LOST);
  if (refusal?.message && FILE_CODES.includes(refusal.code)) return refusal.message;
  return formSentence(i18n, refusal);
}
