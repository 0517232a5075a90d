import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { BLOG } from "#wire/pages.ts";

/** One or two sentences for search engines, by address; 70 to 160 characters each. */
export const DESCRIPTIONS: Readonly<Record<string, MessageDescriptor>> = {
  "/": msg({
    id: "site.head.home",
    message:
      "Thử đồ lên người mẫu, tạo dáng mẫu, đổi kiểu tóc, làm video từ ảnh và sửa ảnh cho shop thời trang. Giá hiện trước khi tạo, lượt hỏng được hoàn.",
  }),
  "/about": msg({
    id: "site.head.about",
    message:
      "Mẫu Studio là tiệm ảnh cho người bán hàng: ai làm ra, làm bằng cách nào, và những điều chúng tôi không hứa.",
  }),
  [BLOG.home]: msg({
    id: "site.head.blog",
    message:
      "Cách chụp đồ tại nhà, chọn ảnh để thử đồ cho khớp, đo số đo, chọn màu tóc và làm video ngắn cho shop.",
  }),
  "/contact": msg({
    id: "site.head.contact",
    message:
      "Viết cho Mẫu Studio: hỏi về ảnh, gói, hoá đơn, API hay hợp tác. Gửi kèm ảnh chụp màn hình nếu có.",
  }),
  "/faq": msg({
    id: "site.head.faq",
    message:
      "Ảnh tốn mấy credit, lượt hỏng có được hoàn không, ảnh của bạn giữ bao lâu, ai thấy: câu hỏi hay gặp và câu trả lời.",
  }),
  "/pricing": msg({
    id: "site.head.pricing",
    message:
      "Bảng giá Mẫu Studio: dùng thử không mất tiền, các gói theo tháng hoặc theo năm, giá mỗi ảnh và mỗi video tính bằng credit.",
  }),
  "/privacy": msg({
    id: "site.head.privacy",
    message:
      "Mẫu Studio giữ gì của bạn, giữ bao lâu, ai xem được, và cách xoá ảnh hoặc cả tài khoản.",
  }),
  "/services": msg({
    id: "site.head.services",
    message:
      "Các công cụ của Mẫu Studio: thử đồ, tạo dáng mẫu, đổi kiểu tóc, ảnh thành video, sửa ảnh. Cần ảnh gì, nhận được gì, tốn bao nhiêu.",
  }),
  "/shipping": msg({
    id: "site.head.shipping",
    message:
      "Mẫu Studio giao ảnh và video qua mạng, không gửi hàng: nhận kết quả ở đâu, bao lâu, và khi trễ thì sao.",
  }),
  "/terms": msg({
    id: "site.head.terms",
    message:
      "Điều khoản dùng Mẫu Studio: tài khoản, credit, gói, ảnh của bạn, điều không được làm, và khi có tranh chấp.",
  }),
  "/warranty": msg({
    id: "site.head.warranty",
    message:
      "Lượt tạo hỏng được hoàn credit, khoản mua được hoàn tiền khi nào: cách Mẫu Studio bảo hành và hoàn trả.",
  }),
};
