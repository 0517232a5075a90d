import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useConfig } from "#src/lib/api/queries.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import type { Feature } from "#wire/values.ts";

/** What the preview engine is good at (`children`), and that its data is still on the way. */
export function EngineNotice({ feature, children }: { feature: Feature; children: ReactNode }) {
  const { t } = useLingui();
  const engine = useConfig().data?.features[feature];
  return (
    <>
      {engine?.preview && <Notice>{children}</Notice>}
      {engine && !engine.ready && (
        <Notice look="caution">
          {t({
            id: "engine.loading",
            message: "Bộ máy vẽ đang tải về, chỉ lần đầu. Bạn cứ đặt, tải xong là chạy.",
          })}
        </Notice>
      )}
    </>
  );
}
