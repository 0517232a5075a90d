import { useLingui } from "@lingui/react/macro";
import type { ToolTone } from "#src/theme/colors.ts";

interface ServiceWords {
  takes: string;
  gives: string;
  points: readonly string[];
}

/** What each tool takes and gives, as its own pages say it. */
export function useServiceWords(): Record<ToolTone, ServiceWords> {
  const { t } = useLingui();
  return {
    tryOn: {
      takes: t({
        id: "services.try_on.takes",
        message: "Ảnh người mẫu toàn thân và ảnh món đồ",
      }),
      gives: t({ id: "services.try_on.gives", message: "Ảnh người mẫu mặc món đồ đó" }),
      points: [
        t({
          id: "services.try_on.sample",
          message: "Chưa có mẫu thì dùng người mẫu có sẵn, đủ vóc dáng và độ tuổi.",
        }),
        t({
          id: "services.try_on.kinds",
          message: "Đầm, áo, quần, chân váy và áo khoác; áo dài cũng được.",
        }),
        t({
          id: "services.try_on.compare",
          message: "Kéo qua lại để so trước và sau, trên nền trắng, xám hay đen.",
        }),
      ],
    },
    bodyGenerator: {
      takes: t({
        id: "services.body.takes",
        message: "Chiều cao, cân nặng, tuổi, vóc dáng, nước da",
      }),
      gives: t({ id: "services.body.gives", message: "Ảnh một người mẫu riêng và chỉ số BMI" }),
      points: [
        t({
          id: "services.body.live",
          message: "Kéo thước tới đâu, dáng đổi theo tới đó.",
        }),
        t({
          id: "services.body.face",
          message: "Thêm ảnh gương mặt nếu bạn muốn, hoặc tả bằng lời.",
        }),
        t({
          id: "services.body.next",
          message: "Người mẫu làm ra dùng tiếp được ngay trong Thử đồ.",
        }),
      ],
    },
    hairstyle: {
      takes: t({ id: "services.hair.takes", message: "Ảnh chân dung chính diện" }),
      gives: t({ id: "services.hair.gives", message: "Ảnh người đó với kiểu tóc và màu mới" }),
      points: [
        t({
          id: "services.hair.styles",
          message: "20 kiểu nam và nữ, hoặc tự tả kiểu bạn nghĩ ra.",
        }),
        t({ id: "services.hair.colour", message: "Nhuộm màu gì cũng được, kể cả màu tự pha." }),
        t({
          id: "services.hair.mask",
          message: "Tô đúng vùng muốn đổi, chỗ còn lại giữ nguyên.",
        }),
      ],
    },
    imageToVideo: {
      takes: t({ id: "services.video.takes", message: "Một ảnh nét" }),
      gives: t({ id: "services.video.gives", message: "Video MP4, 480p hoặc 1080p" }),
      points: [
        t({
          id: "services.video.motion",
          message: "Chuyển động nhẹ nhàng, tự nhiên hay mạnh mẽ.",
        }),
        t({ id: "services.video.length", message: "Dài 5, 8 hoặc 10 giây." }),
        t({
          id: "services.video.phone",
          message: "Mở được trên mọi điện thoại, đăng thẳng lên mạng xã hội.",
        }),
      ],
    },
    imageEditing: {
      takes: t({
        id: "services.edit.takes",
        message: "Một ảnh và lời dặn, hoặc một mẫu chỉnh sẵn",
      }),
      gives: t({ id: "services.edit.gives", message: "Ảnh đã sửa, ảnh gốc vẫn còn" }),
      points: [
        t({
          id: "services.edit.presets",
          message: "Sáu mẫu chỉnh sẵn: làm đẹp, nghệ thuật, màu, nền, gương mặt, ánh sáng.",
        }),
        t({
          id: "services.edit.words",
          message: "Dặn bằng tiếng Việt: “đổi áo sang màu xanh lá, làm mờ nền”.",
        }),
        t({
          id: "services.edit.chain",
          message: "Sửa tiếp từ kết quả, quay về ảnh nào cũng được.",
        }),
      ],
    },
  };
}
