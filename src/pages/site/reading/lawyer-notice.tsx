import { useLingui } from "@lingui/react/macro";
import { Notice } from "#src/ui/feedback/notice.tsx";

/** Stands on every legal page until a lawyer has read it (decisions G83, G85). */
export function LawyerNotice() {
  const { t } = useLingui();
  return (
    <Notice look="caution">
      {t({
        id: "reading.lawyer",
        message:
          "Trang này do đội làm Mẫu Studio soạn và chưa qua tay luật sư. Luật sư phải xem lại trước khi mở cho khách thật. Điều luật quy định khác thì theo luật.",
      })}
    </Notice>
  );
}
