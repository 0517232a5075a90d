import { useLingui } from "@lingui/react/macro";
import type { ToolTone } from "#src/theme/colors.ts";
import { COSTS } from "#wire/costs.ts";

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
      cost: perPicture(COSTS.virtual_try_on),
    },
    bodyGenerator: {
      does: t({
        id: "home.tools.body",
        message: "Nhập chiều cao, cân nặng, nước da. Có người mẫu riêng của shop.",
      }),
      cost: perPicture(COSTS.body_generator),
    },
    hairstyle: {
      does: t({
        id: "home.tools.hair",
        message: "20 kiểu nam nữ. Khách xem trước, thợ cắt sau.",
      }),
      cost: perPicture(COSTS.hairstyle_changer),
    },
    imageToVideo: {
      does: t({
        id: "home.tools.video",
        message: "Ảnh tĩnh thành clip 5, 8 hoặc 10 giây để đăng Reels, TikTok.",
      }),
      cost: perVideo(COSTS.image_to_video),
    },
    imageEditing: {
      does: t({
        id: "home.tools.edit",
        message: "Gõ điều muốn sửa bằng tiếng Việt. Xoá nền, chỉnh sáng, đổi màu.",
      }),
      cost: perPicture(COSTS.image_editing),
    },
  };
}
