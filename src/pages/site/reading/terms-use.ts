import { useLingui } from "@lingui/react/macro";
import { planNames } from "#src/lib/text/plan-name.ts";
import { LIMITS } from "#wire/limits.ts";
import { API_FROM } from "#wire/plans.ts";
import type { Chapter } from "./article.ts";

/** What may be done with the product, with pictures and with other people in them. */
export function useTermsOfUse(): readonly Chapter[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: "results",
      title: t({ id: "terms.results", message: "Kết quả là bản xem trước" }),
      blocks: [
        t({
          id: "terms.results.preview",
          message:
            "Máy tại chỗ tính kết quả từ chính ảnh bạn đưa vào. Ảnh ra là bản xem trước để hình dung và đăng bán, không phải ảnh chụp người thật mặc đồ thật.",
        }),
        {
          list: [
            t({
              id: "terms.results.fit",
              message:
                "Mặc thử cho thấy kiểu dáng, màu và hoạ tiết, không đo độ vừa. Cỡ thì dựa vào bảng số đo của món hàng.",
            }),
            t({
              id: "terms.results.said",
              message:
                "Bán hàng bằng ảnh này, bạn chịu trách nhiệm mô tả đúng món hàng: chất vải, màu, cỡ, phụ kiện đi kèm.",
            }),
            t({
              id: "terms.results.bmi",
              message: "Số BMI chỉ để tham khảo dáng, không phải tư vấn y tế.",
            }),
          ],
        },
      ],
    },
    {
      id: "pictures",
      title: t({ id: "terms.pictures", message: "Ảnh của bạn" }),
      blocks: [
        t({
          id: "terms.pictures.yours",
          message:
            "Ảnh bạn tải lên và kết quả bạn tạo là của bạn. Chúng tôi chỉ lưu và xử lý để làm việc bạn yêu cầu, không bán, không dùng để huấn luyện mô hình.",
        }),
        {
          list: [
            t({
              id: "terms.pictures.sell",
              message: "Bạn được dùng kết quả để bán hàng, in ấn, đăng mạng xã hội.",
            }),
            t({
              id: "terms.pictures.rights",
              message: "Bạn chỉ tải lên ảnh bạn có quyền dùng: tự chụp, được phép, hoặc có mua.",
            }),
            t({
              id: "terms.pictures.share",
              message:
                "Chia sẻ và cho hiện ở cộng đồng đều tắt sẵn. Bật lên thì ai có đường dẫn, hoặc ai vào trang Tổng quan, thấy được ảnh đó. Bạn tắt lúc nào cũng được.",
            }),
            t({
              id: "terms.pictures.samples",
              message:
                "Người mẫu và món đồ có sẵn dùng được tự do trong kết quả. Đó là người vẽ bằng máy, không phải ai ngoài đời.",
            }),
          ],
        },
      ],
    },
    {
      id: "people",
      title: t({ id: "terms.people", message: "Người trong ảnh" }),
      blocks: [
        t({
          id: "terms.people.consent",
          message:
            "Trước lần tải ảnh đầu tiên, bạn xác nhận được phép dùng ảnh. Người trong ảnh là bạn, hoặc đã đồng ý cho bạn dùng ảnh họ vào việc này.",
        }),
        {
          list: [
            t({
              id: "terms.people.proof",
              message:
                "Thuê mẫu hoặc nhờ bạn bè, nên có lời đồng ý bằng tin nhắn hay giấy và giữ lại.",
            }),
            t({
              id: "terms.people.withdraw",
              message: "Người ta rút lời đồng ý thì xoá ảnh và mọi kết quả có người đó.",
            }),
            t({
              id: "terms.people.age",
              message: `Tài khoản dành cho người từ ${{ age: LIMITS.ageYears[0] }} tuổi. Tạo dáng mẫu không nhận tuổi nhỏ hơn.`,
            }),
          ],
        },
      ],
    },
    {
      id: "forbidden",
      title: t({ id: "terms.forbidden", message: "Không được làm" }),
      blocks: [
        {
          list: [
            t({
              id: "terms.forbidden.nude",
              message:
                "Ảnh khoả thân, khiêu dâm, bạo lực. Mọi ảnh nhạy cảm của trẻ em đều bị xoá và báo cơ quan chức năng.",
            }),
            t({
              id: "terms.forbidden.faces",
              message:
                "Ghép mặt, đổi đồ, đổi tóc của ai đó khi người ấy chưa đồng ý, hay để chế giễu, đe doạ, mạo danh.",
            }),
            t({
              id: "terms.forbidden.fakes",
              message:
                "Giả giấy tờ, giả ảnh chứng minh, quảng cáo hàng giả, hàng cấm, hay hứa điều món hàng không có.",
            }),
            t({
              id: "terms.forbidden.marks",
              message: "Xoá dấu mờ bằng cách khác ngoài nâng gói, bán lại tài khoản hay credit.",
            }),
            t({
              id: "terms.forbidden.load",
              message:
                "Dò mật khẩu, né giới hạn lượt gọi, tạo nhiều tài khoản để lấy credit dùng thử.",
            }),
          ],
        },
        t({
          id: "terms.forbidden.then",
          message:
            "Ảnh vi phạm bị gỡ, và lý do ghi lại. Tài khoản vi phạm nặng hay nhiều lần bị khoá. Thấy ảnh không nên có, bấm Báo cáo ảnh này ở trang chia sẻ hoặc viết cho chúng tôi.",
        }),
        {
          href: "/contact?topic=report",
          label: t({ id: "terms.forbidden.report", message: "Báo vi phạm" }),
        },
      ],
    },
    {
      id: "api",
      title: t({ id: "terms.api", message: "API" }),
      blocks: [
        t({
          id: "terms.api.from",
          message: `API có từ gói ${{ plan: i18n._(planNames[API_FROM]) }} trở lên. Mỗi khoá chỉ dùng được những công cụ bạn chọn, có giới hạn lượt gọi mỗi phút do bạn đặt, từ ${{ least: LIMITS.tokenRateMin }} đến ${{ most: LIMITS.tokenRateMax }}.`,
        }),
        {
          list: [
            t({
              id: "terms.api.same",
              message:
                "Lượt gọi qua API tốn credit, được hoàn và mang dấu mờ theo đúng quy tắc của trang web.",
            }),
            t({
              id: "terms.api.secret",
              message:
                "Mã khoá chỉ hiện lúc tạo. Bạn giữ kín mã, lộ thì đổi mã: mã cũ ngừng chạy ngay.",
            }),
            t({
              id: "terms.api.customers",
              message: "Shop cho khách tự tải ảnh lên qua API thì shop xin lời đồng ý của khách.",
            }),
          ],
        },
      ],
    },
  ];
}
