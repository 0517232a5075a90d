import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { fill } from "#src/lib/text/fill.ts";
import { LIMITS } from "#wire/limits.ts";
import { ACCEPTED_TYPES_LABEL, type AssetUsage } from "#wire/values.ts";

const WRONG_TYPE = msg({
  id: "error.wrong_type",
  message: "Loại tệp này không dùng được. Chỉ nhận tệp {acceptedTypes}.",
});
const TOO_LARGE = msg({
  id: "error.file_too_large",
  message: "Tệp nặng quá. Tối đa {maxSize} MB.",
});
const HEIC = msg({
  id: "upload.heic",
  message:
    "Ảnh HEIC của iPhone chưa dùng được. Trên máy, vào Cài đặt, Camera, Định dạng, chọn Tương thích nhất; hoặc gửi ảnh qua email để máy tự đổi sang JPEG.",
});
const FAILED: Record<AssetUsage, MessageDescriptor> = {
  model: msg({
    id: "upload.failed.model",
    message: "Chưa tải lên được ảnh người mẫu. Bạn thử lại nhé.",
  }),
  garment: msg({
    id: "upload.failed.garment",
    message: "Chưa tải lên được ảnh món đồ. Bạn thử lại nhé.",
  }),
  face: msg({
    id: "upload.failed.face",
    message: "Chưa tải lên được ảnh gương mặt. Bạn thử lại nhé.",
  }),
  hair: msg({
    id: "upload.failed.hair",
    message: "Chưa tải lên được ảnh chân dung. Bạn thử lại nhé.",
  }),
  image: msg({ id: "upload.failed.image", message: "Chưa tải lên được ảnh. Bạn thử lại nhé." }),
  mask: msg({ id: "upload.failed.mask", message: "Chưa lưu được vùng tô. Bạn thử lại nhé." }),
};

/** Why a file was turned away or did not arrive, in a sentence with what to do. */
export function uploadSentence(
  i18n: I18n,
  reason: string,
  message: string | null,
  usage: AssetUsage,
): string {
  if (reason === "unsupported_file_type" && message === null) {
    return fill(i18n, WRONG_TYPE, { acceptedTypes: ACCEPTED_TYPES_LABEL });
  }
  if (reason === "heic_not_accepted") {
    return `${fill(i18n, WRONG_TYPE, { acceptedTypes: ACCEPTED_TYPES_LABEL })} ${i18n._(HEIC)}`;
  }
  if (reason === "file_too_large")
    return fill(i18n, TOO_LARGE, { maxSize: LIMITS.uploadMegabytes });
  if (reason === "unreachable") return i18n._(FAILED[usage]);
  return sentenceFor(i18n, { ok: false, code: reason, message: message ?? undefined });
}
