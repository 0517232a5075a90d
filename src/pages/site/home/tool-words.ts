import { useLingui } from "@lingui/react/macro";
import type { ToolTone } from "#src/theme/colors.ts";
import { TOOLS } from "#wire/tools/tools.ts";

/** What each tool does for a shop, and what one run costs. */
export function useToolWords(): Record<ToolTone, { does: string; cost: string }> {
  const { t } = useLingui();
  const perPicture = (cost: number) =>
    t({ id: "home.tools.cost_picture", message: `${cost} credit mỗi ảnh` });
  const perVideo = (cost: number) =>
    t({ id: "home.tools.cost_video", message: `${cost} credit mỗi video` });
  return {
    tryOn: {
      does: t({
        id: "home.tools.try_on",
        message: "Mặc món hàng của shop lên người mẫu bạn chọn.",
      }),
      cost: perPicture(TOOLS.virtual_try_on.cost),
    },
    bodyGenerator: {
      does: t({
        id: "home.tools.body",
        message: "Nhập chiều cao, cân nặng, nước da. Có người mẫu riêng của shop.",
      }),
      cost: perPicture(TOOLS.body_generator.cost),
    },
    hairstyle: {
      does: t({
        id: "home.tools.hair",
        message: "20 kiểu nam nữ. Khách xem trước, thợ cắt sau.",
      }),
      cost: perPicture(TOOLS.hairstyle_changer.cost),
    },
    imageToVideo: {
      does: t({
        id: "home.tools.video",
        message: "Ảnh tĩnh thành clip 5, 8 hoặc 10 giây để đăng Reels, TikTok.",
      }),
      cost: perVideo(TOOLS.image_to_video.cost),
    },
    imageEditing: {
      does: t({
        id: "home.tools.edit",
        message: "Gõ điều muốn sửa bằng tiếng Việt. Xoá nền, chỉnh sáng, đổi màu.",
      }),
      cost: perPicture(TOOLS.image_editing.cost),
    },
  };
}
