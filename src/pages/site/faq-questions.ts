import { useLingui } from "@lingui/react/macro";
import { inMonths } from "#wire/durations.ts";
import { LIMITS, TIMES, TRIAL_CREDITS } from "#wire/limits.ts";
import { ACCEPTED_TYPES_LABEL } from "#wire/values.ts";

export interface Question {
  /** Its anchor, in every language. */
  id: string;
  question: string;
  answer: string;
}

/** The few that are asked most, on home, pricing, contact and in help. Asked in the buyer's voice, answered with the product's own rules. */
export function useQuestions(): readonly Question[] {
  const { t } = useLingui();
  return [
    {
      id: "unused-credits",
      question: t({ id: "faq.unused", message: "Credit không dùng hết thì sao?" }),
      answer: t({
        id: "faq.unused_answer",
        message: `Credit giữ được ${{ months: inMonths(TIMES.creditLot) }} tháng kể từ ngày cộng, credit sắp hết hạn được dùng trước. Ngày hết hạn gần nhất luôn hiện cạnh số dư.`,
      }),
    },
    {
      id: "failed-runs",
      question: t({ id: "faq.failed", message: "Ảnh hỏng có mất credit không?" }),
      answer: t({
        id: "faq.failed_answer",
        message: "Không. Lượt hỏng được hoàn credit ngay, số dư mới hiện cùng lời báo.",
      }),
    },
    {
      id: "which-photo",
      question: t({ id: "faq.photo", message: "Tôi cần ảnh thế nào?" }),
      answer: t({
        id: "faq.photo_answer",
        message: `${{ types: ACCEPTED_TYPES_LABEL }}, tối đa ${{ megabytes: LIMITS.uploadMegabytes }} MB. Thử đồ cần ảnh toàn thân, đứng thẳng, tay buông.`,
      }),
    },
    {
      id: "change-plan",
      question: t({ id: "faq.change_plan", message: "Tôi đổi gói giữa chừng được không?" }),
      answer: t({
        id: "faq.change_plan_answer",
        message: "Được. Nâng gói có hiệu lực ngay và credit cũ giữ nguyên. Hạ gói tính từ kỳ sau.",
      }),
    },
    {
      id: "watermark",
      question: t({ id: "faq.watermark", message: "Ảnh dùng thử có gì khác?" }),
      answer: t({
        id: "faq.watermark_answer",
        message: `${{ credits: TRIAL_CREDITS }} credit để thử, cỡ chuẩn và có dấu mờ. Ảnh của gói trả tiền không có dấu mờ.`,
      }),
    },
  ];
}
