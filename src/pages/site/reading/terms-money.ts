import { useLingui } from "@lingui/react/macro";
import { useTools } from "#src/flows/kit/tools.ts";
import { planNames } from "#src/lib/text/plan-name.ts";
import { inDays, inMinutes, inMonths } from "#wire/durations.ts";
import { ANNUAL_DISCOUNT_PERCENT, TIMES, TRIAL_CREDITS } from "#wire/limits.ts";
import { TOOLS } from "#wire/tools/tools.ts";
import type { Chapter } from "./article.ts";

/** What is said of credits, runs and plans in the terms. */
export function useMoneyTerms(): readonly Chapter[] {
  const { t, i18n } = useLingui();
  const trial = i18n._(planNames.free_trial);
  const prices = useTools().map(({ feature, name }) => ({
    term: name,
    detail: t({
      id: "terms.credits.price",
      message: `${{ credits: TOOLS[feature].cost }} credit mỗi lượt`,
    }),
  }));
  return [
    {
      id: "credits",
      title: t({ id: "terms.credits", message: "Credit" }),
      blocks: [
        t({
          id: "terms.credits.what",
          message:
            "Credit là đơn vị tính của Mẫu Studio. Mỗi lượt tạo tốn một số credit định trước, nút tạo luôn ghi rõ tốn bao nhiêu và còn lại bao nhiêu.",
        }),
        { facts: prices },
        {
          list: [
            t({
              id: "terms.credits.trial",
              message: `Tài khoản mới có ${{ credits: TRIAL_CREDITS }} credit dùng thử, cho một lần với mỗi hộp thư, kể cả khi xoá tài khoản rồi tạo lại.`,
            }),
            t({
              id: "terms.credits.life",
              message: `Credit giữ được ${{ months: inMonths(TIMES.creditLot) }} tháng kể từ lúc cộng vào. Credit sắp hết hạn được dùng trước, và trước khi hết hạn ${{ days: inDays(TIMES.expiringSoon) }} ngày có email nhắc.`,
            }),
            t({
              id: "terms.credits.not_money",
              message:
                "Credit không phải tiền: không đổi ra tiền mặt, không chuyển sang tài khoản khác. Hoàn tiền một gói đã mua thì theo mục Hoàn tiền.",
            }),
            t({
              id: "terms.credits.ledger",
              message:
                "Sổ credit trong tài khoản ghi từng lần cộng vào, giữ, hoàn lại và hết hạn. Số dư luôn bằng tổng của sổ.",
            }),
          ],
        },
      ],
    },
    {
      id: "charging",
      title: t({ id: "terms.charging", message: "Khi nào tốn credit, khi nào hoàn lại" }),
      blocks: [
        t({
          id: "terms.charging.held",
          message:
            "Bấm tạo thì credit của lượt đó được giữ. Lượt xong và có kết quả thì credit giữ thành credit đã dùng.",
        }),
        {
          list: [
            t({
              id: "terms.charging.failed",
              message:
                "Lượt hỏng, bị chặn vì nội dung, bị ngắt giữa chừng hoặc chạy quá giờ: hoàn đủ credit, đúng một lần, ngay lúc báo hỏng.",
            }),
            t({
              id: "terms.charging.late",
              message: `Quá giờ nghĩa là một ảnh chạy lâu hơn ${{ image: inMinutes(TIMES.imageJob) }} phút hoặc một video lâu hơn ${{ video: inMinutes(TIMES.videoJob) }} phút.`,
            }),
            t({
              id: "terms.charging.cancelled",
              message:
                "Bạn huỷ khi lượt còn chờ: hoàn đủ. Bạn huỷ khi đang vẽ: hoàn đủ nếu máy dừng thật, không thì không hoàn. Hộp hỏi huỷ nói trước con số.",
            }),
            t({
              id: "terms.charging.refused",
              message:
                "Lời dặn mà máy chưa làm được thì báo trước khi giữ credit, nên lượt đó không tốn gì.",
            }),
            t({
              id: "terms.charging.liked",
              message:
                "Lượt đã xong mà kết quả chưa vừa ý thì không tự hoàn. Mục Bảo hành nói rõ lúc nào nên viết cho chúng tôi.",
            }),
          ],
        },
        {
          href: "/warranty",
          label: t({ id: "terms.charging.more", message: "Đọc trang Bảo hành" }),
        },
      ],
    },
    {
      id: "plans",
      title: t({ id: "terms.plans", message: "Gói và kỳ" }),
      blocks: [
        t({
          id: "terms.plans.span",
          message:
            "Mỗi lần thanh toán mua một kỳ của một gói, theo tháng hoặc theo năm. Không có tự động trừ tiền: hết kỳ mà không mua tiếp thì không ai thu thêm.",
        }),
        {
          list: [
            t({
              id: "terms.plans.up",
              message:
                "Nâng lên gói cao hơn có hiệu lực ngay. Kỳ của gói thấp đã trả vẫn chạy bên dưới, gói cao hết thì trở lại gói đó nếu còn hạn.",
            }),
            t({
              id: "terms.plans.down",
              message:
                "Mua gói thấp hơn thì kỳ mới bắt đầu khi gói đang dùng hết hạn, credit của kỳ đó về lúc bắt đầu.",
            }),
            t({
              id: "terms.plans.year",
              message: `Gói theo năm rẻ hơn ${{ percent: ANNUAL_DISCOUNT_PERCENT }}% và cộng credit dần theo từng kỳ tháng, không cộng hết ngay từ đầu.`,
            }),
            t({
              id: "terms.plans.end",
              message: `Hết kỳ thì về gói ${{ plan: trial }}: ảnh, lịch sử và credit còn lại vẫn của bạn, nhưng ảnh tải xuống lại có dấu mờ và cỡ chuẩn.`,
            }),
            t({
              id: "terms.plans.order",
              message: `Đơn chờ thanh toán ${{ minutes: inMinutes(TIMES.checkout) }} phút. Đơn giữ giá và số credit của lúc đặt, dù bảng giá đổi sau đó.`,
            }),
            t({
              id: "terms.plans.unlimited",
              message: "Gói không giới hạn credit có mức dùng hợp lý theo ngày, ghi ở bảng giá.",
            }),
          ],
        },
        { href: "/pricing", label: t({ id: "terms.plans.more", message: "Xem bảng giá" }) },
      ],
    },
    {
      id: "refunds",
      title: t({ id: "terms.refunds", message: "Hoàn tiền" }),
      blocks: [
        t({
          id: "terms.refunds.who",
          message:
            "Hoàn tiền một khoản đã trả do quản trị viên quyết định, có ghi lý do. Khi hoàn, credit còn lại của khoản đó được lấy về và kỳ gói của nó kết thúc. Credit đã dùng không bị đòi lại.",
        }),
        t({
          id: "terms.refunds.way",
          message:
            "Tiền về theo đường đã trả nếu cổng thanh toán cho phép, không thì quản trị viên chuyển khoản bằng tay. Trang Bảo hành nói khi nào và hỏi thế nào.",
        }),
      ],
    },
  ];
}
