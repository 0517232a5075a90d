import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { toneOfTool, useTools } from "#src/flows/kit/tools.ts";
import { Report } from "#src/flows/report/report.tsx";
import { type ReportRef, useReportRef } from "#src/flows/report/use-report-ref.ts";
import { useIsOpen } from "#src/lib/address/open-pages.ts";
import { unwrap } from "#src/lib/api/api.ts";
import { useApp } from "#src/lib/app.tsx";
import { formatDay } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { heading } from "#src/theme/type.css.ts";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { Swatch } from "#src/ui/marks/swatch.tsx";
import { ServedPicture, ServedVideo } from "#src/ui/pictures/served-picture.tsx";
import type { Share } from "#wire/generations.ts";
import { TIMES } from "#wire/limits.ts";
import * as s from "./share.css.ts";

/** What anyone with the address sees: one result, the tool that made it, and a way to object. */
export function SharePage({ id }: { id: string }) {
  const { t } = useLingui();
  const { api } = useApp();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ["share", id],
    retry: false,
    // The picture's signed address runs out; a new one is asked for before.
    refetchInterval: TIMES.signedUrlMin - 60_000,
    queryFn: async ({ signal }) => {
      const params = { id };
      const answer = await api.call("GET", "/api/shares/:id", { params, anonymous: true, signal });
      return !answer.ok && answer.code === "not_found" ? null : unwrap(answer);
    },
  });
  return (
    <>
      {isPending ? (
        <div className={s.page}>
          <Loading label={t({ id: "shell.loading", message: "Đang tải…" })} className={s.stage}>
            <Skeleton shape="picture" />
          </Loading>
        </div>
      ) : isError ? (
        <div className={s.page}>
          <ErrorState
            title={t({ id: "shared.failed", message: "Chưa mở được trang này" })}
            retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
            onRetry={() => void refetch()}
          />
        </div>
      ) : data === null ? (
        <EmptyState
          drawing="search"
          heading
          title={t({ id: "shared.gone", message: "Ảnh này không còn được chia sẻ" })}
          action={
            <LinkButton look="primary" href="/">
              {t({ id: "shell.to_home", message: "Về trang chủ" })}
            </LinkButton>
          }
        >
          {t({ id: "shared.gone_text", message: "Chủ ảnh đã ngừng chia sẻ, hoặc đường dẫn sai." })}
        </EmptyState>
      ) : (
        <Shown share={data} />
      )}
    </>
  );
}

function Shown({ share }: { share: Share }) {
  return <SharedPage share={share} report={useReportRef(share.id)} />;
}

/** One shared result, the tool that made it, and the way to object. */
export function SharedPage({ share, report }: { share: Share; report: ReportRef }) {
  const { t } = useLingui();
  const tool = useTools().find(({ feature }) => feature === share.feature);
  const isOpen = useIsOpen();
  const isVideo = share.asset.kind === "video";
  const title = isVideo
    ? t({ id: "shared.video", message: "Video được chia sẻ" })
    : t({ id: "shared.picture", message: "Ảnh được chia sẻ" });
  const date = formatDay(currentLanguage(), share.created_at);
  return (
    <div className={s.page}>
      <div className={s.stage}>
        {isVideo ? (
          <ServedVideo
            className={s.picture}
            src={share.asset.url}
            poster={share.asset.thumb_url}
            aria-label={title}
            controls
            loop
            playsInline
          />
        ) : (
          <ServedPicture
            className={s.picture}
            src={share.asset.url}
            alt={title}
            width={share.asset.width}
            height={share.asset.height}
          />
        )}
      </div>
      <div className={s.words}>
        <h1 className={heading.title}>{title}</h1>
        <p className={s.made}>
          <Swatch tone={toneOfTool(share.feature)} />
          {t({ id: "shared.made_with", message: `Tạo bằng ${tool?.name ?? ""}, ${date}` })}
        </p>
        <p className={s.soft}>
          {t({
            id: "shared.ai",
            message: "Hình ảnh này do AI tạo ra và có thể không giống người thật.",
          })}
        </p>
        {tool && isOpen(tool.href) && (
          <LinkButton look="primary" href={tool.href} iconEnd="arrowRight">
            {t({ id: "shared.try", message: "Tự làm một ảnh như vậy" })}
          </LinkButton>
        )}
        <Report report={report} />
      </div>
    </div>
  );
}
