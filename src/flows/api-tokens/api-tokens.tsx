import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { type CreateReason, createReasons } from "#machines/api-tokens/api-tokens.rules.ts";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { fill } from "#src/lib/text/fill.ts";
import { formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { planNames } from "#src/lib/text/plan-name.ts";
import { heading } from "#src/theme/type.css.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Loading, Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { inDays } from "#wire/durations.ts";
import { TIMES } from "#wire/limits.ts";
import { API_FROM } from "#wire/plans.ts";
import type { Token } from "#wire/tokens.ts";
import { permissionName } from "../kit/tools.ts";
import * as s from "./api-tokens.css.ts";
import { createTexts } from "./api-tokens.messages.ts";
import { CreateDialog } from "./create-dialog.tsx";
import { DetailsDialog } from "./details-dialog.tsx";
import { RevealToken } from "./reveal-token.tsx";
import type { ApiTokensRef } from "./use-api-tokens-ref.ts";

/** The keys other programs come in with: figures, the list, and one's dialogs over it. */
export function ApiTokens({ tokens }: { tokens: ApiTokensRef }) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(tokens, (state) => state);
  const { tokens: list, hasApi, refusal } = snapshot.context;
  if (snapshot.matches("loading")) {
    return (
      <Loading label={t({ id: "shell.loading", message: "Đang tải…" })} className={s.stack}>
        <Skeleton shape="title" />
        <Skeleton shape="fill" />
      </Loading>
    );
  }
  if (snapshot.matches("loadFailed")) {
    return (
      <ErrorState
        title={t({ id: "tokens.load_failed", message: "Chưa mở được các khoá API" })}
        kept={refusal && sentenceFor(i18n, refusal)}
        retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
        onRetry={() => tokens.send({ type: "tokens.retry" })}
      />
    );
  }
  const [reason] = createReasons(list, hasApi);
  const why = (told: CreateReason) =>
    fill(i18n, createTexts[told], { plan: i18n._(planNames[API_FROM]) });
  return (
    <div className={s.stack}>
      {!hasApi && (
        <Notice
          actions={
            <LinkButton size="small" href="/studio-pricing">
              {t({ id: "banner.prices", message: "Xem bảng giá" })}
            </LinkButton>
          }
        >
          <p>{why("plan_without_api")}</p>
        </Notice>
      )}
      <Figures tokens={tokens} />
      <div className={s.actions}>
        <Button
          look="primary"
          icon="plus"
          reason={reason ? why(reason) : null}
          onClick={() => tokens.send({ type: "token.new" })}
        >
          {t({ id: "tokens.create", message: "Tạo khoá API" })}
        </Button>
      </div>
      {list.length === 0 ? (
        <EmptyState
          drawing="plug"
          title={t({ id: "tokens.none", message: "Chưa có khoá API nào" })}
        />
      ) : (
        <ul>
          {list.map((token) => (
            <Row key={token.id} token={token} tokens={tokens} />
          ))}
        </ul>
      )}
      <CreateDialog tokens={tokens} />
      <RevealToken tokens={tokens} />
      <DetailsDialog tokens={tokens} />
    </div>
  );
}

function Row({ token, tokens }: { token: Token; tokens: ApiTokensRef }) {
  const { t, i18n } = useLingui();
  const { name } = token;
  return (
    <li className={s.row}>
      <div>
        <p className={s.name}>{name}</p>
        <p className={s.soft}>
          mau_…{token.last4},{" "}
          {token.active
            ? t({ id: "tokens.active", message: "Đang bật" })
            : t({ id: "tokens.inactive", message: "Đang tắt" })}
          , {token.services.map((service) => i18n._(permissionName(service))).join(", ")}
        </p>
      </div>
      <Button size="small" onClick={() => tokens.send({ type: "token.open", id: token.id })}>
        {t({ id: "tokens.details", message: `Xem ${name}` })}
      </Button>
    </li>
  );
}

function Figures({ tokens }: { tokens: ApiTokensRef }) {
  const { t } = useLingui();
  const language = currentLanguage();
  const stats = useSelector(tokens, (state) => state.context.stats);
  const list = useSelector(tokens, (state) => state.context.tokens);
  if (stats === null) return null;
  const figures = [
    { term: t({ id: "tokens.total", message: "Khoá" }), value: list.length },
    {
      term: t({ id: "tokens.active", message: "Đang bật" }),
      value: list.filter(({ active }) => active).length,
    },
    {
      term: t({ id: "tokens.today", message: "Lượt gọi hôm nay" }),
      value: stats.requests_today,
    },
    {
      term: t({
        id: "tokens.month",
        message: `Lượt gọi ${{ days: inDays(TIMES.tokenUses) }} ngày`,
      }),
      value: stats.requests_30d,
    },
  ];
  return (
    <dl className={s.figures}>
      {figures.map(({ term, value }) => (
        <div key={term} className={s.figure}>
          <dt className={s.term}>{term}</dt>
          <dd className={heading.figure}>{formatNumber(language, value)}</dd>
        </div>
      ))}
    </dl>
  );
}
