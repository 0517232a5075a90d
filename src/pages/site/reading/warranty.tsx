import { useLingui } from "@lingui/react/macro";
import { inDays, inMinutes } from "#wire/durations.ts";
import { TIMES } from "#wire/limits.ts";
import { Article } from "./article.tsx";
import { LawyerNotice } from "./lawyer-notice.tsx";
import { REVISED } from "./revised.ts";

/** What is made good: runs that fail give their credits back, purchases are refunded by a person. */
export function Warranty() {
  const { t } = useLingui();
  return (
    <Article
      title={t({ id: "footer.warranty", message: "Bảo hành" })}
      lead={t({
        id: "warranty.lead",
        message:
          "Không có ảnh thì không tốn credit. Phần đó máy tự làm. Chuyện tiền thì có người xem và trả lời.",
      })}
      revised={REVISED}
      notice={<LawyerNotice />}
      chapters={[
        {
          id: "failed",
          title: t({ id: "warranty.failed", message: "Lượt hỏng: hoàn credit ngay" }),
          blocks: [
            t({
              id: "warranty.failed.rule",
              message:
                "Lượt không ra kết quả thì đủ số credit đã giữ về lại số dư, đúng một lần, cùng lúc với lời báo. Bạn không phải xin.",
            }),
            {
              list: [
                t({
                  id: "warranty.failed.input",
                  message:
                    "Ảnh không dùng được: không thấy người, không thấy món đồ, mặt quay nghiêng quá, ảnh tối quá hay nhỏ quá.",
                }),
                t({
                  id: "warranty.failed.blocked",
                  message: "Nội dung không được phép.",
                }),
                t({
                  id: "warranty.failed.engine",
                  message: `Máy lỗi, bị ngắt, hoặc lâu quá: ảnh quá ${{ image: inMinutes(TIMES.imageJob) }} phút, video quá ${{ video: inMinutes(TIMES.videoJob) }} phút.`,
                }),
              ],
            },
            t({
              id: "warranty.failed.where",
              message: `Credit về đúng lô đã trả, giữ nguyên hạn cũ. Lô nào hết hạn trong lúc chạy thì phần hoàn được thêm ${{ days: inDays(TIMES.expiredLotGrace) }} ngày để dùng.`,
            }),
          ],
        },
        {
          id: "cancelled",
          title: t({ id: "warranty.cancelled", message: "Bạn huỷ giữa chừng" }),
          blocks: [
            t({
              id: "warranty.cancelled.rule",
              message:
                "Còn chờ thì hoàn đủ. Đang vẽ thì hoàn đủ nếu máy dừng thật; máy tại chỗ luôn dừng được. Máy khác đã vẽ dở mà không dừng được thì không hoàn, và hộp hỏi huỷ nói điều đó trước khi bạn bấm.",
            }),
          ],
        },
        {
          id: "unhappy",
          title: t({ id: "warranty.unhappy", message: "Có ảnh mà chưa vừa ý" }),
          blocks: [
            t({
              id: "warranty.unhappy.rule",
              message:
                "Kết quả là bản xem trước, vẽ từ ảnh bạn đưa. Lượt đã xong thì credit đã dùng. Trước khi tạo lại, thử những việc này:",
            }),
            {
              list: [
                t({
                  id: "warranty.unhappy.photo",
                  message:
                    "Ảnh người đứng thẳng, tay buông, thấy cả người. Ảnh món đồ trải phẳng trên nền trơn.",
                }),
                t({
                  id: "warranty.unhappy.garment",
                  message: "Chọn đúng loại món đồ: áo, đầm, quần hay áo khoác.",
                }),
                t({
                  id: "warranty.unhappy.seed",
                  message: "Bỏ Giữ mã ngẫu nhiên, hoặc đổi lời dặn rồi tạo lại.",
                }),
              ],
            },
            t({
              id: "warranty.unhappy.fault",
              message:
                "Ảnh ra hỏng rõ ràng, như mất tay, vỡ mặt, sai món đồ, thì gửi đường dẫn của lượt đó cho chúng tôi. Đúng là lỗi của máy thì quản trị viên cộng lại credit, có ghi lý do.",
            }),
          ],
        },
        {
          id: "purchases",
          title: t({ id: "warranty.purchases", message: "Hoàn tiền gói đã mua" }),
          blocks: [
            t({
              id: "warranty.purchases.when",
              message:
                "Chúng tôi hoàn khi lỗi ở phía Mẫu Studio, như trả trùng, hoặc tiền đã trừ mà credit không về.",
            }),
            t({
              id: "warranty.purchases.other",
              message:
                "Trường hợp khác cũng cứ viết. Quản trị viên xem từng đơn rồi trả lời kèm lý do.",
            }),
            t({
              id: "warranty.purchases.how",
              message:
                "Khi hoàn, cả số tiền của khoản đó trở lại, credit còn lại của khoản bị lấy về, kỳ gói của nó kết thúc ngay. Credit đã dùng không bị đòi lại. Lượt đang chạy bằng credit đó mà hỏng thì credit không về nữa, vì tiền đã hoàn.",
            }),
            t({
              id: "warranty.purchases.way",
              message:
                "Cổng thanh toán nào nhận lệnh hoàn thì tiền về đường cũ. Cổng không nhận thì quản trị viên chuyển khoản, bạn gửi số tài khoản nhận.",
            }),
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
