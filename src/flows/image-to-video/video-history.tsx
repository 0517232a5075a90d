import { useLingui } from "@lingui/react/macro";
import { addressOfTool } from "#src/lib/address/tool-address.ts";
import { useGenerations } from "#src/lib/api/queries.ts";
import { formatDateTime } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { TextLink } from "#src/ui/actions/text-link.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { ServedVideo } from "#src/ui/pictures/served-picture.tsx";
import * as s from "./video-history.css.ts";

/** The latest finished videos, each played in place and opened at its result. */
export function VideoHistory() {
  const { t } = useLingui();
  const list = useGenerations({ feature: "image_to_video", status: "completed" });
  const title = t({ id: "video.recent", message: "Video gần đây" });
  const items = (list.data?.pages[0]?.items ?? [])
    .filter(({ feature }) => feature === "image_to_video")
    .slice(0, 6);
  return (
    <section className={s.root} aria-label={title}>
      <h3>{title}</h3>
      {list.isPending ? (
        <Loading label={t({ id: "shell.loading", message: "Đang tải…" })}>
          <Skeleton shape="line" />
        </Loading>
      ) : list.isError ? (
        <ErrorState
          title={t({ id: "generations.failed", message: "Chưa mở được ảnh và video của bạn" })}
          retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
          onRetry={() => void list.refetch()}
        />
      ) : items.length === 0 ? (
        <EmptyState
          drawing="print"
          title={t({ id: "video.none", message: "Không thấy video nào" })}
        />
      ) : (
        <ul className={s.list}>
          {items.map((generation) => (
            <li key={generation.id} className={s.item}>
              {generation.result && (
                <ServedVideo
                  className={s.video}
                  src={generation.result.asset.url}
                  poster={generation.result.asset.thumb_url}
                  controls
                  muted
                  playsInline
                  preload="none"
                  aria-label={generation.result.asset.name}
                />
              )}
              <TextLink href={`${addressOfTool(generation.feature)}?generation=${generation.id}`}>
                {formatDateTime(currentLanguage(), generation.created_at)}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
