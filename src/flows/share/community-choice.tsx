import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { useCall } from "#src/lib/api/use-call.ts";
import { useApp } from "#src/lib/app.tsx";
import { Switch } from "#src/ui/fields/switch.tsx";
import type { Generation } from "#wire/generations.ts";

type Standing = NonNullable<Generation["community"]> | null;

/** Offers a result to the community strip, or takes it back; a moderator approves what is offered. */
export function CommunityChoice({ generation }: { generation: Generation }) {
  const { t, i18n } = useLingui();
  const { api, queries } = useApp();
  const [standing, setStanding] = useState<Standing>(generation.community ?? null);
  const { busy, refusal, run } = useCall(
    (offer: boolean) => {
      const params = { id: generation.id };
      return offer
        ? api.call("PUT", "/api/generations/:id/community", { params })
        : api.call("DELETE", "/api/generations/:id/community", { params });
    },
    (_, offer) => {
      setStanding(offer ? "pending" : null);
      for (const name of ["generations", "community"])
        void queries.invalidateQueries({ queryKey: [name] });
    },
  );
  const words: Record<NonNullable<Standing>, string> = {
    pending: t({ id: "community.pending", message: "Đang chờ duyệt." }),
    approved: t({ id: "community.approved", message: "Đang hiện ở trang Tổng quan." }),
    rejected: t({ id: "community.rejected", message: "Ảnh này không được duyệt." }),
  };
  const said = refusal
    ? sentenceFor(i18n, refusal)
    : standing
      ? words[standing]
      : t({
          id: "community.what",
          message: "Ai cũng thấy, không kèm tên bạn và ảnh gốc. Được duyệt rồi mới hiện.",
        });
  return (
    <Switch
      label={t({ id: "community.offer", message: "Cho hiện ở cộng đồng" })}
      checked={standing === "pending" || standing === "approved"}
      disabled={busy || standing === "rejected"}
      hint={said}
      onChange={(offer) => void run(offer)}
    />
  );
}
