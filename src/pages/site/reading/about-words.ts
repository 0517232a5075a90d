import { useLingui } from "@lingui/react/macro";

interface Entry {
  name: string;
  words: string;
}

/** Whom the product is made for, and what each of them does with it. */
export function useAudiences(): readonly Entry[] {
  const { t } = useLingui();
  return [
    {
      name: t({ id: "about.for.sellers", message: "Người bán trên mạng" }),
      words: t({
        id: "about.for.sellers_text",
        message:
          "Hàng về thì trải ra chụp bằng điện thoại, mặc thử lên người mẫu rồi đăng. Ảnh cả gian hàng cùng một phông, cùng một cỡ.",
      }),
    },
    {
      name: t({ id: "about.for.salons", message: "Tiệm tóc" }),
      words: t({
        id: "about.for.salons_text",
        message:
          "Cho khách xem kiểu và màu trên chính mặt họ trước khi cầm kéo. Khách dễ gật đầu hơn, thợ đỡ đoán.",
      }),
    },
    {
      name: t({ id: "about.for.video", message: "Người làm video bán hàng" }),
      words: t({
        id: "about.for.video_text",
        message:
          "Từ ảnh tĩnh ra clip ngắn để giữ người lướt. Muốn nhiều ảnh thì gọi API từ trang bán hàng sẵn có.",
      }),
    },
  ];
}

/** What the product holds itself to. */
export function useManners(): readonly Entry[] {
  const { t } = useLingui();
  return [
    {
      name: t({ id: "about.manners.price", message: "Nói giá trước" }),
      words: t({
        id: "about.manners.price_text",
        message:
          "Nút tạo ghi tốn bao nhiêu credit và còn lại bao nhiêu. Việc máy chưa làm được thì báo trước khi tính.",
      }),
    },
    {
      name: t({ id: "about.manners.failed", message: "Hỏng thì hoàn" }),
      words: t({
        id: "about.manners.failed_text",
        message: "Không ra ảnh thì credit về ngay, số dư mới đứng cạnh lời báo. Không phải xin.",
      }),
    },
    {
      name: t({ id: "about.manners.preview", message: "Gọi đúng tên" }),
      words: t({
        id: "about.manners.preview_text",
        message:
          "Máy tại chỗ vẽ bản xem trước, và trang gọi nó là bản xem trước. Nó uốn món đồ theo dáng người, giữ màu và hoạ tiết, không tưởng tượng ra mặt lưng.",
      }),
    },
    {
      name: t({ id: "about.manners.private", message: "Ảnh của bạn ở lại đây" }),
      words: t({
        id: "about.manners.private_text",
        message:
          "Ảnh xử lý ngay trên máy chủ của tiệm, không gửi cho dịch vụ AI khác, không đem huấn luyện mô hình. Xoá là xoá tệp.",
      }),
    },
    {
      name: t({ id: "about.manners.people", message: "Không phải người ngoài đời" }),
      words: t({
        id: "about.manners.people_text",
        message:
          "Người mẫu và món đồ có sẵn do đội làm Mẫu Studio vẽ bằng máy. Lời chủ tiệm ở trang chủ đang là ví dụ và có ghi như vậy.",
      }),
    },
  ];
}
