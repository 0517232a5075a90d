import { useLingui } from "@lingui/react/macro";
import type { Hook } from "#machines/webhook/webhook.rules.ts";
import { formatDateTime } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import * as s from "./webhook.css.ts";

/** How the address answered when it was last told something. */
export function LastDelivery({ hook }: { hook: Hook | null }) {
  const { t } = useLingui();
  const last = hook?.last_delivery;
  if (!last) return null;
  const when = formatDateTime(currentLanguage(), last.at);
  const status = last.status ?? 0;
  return (
    <p className={s.words}>
      {last.ok
        ? t({ id: "webhook.delivered", message: `Gửi được lúc ${when}, trả lời ${status}` })
        : last.status === null
          ? t({ id: "webhook.unreachable", message: `Chưa gửi được lúc ${when}, không có trả lời` })
          : t({ id: "webhook.refused", message: `Bị từ chối lúc ${when}, trả lời ${status}` })}
    </p>
  );
}
