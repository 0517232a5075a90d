import { useLingui } from "@lingui/react/macro";
import { inDays, inHours } from "#wire/durations.ts";
import { DAY, TIMES } from "#wire/limits.ts";
import type { Chapter } from "./article.ts";

/** What is kept, for how long, and how it goes. */
export function useKept(): readonly Chapter[] {
  const { t } = useLingui();
  return [
    {
      id: "what",
      title: t({ id: "privacy.what", message: "Lưu những gì" }),
      blocks: [
        {
          facts: [
            {
              term: t({ id: "privacy.what.account", message: "Tài khoản" }),
              detail: t({
                id: "privacy.what.account_text",
                message:
                  "Tên, địa chỉ email, ngôn ngữ, gói đang dùng. Mật khẩu chỉ lưu dạng băm, không ai đọc lại được. Vào bằng Google thì lưu thêm mã người dùng Google gửi.",
              }),
            },
            {
              term: t({ id: "privacy.what.pictures", message: "Ảnh và video" }),
              detail: t({
                id: "privacy.what.pictures_text",
                message:
                  "Ảnh tải lên, vùng tô, kết quả. Ảnh được ghi lại khi tải lên, nên nơi chụp, máy chụp và mọi thông tin ẩn trong tệp đều bị bỏ.",
              }),
            },
            {
              term: t({ id: "privacy.what.runs", message: "Lượt tạo" }),
              detail: t({
                id: "privacy.what.runs_text",
                message:
                  "Công cụ, lời dặn, thông số, lúc tạo, thời gian xử lý, kết quả hay lý do hỏng. Số đo ở Tạo dáng mẫu cũng là thông số của lượt đó.",
              }),
            },
            {
              term: t({ id: "privacy.what.money", message: "Credit và thanh toán" }),
              detail: t({
                id: "privacy.what.money_text",
                message:
                  "Sổ credit, đơn, số tiền, trạng thái, mã giao dịch của cổng thanh toán. Số thẻ và tài khoản ngân hàng không đi qua Mẫu Studio.",
              }),
            },
            {
              term: t({ id: "privacy.what.sessions", message: "Phiên và thiết bị" }),
              detail: t({
                id: "privacy.what.sessions_text",
                message:
                  "Mỗi phiên có lúc vào, lúc dùng gần nhất và tên trình duyệt. Nơi đã đăng nhập chỉ lưu dạng băm có khoá, để nhận ra máy quen và chặn người dò mật khẩu.",
              }),
            },
            {
              term: t({ id: "privacy.what.mails", message: "Email và lời nhắn" }),
              detail: t({
                id: "privacy.what.mails_text",
                message:
                  "Email gửi cho bạn nằm niêm kín tới khi gửi xong. Lời nhắn và tệp bạn gửi ở trang Liên hệ thì quản trị viên đọc để trả lời.",
              }),
            },
            {
              term: t({ id: "privacy.what.blog", message: "Bình luận và thư tin" }),
              detail: t({
                id: "privacy.what.blog_text",
                message:
                  "Bình luận dưới bài viết hiện kèm tên của bạn sau khi được duyệt, và mất cùng tài khoản. Địa chỉ nhận thư tin chỉ quản trị viên thấy; ngừng nhận thì địa chỉ còn lại với dấu đã ngừng, tới khi quản trị viên xoá.",
              }),
            },
            {
              term: t({ id: "privacy.what.api", message: "API" }),
              detail: t({
                id: "privacy.what.api_text",
                message:
                  "Tên khoá, bản băm của mã, số lượt gọi và lần dùng gần nhất. Không lưu nội dung lượt gọi ngoài lượt tạo mà nó tạo ra.",
              }),
            },
          ],
        },
      ],
    },
    {
      id: "how-long",
      title: t({ id: "privacy.how_long", message: "Giữ bao lâu" }),
      blocks: [
        {
          facts: [
            {
              term: t({ id: "privacy.how_long.pictures", message: "Ảnh, video, lượt tạo" }),
              detail: t({
                id: "privacy.how_long.pictures_text",
                message: "Tới khi bạn xoá. Không tự mất, kể cả khi gói hết hạn.",
              }),
            },
            {
              term: t({ id: "privacy.how_long.account", message: "Tài khoản" }),
              detail: t({
                id: "privacy.how_long.account_text",
                message:
                  "Tới khi bạn xoá tài khoản. Lúc đó tên, email, ảnh, lượt tạo, khoá, phiên và lời nhắn mất ngay. Sổ credit và khoản thanh toán ở lại vì kế toán, không còn tên hay email.",
              }),
            },
            {
              term: t({ id: "privacy.how_long.trial", message: "Dấu của hộp thư" }),
              detail: t({
                id: "privacy.how_long.trial_text",
                message:
                  "Một mã băm có khoá của địa chỉ ở lại trong sổ, để credit dùng thử chỉ tặng một lần. Từ mã đó không đọc ra địa chỉ.",
              }),
            },
            {
              term: t({ id: "privacy.how_long.registration", message: "Đăng ký chưa xác nhận" }),
              detail: t({
                id: "privacy.how_long.registration_text",
                message: `${{ days: inDays(TIMES.registration) }} ngày.`,
              }),
            },
            {
              term: t({ id: "privacy.how_long.sessions", message: "Phiên đăng nhập" }),
              detail: t({
                id: "privacy.how_long.sessions_text",
                message: `Hết sau ${{ days: inDays(TIMES.accessToken) }} ngày, hoặc ngay khi bạn đăng xuất. Dòng ghi nhận được dọn sau khi hết hạn.`,
              }),
            },
            {
              term: t({ id: "privacy.how_long.device", message: "Máy quen" }),
              detail: t({
                id: "privacy.how_long.device_text",
                message: `${{ days: inDays(TIMES.knownDevice) }} ngày kể từ lần đăng nhập gần nhất.`,
              }),
            },
            {
              term: t({ id: "privacy.how_long.codes", message: "Mã và đường dẫn trong email" }),
              detail: t({
                id: "privacy.how_long.codes_text",
                message: `Chữ trong email bị xoá khi máy chủ thư đã nhận. Chạy không có máy chủ thư thì chữ nằm trong hộp thư tại chỗ ${{ hours: inHours(TIMES.localMail) }} giờ.`,
              }),
            },
            {
              term: t({ id: "privacy.how_long.export", message: "Bản tải dữ liệu về" }),
              detail: t({
                id: "privacy.how_long.export_text",
                message: `Mở được trong ${{ hours: inHours(DAY) }} giờ sau khi bạn yêu cầu.`,
              }),
            },
            {
              term: t({ id: "privacy.how_long.contact", message: "Lời nhắn liên hệ" }),
              detail: t({
                id: "privacy.how_long.contact_text",
                message:
                  "Của tài khoản thì mất cùng tài khoản, kể cả lời nhắn gửi từ cùng địa chỉ email lúc chưa đăng nhập. Lời nhắn khác giữ tới khi quản trị viên xoá; bạn viết nhờ xoá cũng được.",
              }),
            },
            {
              term: t({ id: "privacy.how_long.backups", message: "Bản sao lưu" }),
              detail: t({
                id: "privacy.how_long.backups_text",
                message:
                  "Máy chủ có bản sao lưu phòng khi hỏng. Thứ bạn vừa xoá còn nằm trong bản cũ cho tới khi bản đó được thay, và không ai mở ra để dùng.",
              }),
            },
          ],
        },
      ],
    },
    {
      id: "cookies",
      title: t({ id: "privacy.cookies", message: "Cookie và bộ nhớ trình duyệt" }),
      blocks: [
        t({
          id: "privacy.cookies.few",
          message: "Không có cookie quảng cáo, không có cookie đo lường. Cookie của trang chỉ gồm:",
        }),
        {
          facts: [
            {
              term: "language",
              detail: t({
                id: "privacy.cookies.language",
                message: `Nhớ ngôn ngữ khi bạn đổi, trong ${{ days: inDays(TIMES.languageKept) }} ngày.`,
              }),
            },
            {
              term: "device",
              detail: t({
                id: "privacy.cookies.device",
                message: `Nhận ra máy đã đăng nhập, trong ${{ days: inDays(TIMES.knownDevice) }} ngày. Chỉ gửi tới phần đăng nhập, không mã nào trên trang đọc được, và tự nó không đăng nhập cho ai.`,
              }),
            },
          ],
        },
        t({
          id: "privacy.cookies.storage",
          message:
            "Trình duyệt còn giữ tại máy bạn: phiên đăng nhập, tên để hiện nhanh, ngôn ngữ, cách bày trang và bản nháp của từng công cụ. Đăng xuất thì phiên và tên bị xoá, Làm lại từ đầu thì bản nháp bị xoá, xoá tài khoản thì xoá cả hai.",
        }),
        t({
          id: "privacy.cookies.google",
          message:
            "Nơi có bật đăng nhập bằng Google, mở hộp đăng nhập là trình duyệt tải phần của Google, và Google đặt cookie theo chính sách của họ. Không mở hộp đăng nhập thì không có gì của Google được tải.",
        }),
      ],
    },
  ];
}
