import { useLingui } from "@lingui/react/macro";
import { inMinutes } from "#wire/durations.ts";
import { TIMES } from "#wire/limits.ts";
import type { Chapter } from "./article.ts";
import { Article } from "./article.tsx";
import { LawyerNotice } from "./lawyer-notice.tsx";
import { useKept } from "./privacy-kept.ts";
import { REVISED } from "./revised.ts";

/** What is kept about a person, who sees it, and how it is taken away again. */
export function Privacy() {
  const { t } = useLingui();
  const [what, howLong, cookies] = useKept();
  return (
    <Article
      title={t({ id: "footer.privacy", message: "Quyền riêng tư" })}
      lead={t({
        id: "privacy.lead",
        message:
          "Ảnh người là chuyện riêng. Trang này nói lưu gì, ở đâu, bao lâu, ai thấy, và cách xoá.",
      })}
      revised={REVISED}
      notice={<LawyerNotice />}
      chapters={[
        useShort(),
        ...[what, howLong].filter((chapter) => chapter !== undefined),
        useHandling(),
        useDeletion(),
        ...(cookies ? [cookies] : []),
        useOthers(),
        {
          id: "rights",
          title: t({ id: "privacy.rights", message: "Quyền của bạn" }),
          blocks: [
            t({
              id: "privacy.rights.list",
              message:
                "Bạn được xem, tải về, sửa và xoá dữ liệu của bạn, được rút lời đồng ý, được hỏi và khiếu nại. Người có mặt trong ảnh của người khác cũng vậy: viết cho chúng tôi kèm đường dẫn tới ảnh.",
            }),
            { href: "/contact", label: t({ id: "help.write", message: "Viết cho chúng tôi" }) },
          ],
        },
      ]}
    />
  );
}

function useShort(): Chapter {
  const { t } = useLingui();
  return {
    id: "short",
    title: t({ id: "privacy.short", message: "Nói ngắn" }),
    blocks: [
      {
        list: [
          t({
            id: "privacy.short.local",
            message:
              "Ảnh được xử lý bằng máy tại chỗ, ngay trên máy chủ của Mẫu Studio. Ảnh không gửi cho dịch vụ AI nào khác.",
          }),
          t({
            id: "privacy.short.training",
            message:
              "Ảnh không dùng để huấn luyện mô hình, không dùng để nhận ra ai là ai, không bán.",
          }),
          t({
            id: "privacy.short.kept",
            message: "Ảnh ở lại tới khi bạn xoá. Xoá là xoá tệp, không phải ẩn đi.",
          }),
          t({
            id: "privacy.short.ads",
            message: "Không quảng cáo, không mã theo dõi, không cookie đo lường.",
          }),
        ],
      },
    ],
  };
}

function useHandling(): Chapter {
  const { t } = useLingui();
  return {
    id: "handling",
    title: t({ id: "privacy.handling", message: "Ảnh đi những đâu" }),
    blocks: [
      {
        list: [
          t({
            id: "privacy.handling.address",
            message: `Tệp không có địa chỉ cố định. Trang nhận một địa chỉ có chữ ký, hết hạn sau ít nhất ${{ minutes: inMinutes(TIMES.signedUrlMin) }} phút.`,
          }),
          t({
            id: "privacy.handling.inputs",
            message:
              "Lượt tạo giữ bản riêng của ảnh gốc, để xem lại và tạo lại. Muốn xoá hẳn một tấm ảnh thì xoá cả ảnh trong Kho ảnh và những lượt đã dùng nó.",
          }),
          t({
            id: "privacy.handling.share",
            message:
              "Đường dẫn chia sẻ tắt sẵn. Bật lên thì ai có đường dẫn đều xem được kết quả, không thấy ảnh gốc, tên bạn hay lời dặn, và máy tìm kiếm không đưa vào. Ngừng chia sẻ là đường dẫn hết mở.",
          }),
          t({
            id: "privacy.handling.community",
            message:
              "Ảnh chỉ hiện ở cộng đồng khi bạn chọn và quản trị viên duyệt. Gỡ xuống lúc nào cũng được. Ai đã chép ảnh về trước đó thì không lấy lại được.",
          }),
          t({
            id: "privacy.handling.admin",
            message:
              "Quản trị viên thấy danh sách tài khoản, lượt tạo của từng tài khoản với ảnh gốc và kết quả, khoản thanh toán, ảnh xin lên cộng đồng và ảnh bị báo. Việc họ đổi đều ghi vào nhật ký, kèm lý do.",
          }),
        ],
      },
    ],
  };
}

function useDeletion(): Chapter {
  const { t } = useLingui();
  return {
    id: "delete",
    title: t({ id: "privacy.delete", message: "Cách xoá" }),
    blocks: [
      {
        facts: [
          {
            term: t({ id: "privacy.delete.result", message: "Một kết quả" }),
            detail: t({
              id: "privacy.delete.result_text",
              message:
                "Vào Lịch sử, chọn ảnh, bấm Xoá. Tệp, bản riêng của ảnh gốc và đường dẫn chia sẻ mất theo.",
            }),
          },
          {
            term: t({ id: "privacy.delete.picture", message: "Một ảnh đã tải lên" }),
            detail: t({
              id: "privacy.delete.picture_text",
              message: "Vào Kho ảnh, chọn ảnh, bấm Xoá. Lượt tạo cũ vẫn giữ bản riêng của nó.",
            }),
          },
          {
            term: t({ id: "privacy.delete.account", message: "Cả tài khoản" }),
            detail: t({
              id: "privacy.delete.account_text",
              message:
                "Vào Cài đặt tài khoản, mục Xoá tài khoản. Trang hỏi mật khẩu, hoặc đăng nhập lại bằng Google. Xong là mất ngay.",
            }),
          },
          {
            term: t({ id: "privacy.delete.export", message: "Lấy về trước" }),
            detail: t({
              id: "privacy.delete.export_text",
              message:
                "Cũng ở đó, mục Tải dữ liệu của bạn: một tệp zip gồm tài khoản, ảnh, video, lịch sử, sổ credit, khoản thanh toán và lời nhắn.",
            }),
          },
        ],
      },
      {
        href: "/profile",
        label: t({ id: "privacy.delete.open", message: "Mở Cài đặt tài khoản" }),
      },
    ],
  };
}

function useOthers(): Chapter {
  const { t } = useLingui();
  return {
    id: "others",
    title: t({ id: "privacy.others", message: "Ai khác nhận dữ liệu" }),
    blocks: [
      {
        list: [
          t({
            id: "privacy.others.gateway",
            message:
              "Cổng thanh toán bạn chọn: mã đơn, số tiền, tên gói. Cổng tự hỏi bạn số thẻ hay tài khoản.",
          }),
          t({
            id: "privacy.others.mail",
            message: "Máy chủ thư: địa chỉ email và nội dung thư gửi cho bạn.",
          }),
          t({
            id: "privacy.others.google",
            message: "Google: chỉ khi bạn đăng nhập bằng Google. Ảnh không gửi cho Google.",
          }),
          t({
            id: "privacy.others.webhook",
            message: "Địa chỉ webhook: chỉ khi bạn tự đặt ở Quản lý API.",
          }),
          t({
            id: "privacy.others.law",
            message:
              "Cơ quan nhà nước: chỉ khi luật buộc, và chúng tôi báo cho bạn nếu luật cho phép.",
          }),
        ],
      },
    ],
  };
}
