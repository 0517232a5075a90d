import { useLingui } from "@lingui/react/macro";
import { useCredits, useDashboard } from "#src/lib/api/queries.ts";
import { useApp, useIsSignedIn, useUser } from "#src/lib/app.tsx";
import { formatAgo, formatNumber } from "#src/lib/text/format.ts";
import { givenName } from "#src/lib/text/given-name.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { PageBody, PageHead } from "#src/ui/frames/page-head.tsx";
import { GenerationGrid } from "../generation-card.tsx";
import { Banner, GuestBanner } from "./banner.tsx";
import { Community } from "./community.tsx";
import * as s from "./dashboard.css.ts";
import { Figure, Figures } from "./figures.tsx";
import { Recent } from "./recent.tsx";
import { Tools } from "./tools.tsx";

/** The first room: the tools, what is left, what was made last. Guests are invited in. */
export function Dashboard() {
  const { t } = useLingui();
  const isSignedIn = useIsSignedIn();
  const user = useUser();
  const name = givenName(user?.display_name ?? user?.name ?? "", currentLanguage());
  const title =
    isSignedIn && name
      ? t({ id: "dashboard.hello_name", message: `Chào ${name}, hôm nay chụp gì?` })
      : t({ id: "dashboard.hello", message: "Chào bạn, hôm nay chụp gì?" });
  return (
    <>
      <PageHead title={title} />
      <PageBody>
        <div className={s.stack}>
          <Tools />
          {isSignedIn ? <Yours /> : <Invitation />}
          <Community />
        </div>
      </PageBody>
    </>
  );
}

function Invitation() {
  const { t } = useLingui();
  const { authDialog } = useApp();
  return (
    <>
      <GuestBanner />
      <EmptyState
        title={t({
          id: "dashboard.invitation",
          message: "Tạo tài khoản để xem ảnh và video của bạn",
        })}
        action={
          <>
            <Button
              look="primary"
              onClick={() => authDialog.send({ type: "dialog.open", view: "register" })}
            >
              {t({ id: "auth.register", message: "Tạo tài khoản" })}
            </Button>
            <Button onClick={() => authDialog.send({ type: "dialog.open", view: "login" })}>
              {t({ id: "auth.log_in", message: "Đăng nhập" })}
            </Button>
          </>
        }
      />
    </>
  );
}

function Yours() {
  const { t } = useLingui();
  const language = currentLanguage();
  const { data, isPending, isError, refetch } = useDashboard();
  const balance = useCredits().data?.balance ?? data?.credits.remaining;
  if (isPending) {
    return (
      <Loading label={t({ id: "shell.loading", message: "Đang tải…" })}>
        <Skeleton shape="fill" />
      </Loading>
    );
  }
  if (isError) {
    return (
      <ErrorState
        title={t({ id: "generations.failed", message: "Chưa mở được ảnh và video của bạn" })}
        kept={t({ id: "generations.failed.kept", message: "Mọi thứ vẫn nằm trên máy chủ." })}
        retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
        onRetry={() => void refetch()}
      />
    );
  }
  const credit = t({ id: "credits.unit", message: "credit" });
  return (
    <>
      <Figures label={t({ id: "dashboard.figures", message: "Số liệu của bạn" })}>
        <Figure
          term={t({ id: "dashboard.left", message: "Còn lại" })}
          value={formatNumber(language, balance ?? 0)}
          unit={credit}
        />
        <Figure
          term={t({ id: "dashboard.used", message: "Đã dùng tháng này" })}
          value={formatNumber(language, data.credits.used_month)}
          unit={t({
            id: "dashboard.used_unit",
            message: `credit, tổng cộng ${{ total: formatNumber(language, data.credits.used_total) }}`,
          })}
        />
        <Figure
          term={t({ id: "dashboard.latest", message: "Ảnh gần nhất" })}
          value={data.latest ? formatAgo(language, data.latest.created_at) : "–"}
        />
        <Figure
          term={t({ id: "dashboard.plan", message: "Gói hiện tại" })}
          value={data.plan.name[language]}
        />
      </Figures>
      {data.banner && <Banner kind={data.banner.kind} />}
      <Recent recent={data.recent} />
      {data.body_models.length > 0 && (
        <section aria-labelledby="bodies">
          <h2 id="bodies" className={s.sectionTitle}>
            {t({ id: "dashboard.bodies", message: "Người mẫu của bạn" })}
          </h2>
          <GenerationGrid
            label={t({ id: "dashboard.bodies", message: "Người mẫu của bạn" })}
            items={data.body_models}
          />
        </section>
      )}
    </>
  );
}
