import { useLingui } from "@lingui/react/macro";
import { LIMITS } from "#wire/limits.ts";
import { Article } from "./article.tsx";
import { LawyerNotice } from "./lawyer-notice.tsx";
import { REVISED } from "./revised.ts";
import { useMoneyTerms } from "./terms-money.ts";
import { useTermsOfUse } from "./terms-use.ts";

/** The terms: what is sold, what is charged and given back, and what nobody may do. */
export function Terms() {
  const { t } = useLingui();
  return (
    <Article
      title={t({ id: "footer.terms", message: "Điều khoản" })}
      lead={t({
        id: "terms.lead",
        message:
          "Bạn mua gì, tốn gì, được hoàn gì, và ai được làm gì với ảnh. Viết ngắn để đọc hết được.",
      })}
      revised={REVISED}
      notice={<LawyerNotice />}
      chapters={[
        {
          id: "account",
          title: t({ id: "terms.account", message: "Tài khoản" }),
          blocks: [
            t({
              id: "terms.account.one",
              message: `Dùng studio cần một tài khoản với địa chỉ email của bạn, xác nhận bằng mã. Mật khẩu có ít nhất ${{ chars: LIMITS.passwordMinChars }} ký tự. Bạn giữ mật khẩu và chịu trách nhiệm về việc làm trong tài khoản.`,
            }),
            t({
              id: "terms.account.second",
              message:
                "Shop có nhiều người nên bật đăng nhập hai bước. Thấy ai lạ, bấm Đăng xuất khỏi máy khác trong Cài đặt tài khoản rồi đổi mật khẩu.",
            }),
          ],
        },
        ...useMoneyTerms(),
        ...useTermsOfUse(),
        {
          id: "ending",
          title: t({ id: "terms.ending", message: "Ngừng dùng" }),
          blocks: [
            t({
              id: "terms.ending.you",
              message:
                "Bạn xoá tài khoản trong Cài đặt tài khoản lúc nào cũng được. Ảnh, video, lượt tạo và đường dẫn chia sẻ mất ngay, không lấy lại được, credit còn lại mất theo. Muốn giữ ảnh thì lấy tệp zip ở mục Tải dữ liệu của bạn trước.",
            }),
            t({
              id: "terms.ending.we",
              message:
                "Chúng tôi có thể ngừng một công cụ hay cả dịch vụ. Khi đó có email báo trước cho ai còn kỳ gói, để tải ảnh về và hỏi hoàn phần chưa dùng.",
            }),
          ],
        },
        {
          id: "liability",
          title: t({ id: "terms.liability", message: "Trách nhiệm và luật áp dụng" }),
          blocks: [
            t({
              id: "terms.liability.ours",
              message:
                "Chúng tôi giữ dịch vụ chạy và sổ credit đúng. Chúng tôi không hứa kết quả nào cũng vừa ý, cũng không hứa bán được bao nhiêu hàng. Bạn nên giữ bản của những ảnh quan trọng.",
            }),
            t({
              id: "terms.liability.law",
              message:
                "Luật Việt Nam áp dụng. Có gì chưa ổn, viết cho chúng tôi trước, đa phần giải quyết được ngay ở đó.",
            }),
            t({
              id: "terms.liability.change",
              message:
                "Điều khoản đổi thì ngày ở đầu trang đổi theo. Thay đổi bất lợi cho bạn không áp dụng cho kỳ gói đã trả.",
            }),
            { href: "/contact", label: t({ id: "help.write", message: "Viết cho chúng tôi" }) },
          ],
        },
      ]}
    />
  );
}
