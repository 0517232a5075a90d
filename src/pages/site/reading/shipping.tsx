import { useLingui } from "@lingui/react/macro";
import { planNames } from "#src/lib/text/plan-name.ts";
import { inHours } from "#wire/durations.ts";
import { LIMITS, PLAN_LIMITS, TIMES } from "#wire/limits.ts";
import { Article } from "./article.tsx";
import { LawyerNotice } from "./lawyer-notice.tsx";
import { REVISED } from "./revised.ts";

/** Delivery is digital (decision G85): when and where a picture and a plan arrive. */
export function Shipping() {
  const { t, i18n } = useLingui();
  return (
    <Article
      title={t({ id: "footer.shipping", message: "Giao nhận" })}
      lead={t({
        id: "shipping.lead",
        message:
          "Mẫu Studio không gửi thùng hàng nào. Ảnh, video và credit giao qua mạng, ngay trong tài khoản của bạn, không có phí giao.",
      })}
      revised={REVISED}
      notice={<LawyerNotice />}
      chapters={[
        {
          id: "results",
          title: t({ id: "shipping.results", message: "Giao ảnh và video" }),
          blocks: [
            t({
              id: "shipping.results.where",
              message:
                "Kết quả hiện trên trang ngay khi xong và nằm trong Lịch sử. Bạn đóng trang giữa chừng thì lượt vẫn chạy, mở máy khác vẫn thấy.",
            }),
            {
              list: [
                t({
                  id: "shipping.results.time",
                  message:
                    "Thời gian thường gặp đo từ những lượt gần nhất, ghi ở trang Dịch vụ và cạnh nút tạo. Đông người thì phải chờ tới lượt, trang nói đang chờ gì.",
                }),
                t({
                  id: "shipping.results.download",
                  message:
                    "Tải xuống từng ảnh, hoặc chọn nhiều ảnh trong Lịch sử rồi tải một lần. Định dạng và kích thước chọn trước khi tải.",
                }),
                t({
                  id: "shipping.results.plan",
                  message: `Gói ${{ plan: i18n._(planNames.free_trial) }} giao cỡ chuẩn, cạnh dài ${{ trial: i18n.number(PLAN_LIMITS.free_trial.maxSide ?? LIMITS.hdSide) }} px, có dấu mờ. Gói trả tiền giao không dấu mờ, cỡ theo bảng giá. Nâng gói rồi tải lại ảnh cũ cũng hết dấu mờ.`,
                }),
                t({
                  id: "shipping.results.again",
                  message: "Tải lại bao nhiêu lần cũng không tốn credit, tới khi bạn xoá ảnh.",
                }),
              ],
            },
            {
              href: "/services",
              label: t({ id: "shipping.results.more", message: "Xem từng công cụ giao gì" }),
            },
          ],
        },
        {
          id: "credits",
          title: t({ id: "shipping.credits", message: "Giao gói và credit" }),
          blocks: [
            t({
              id: "shipping.credits.when",
              message:
                "Credit vào tài khoản khi cổng thanh toán báo đã nhận tiền, thường ngay lúc bạn quay lại trang. Trang kết quả thanh toán cập nhật theo lời báo đó.",
            }),
            {
              list: [
                t({
                  id: "shipping.credits.late",
                  message: `Lời báo tới muộn thì credit tới muộn, không mất. Đơn chưa rõ được hỏi lại cổng cho tới khi có câu trả lời, lâu nhất ${{ hours: inHours(TIMES.pendingPayment) }} giờ.`,
                }),
                t({
                  id: "shipping.credits.year",
                  message: "Gói theo năm giao credit dần theo từng kỳ tháng.",
                }),
                t({
                  id: "shipping.credits.proof",
                  message: "Mọi khoản nằm trong Lịch sử thanh toán, xuất ra tệp được.",
                }),
              ],
            },
          ],
        },
        {
          id: "trouble",
          title: t({ id: "shipping.trouble", message: "Chưa nhận được thì sao" }),
          blocks: [
            t({
              id: "shipping.trouble.run",
              message:
                "Lượt hỏng thì credit về ngay. Tệp không mở được hay credit chưa về sau khi đã trừ tiền, viết cho chúng tôi kèm mã đơn hoặc đường dẫn của lượt đó.",
            }),
            {
              href: "/warranty",
              label: t({ id: "terms.charging.more", message: "Đọc trang Bảo hành" }),
            },
            {
              href: "/contact?topic=billing",
              label: t({ id: "reading.write_billing", message: "Hỏi về thanh toán" }),
            },
          ],
        },
      ]}
    />
  );
}
