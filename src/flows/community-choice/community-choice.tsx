import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { Standing } from "#machines/community-choice/community-choice.machine.ts";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { Switch } from "#src/ui/fields/switch.tsx";
import type { CommunityChoiceRef } from "./use-community-choice-ref.ts";

/** Offers a result to the community strip, or takes it back; a moderator approves what is offered. */
export function CommunityChoice({ choice }: { choice: CommunityChoiceRef }) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(choice, (state) => state);
  const { standing, refusal } = snapshot.context;
  const words: Record<NonNullable<Standing>, string> = {
    pending: t({ id: "community.pending", message: "Đang chờ duyệt." }),
    approved: t({ id: "community.approved", message: "Đang hiện ở trang Tổng quan." }),
    rejected: t({ id: "community.rejected", message: "Ảnh này không được duyệt." }),
  };
  const said =
    snapshot.matches("failed") && refusal
      ? sentenceFor(i18n, refusal)
      : standing
        ? words[standing]
        : t({
            id: "community.what",
            message: "Ai cũng thấy, không kèm tên bạn và ảnh gốc. Được duyệt rồi mới hiện.",
          });
  const mayChange =
    snapshot.can({ type: "choice.offer" }) || snapshot.can({ type: "choice.withdraw" });
  return (
    <Switch
      label={t({ id: "community.offer", message: "Cho hiện ở cộng đồng" })}
      checked={standing === "pending" || standing === "approved"}
      disabled={!mayChange}
      hint={said}
      onChange={(offer) => choice.send({ type: offer ? "choice.offer" : "choice.withdraw" })}
    />
  );
}
