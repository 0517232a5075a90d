import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { unwrap } from "#src/lib/api/api.ts";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { useCall } from "#src/lib/api/use-call.ts";
import { useApp } from "#src/lib/app.tsx";
import { deviceName } from "#src/lib/text/device-name.ts";
import { formatAgo } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Loading, Skeleton } from "#src/ui/feedback/skeleton.tsx";
import * as s from "./account.css.ts";
import { Section } from "./section.tsx";

/** Where this account is logged in; every other place can be ended from here. */
export function Sessions() {
  const { t, i18n } = useLingui();
  const { api, queries } = useApp();
  const list = useQuery({
    queryKey: ["sessions"],
    queryFn: async ({ signal }) =>
      unwrap(await api.call("GET", "/auth/sessions", { signal })).items,
  });
  const end = useCall(
    (id: string | null) =>
      id === null
        ? api.call("DELETE", "/auth/sessions")
        : api.call("DELETE", "/auth/sessions/:id", { params: { id } }),
    () => void queries.invalidateQueries({ queryKey: ["sessions"] }),
  );
  const others = list.data?.some((session) => !session.current) ?? false;
  return (
    <Section
      title={t({ id: "profile.sessions", message: "Phiên đăng nhập" })}
      words={t({
        id: "profile.sessions_text",
        message: "Thấy máy lạ thì đăng xuất máy đó, rồi đổi mật khẩu.",
      })}
    >
      {list.isPending && (
        <Loading label={t({ id: "shell.loading", message: "Đang tải…" })}>
          <Skeleton shape="line" />
        </Loading>
      )}
      {list.isError && (
        <ErrorState
          title={t({ id: "profile.sessions_failed", message: "Chưa mở được danh sách máy" })}
          retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {end.refusal && (
        <div role="alert">
          <Notice look="caution">{sentenceFor(i18n, end.refusal)}</Notice>
        </div>
      )}
      {list.data && (
        <ul className={s.sessions}>
          {list.data.map((session) => {
            const device =
              deviceName(session.user_agent) ||
              t({ id: "profile.unknown_device", message: "Máy không rõ tên" });
            const ago = formatAgo(currentLanguage(), session.last_seen_at);
            return (
              <li key={session.id} className={s.session}>
                <div>
                  <p>{device}</p>
                  <p className={s.faint}>
                    {session.current
                      ? t({ id: "profile.this_device", message: "Máy này" })
                      : t({ id: "profile.last_seen", message: `Dùng gần nhất: ${ago}` })}
                  </p>
                </div>
                {!session.current && (
                  <Button
                    size="small"
                    busy={end.busy}
                    aria-label={t({ id: "profile.end_named", message: `Đăng xuất ${device}` })}
                    onClick={() => void end.run(session.id)}
                  >
                    {t({ id: "auth.log_out", message: "Đăng xuất" })}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {others && (
        <div className={s.start}>
          <Button busy={end.busy} onClick={() => void end.run(null)}>
            {t({ id: "profile.end_others", message: "Đăng xuất khỏi máy khác" })}
          </Button>
        </div>
      )}
    </Section>
  );
}
