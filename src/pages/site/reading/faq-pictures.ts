import { useLingui } from "@lingui/react/macro";
import { planNames } from "#src/lib/text/plan-name.ts";
import { LIMITS } from "#wire/limits.ts";
import { API_FROM } from "#wire/plans.ts";
import type { Question } from "../faq-questions.ts";

/** What is asked of pictures, garments and results. */
export function usePictureQuestions(): readonly Question[] {
  const { t } = useLingui();
  return [
    {
      id: "which-garment",
      question: t({ id: "faq.garment", message: "Chụp món đồ thế nào cho dễ mặc thử?" }),
      answer: t({
        id: "faq.garment_answer",
        message:
          "Trải phẳng hay treo móc trên nền trơn, chụp thẳng từ trước, thấy trọn món đồ. Đồ đang có người mặc cũng được, nếu thấy rõ mặt trước.",
      }),
    },
    {
      id: "how-real",
      question: t({ id: "faq.real", message: "Ảnh ra có giống người thật mặc không?" }),
      answer: t({
        id: "faq.real_answer",
        message:
          "Đó là bản xem trước. Màu, hoạ tiết, mặt và tay giữ đúng, dáng vải thì máy uốn theo người. Máy không biết chất vải dày hay mỏng, và không vẽ ra mặt lưng chưa thấy.",
      }),
    },
    {
      id: "sizes",
      question: t({ id: "faq.sizes", message: "Mặc thử có cho biết vừa cỡ không?" }),
      answer: t({
        id: "faq.sizes_answer",
        message:
          "Không. Mặc thử cho thấy kiểu dáng. Vừa cỡ thì so số đo người với bảng cỡ của món hàng.",
      }),
    },
    {
      id: "sell-with-it",
      question: t({ id: "faq.sell", message: "Tôi đăng bán bằng ảnh này được không?" }),
      answer: t({
        id: "faq.sell_answer",
        message:
          "Được, kết quả là của bạn. Bạn tả món hàng cho đúng, và người trong ảnh gốc đã đồng ý.",
      }),
    },
    {
      id: "phone",
      question: t({ id: "faq.phone", message: "Dùng bằng điện thoại được không?" }),
      answer: t({
        id: "faq.phone_answer",
        message:
          "Trên điện thoại, bạn tạo tài khoản, xem giá, mua gói, đọc và xem ảnh được chia sẻ. Studio thì cần máy tính hay máy tính bảng, vì phải đặt ảnh gốc và kết quả cạnh nhau để so.",
      }),
    },
    {
      id: "close-the-page",
      question: t({ id: "faq.close", message: "Đang tạo mà tôi đóng trang thì sao?" }),
      answer: t({
        id: "faq.close_answer",
        message: "Lượt vẫn chạy. Kết quả nằm trong Lịch sử, mở ở máy nào cũng thấy.",
      }),
    },
    {
      id: "video",
      question: t({ id: "faq.video", message: "Video chuyển động tới đâu?" }),
      answer: t({
        id: "faq.video_answer",
        message:
          "Máy tại chỗ làm ảnh sống: người tách khỏi nền, thở nhẹ, nghiêng nhẹ, máy quay lướt. Người trong ảnh không đi, không nhảy, không nói. Lời dặn như vậy bị từ chối trước khi tốn credit.",
      }),
    },
  ];
}

/** What is asked of data, and of the people in pictures. */
export function usePrivacyQuestions(): readonly Question[] {
  const { t } = useLingui();
  return [
    {
      id: "who-sees",
      question: t({ id: "faq.who_sees", message: "Ai thấy ảnh của tôi?" }),
      answer: t({
        id: "faq.who_sees_answer",
        message:
          "Bạn, và quản trị viên khi xem một tài khoản. Người khác chỉ thấy khi bạn bật chia sẻ hoặc cho hiện ở cộng đồng. Ảnh xử lý ngay trên máy chủ này và không dùng để huấn luyện mô hình.",
      }),
    },
    {
      id: "how-long",
      question: t({ id: "faq.how_long", message: "Ảnh giữ bao lâu, xoá thế nào?" }),
      answer: t({
        id: "faq.how_long_answer",
        message:
          "Giữ tới khi bạn xoá. Xoá trong Lịch sử hay Kho ảnh là xoá tệp, xoá tài khoản là mất hết ngay. Muốn lấy về trước thì có tệp zip ở Cài đặt tài khoản.",
      }),
    },
    {
      id: "other-people",
      question: t({ id: "faq.others", message: "Tôi dùng ảnh người khác được không?" }),
      answer: t({
        id: "faq.others_answer",
        message:
          "Chỉ khi người ấy đồng ý. Bạn xác nhận điều đó trước lần tải ảnh đầu tiên. Không nhận ảnh nhạy cảm. Ảnh như vậy của trẻ em thì không bao giờ, ở bất cứ đâu.",
      }),
    },
    {
      id: "samples",
      question: t({ id: "faq.samples", message: "Người mẫu có sẵn là ai?" }),
      answer: t({
        id: "faq.samples_answer",
        message:
          "Không phải ai ngoài đời. Đội làm Mẫu Studio vẽ họ bằng máy, ảnh có họ bạn dùng tự do.",
      }),
    },
  ];
}

/** What is asked by those who write programs. */
export function useApiQuestions(): readonly Question[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: "api-plan",
      question: t({ id: "faq.api", message: "Gói nào có API?" }),
      answer: t({
        id: "faq.api_answer",
        message: `Từ gói ${{ plan: i18n._(planNames[API_FROM]) }} trở lên. Tạo khoá ở Quản lý API, chọn công cụ được dùng và giới hạn lượt gọi. Mỗi tài khoản có tới ${{ tokens: LIMITS.tokensPerUser }} khoá.`,
      }),
    },
    {
      id: "api-cost",
      question: t({ id: "faq.api_cost", message: "Gọi API tốn thế nào?" }),
      answer: t({
        id: "faq.api_cost_answer",
        message:
          "Như trên trang: cùng giá credit, cùng cách hoàn, cùng dấu mờ theo gói. Webhook báo khi lượt xong, chữ ký để bạn kiểm tra.",
      }),
    },
  ];
}
