import { useLingui } from "@lingui/react/macro";
import { planNames } from "#src/lib/text/plan-name.ts";
import { inDays, inHours, inMinutes } from "#wire/durations.ts";
import { ANNUAL_DISCOUNT_PERCENT, TIMES, TRIAL_CREDITS } from "#wire/limits.ts";
import { costRange } from "#wire/tools/prices.ts";
import type { Question } from "../faq-questions.ts";

/** What is asked of credits and runs. */
export function useCreditQuestions(): readonly Question[] {
  const { t } = useLingui();
  const [image] = costRange("image");
  const [video] = costRange("video");
  return [
    {
      id: "what-is-a-credit",
      question: t({ id: "faq.credit", message: "Credit là gì?" }),
      answer: t({
        id: "faq.credit_answer",
        message: `Là đơn vị tính của studio. Mỗi ảnh tốn từ ${{ image }} credit, mỗi video từ ${{ video }} credit. Nút tạo luôn ghi rõ trước khi bạn bấm.`,
      }),
    },
    {
      id: "trial",
      question: t({ id: "faq.trial", message: "Dùng thử có cần thẻ không?" }),
      answer: t({
        id: "faq.trial_answer",
        message: `Không. Tạo tài khoản và xác nhận email là có ${{ credits: TRIAL_CREDITS }} credit, thử được mọi công cụ. Mỗi hộp thư được tặng một lần.`,
      }),
    },
    {
      id: "cancel",
      question: t({ id: "faq.cancel", message: "Tôi huỷ giữa chừng thì credit về không?" }),
      answer: t({
        id: "faq.cancel_answer",
        message:
          "Còn chờ thì về đủ. Đang vẽ thì về đủ nếu máy dừng thật. Hộp hỏi huỷ nói trước bao nhiêu credit sẽ về.",
      }),
    },
    {
      id: "not-happy",
      question: t({ id: "faq.unhappy", message: "Ảnh xong mà tôi không ưng thì sao?" }),
      answer: t({
        id: "faq.unhappy_answer",
        message:
          "Lượt đã xong thì không tự hoàn. Đổi ảnh hay lời dặn rồi tạo lại thường khác hẳn. Ảnh hỏng rõ ràng thì gửi đường dẫn qua trang Liên hệ, đúng lỗi của máy thì cộng lại credit.",
      }),
    },
    {
      id: "credits-expire",
      question: t({ id: "faq.expire", message: "Credit sắp hết hạn có ai nhắc không?" }),
      answer: t({
        id: "faq.expire_answer",
        message: `Có. Email nhắc trước ${{ days: inDays(TIMES.expiringSoon) }} ngày, và số dư cạnh nút tạo ghi ngày hết hạn trước ${{ shown: inDays(TIMES.expiryShown) }} ngày.`,
      }),
    },
  ];
}

/** What is asked of plans and payments. */
export function usePlanQuestions(): readonly Question[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: "renewal",
      question: t({ id: "faq.renewal", message: "Hết kỳ có tự trừ tiền không?" }),
      answer: t({
        id: "faq.renewal_answer",
        message: `Không. Muốn dùng tiếp thì bạn tự mua kỳ mới, sớm nhất ${{ days: inDays(TIMES.renewal) }} ngày trước khi hết. Trước ngày hết kỳ có email nhắc.`,
      }),
    },
    {
      id: "after-the-plan",
      question: t({ id: "faq.after", message: "Hết gói thì ảnh của tôi còn không?" }),
      answer: t({
        id: "faq.after_answer",
        message: `Còn. Ảnh, lịch sử và credit chưa hết hạn vẫn của bạn. Tải xuống lúc đó theo gói ${{ plan: i18n._(planNames.free_trial) }}, nên có dấu mờ và cỡ chuẩn.`,
      }),
    },
    {
      id: "annual",
      question: t({ id: "faq.annual", message: "Trả theo năm khác gì trả theo tháng?" }),
      answer: t({
        id: "faq.annual_answer",
        message: `Rẻ hơn ${{ percent: ANNUAL_DISCOUNT_PERCENT }}%. Credit cộng dần theo từng kỳ tháng, không về hết một lượt.`,
      }),
    },
    {
      id: "money-not-arrived",
      question: t({ id: "faq.late", message: "Tôi trả rồi mà credit chưa về?" }),
      answer: t({
        id: "faq.late_answer",
        message: `Credit về khi cổng thanh toán báo đã nhận tiền. Đơn mở ${{ minutes: inMinutes(TIMES.checkout) }} phút, sau đó máy còn hỏi lại cổng tới ${{ hours: inHours(TIMES.pendingPayment) }} giờ. Lâu hơn thì viết cho trang Liên hệ kèm mã đơn.`,
      }),
    },
    {
      id: "refund",
      question: t({ id: "faq.refund", message: "Tôi muốn hoàn tiền thì làm sao?" }),
      answer: t({
        id: "faq.refund_answer",
        message:
          "Viết ở trang Liên hệ, chủ đề Thanh toán. Quản trị viên xem từng khoản. Khi hoàn tiền, credit còn lại của khoản đó được lấy về và kỳ gói kết thúc. Trang Bảo hành nói kỹ hơn.",
      }),
    },
  ];
}
