import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { formatDateTime, formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { DefinitionList } from "#src/ui/content/definition-list.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Switch } from "#src/ui/fields/switch.tsx";
import { Dialog } from "#src/ui/overlays/dialog.tsx";
import { permissionName } from "../kit/tools.ts";
import * as s from "./api-tokens.css.ts";
import { Checking, Unsure } from "./lost-answer.tsx";
import type { ApiTokensRef } from "./use-api-tokens-ref.ts";

/** One token: what it may do, when it was used, and what can be done with it. */
export function DetailsDialog({ tokens }: { tokens: ApiTokensRef }) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(tokens, (state) => state);
  const { tokens: list, openId, refusal } = snapshot.context;
  const token = list.find(({ id }) => id === openId);
  const language = currentLanguage();
  if (!token) return null;
  const rate = formatNumber(language, token.rate_limit_per_minute);
  return (
    <Dialog
      open={snapshot.hasTag("details")}
      onClose={() => tokens.send({ type: "details.close" })}
      held={!snapshot.can({ type: "details.close" })}
      title={token.name}
      closeLabel={t({ id: "shell.close", message: "Đóng" })}
    >
      <div className={s.form}>
        <DefinitionList
          items={[
            { term: t({ id: "tokens.value", message: "Mã khoá" }), detail: `mau_…${token.last4}` },
            {
              term: t({ id: "tokens.services", message: "Công cụ được dùng" }),
              detail: token.services.map((service) => i18n._(permissionName(service))).join(", "),
            },
            {
              term: t({ id: "tokens.limit", message: "Giới hạn" }),
              detail: t({ id: "tokens.per_minute", message: `${rate} lượt gọi mỗi phút` }),
            },
            {
              term: t({ id: "tokens.last_used", message: "Dùng gần nhất" }),
              detail: token.last_used_at
                ? formatDateTime(language, token.last_used_at)
                : t({ id: "tokens.never_used", message: "Chưa dùng" }),
            },
            {
              term: t({ id: "result.created", message: "Tạo lúc" }),
              detail: formatDateTime(language, token.created_at),
            },
          ]}
        />
        <Switch
          label={t({ id: "tokens.switch", message: "Bật khoá" })}
          checked={token.active}
          disabled={!snapshot.can({ type: "token.toggle" })}
          hint={
            token.active
              ? t({ id: "tokens.active", message: "Đang bật" })
              : t({ id: "tokens.inactive", message: "Đang tắt" })
          }
          onChange={() => tokens.send({ type: "token.toggle" })}
        />
        {snapshot.matches({ details: "toggleFailed" }) && (
          <ErrorState
            title={t({ id: "tokens.toggle_failed", message: "Chưa đổi được, khoá vẫn như cũ" })}
            kept={refusal && sentenceFor(i18n, refusal)}
          />
        )}
        {snapshot.matches({ details: "checking" }) && <Checking />}
        {snapshot.matches({ details: "unsure" }) && <Unsure tokens={tokens} />}
        <Asking tokens={tokens} />
        {snapshot.can({ type: "token.regenerate" }) && (
          <div className={s.actions}>
            <Button icon="refresh" onClick={() => tokens.send({ type: "token.regenerate" })}>
              {t({ id: "tokens.regenerate", message: "Đổi mã" })}
            </Button>
            <Button
              look="danger"
              icon="trash"
              onClick={() => tokens.send({ type: "token.delete" })}
            >
              {t({ id: "tokens.delete", message: "Xoá khoá" })}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** The question before what ends another program's access, and what came of it. */
function Asking({ tokens }: { tokens: ApiTokensRef }) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(tokens, (state) => state);
  const { refusal, deed } = snapshot.context;
  const isDelete = snapshot.matches({ details: "deleting" });
  if (!isDelete && !snapshot.matches({ details: "regenerating" })) return null;
  const isLost = snapshot.matches({ details: { regenerating: "lost" } });
  const isFailed =
    snapshot.matches({ details: { deleting: "failed" } }) ||
    snapshot.matches({ details: { regenerating: "failed" } });
  return (
    <>
      {!isLost && (
        <Notice look="caution">
          {isDelete
            ? t({
                id: "tokens.delete_ask",
                message: "Xoá khoá này? Chương trình đang dùng sẽ dừng ngay.",
              })
            : t({ id: "tokens.regenerate_ask", message: "Đổi mã? Mã cũ ngừng chạy ngay." })}
        </Notice>
      )}
      {isLost && (
        <ErrorState
          title={t({ id: "tokens.lost", message: "Mã mới chưa tới đây" })}
          kept={
            deed === "regenerate"
              ? t({
                  id: "tokens.lost_replaced",
                  message: "Mã cũ đã ngừng chạy. Bạn đổi mã lần nữa để nhận mã dùng được.",
                })
              : t({
                  id: "tokens.lost_made",
                  message: "Khoá đã tạo xong. Bạn đổi mã để nhận mã dùng được.",
                })
          }
        />
      )}
      {isFailed && (
        <ErrorState
          title={
            isDelete
              ? t({ id: "tokens.delete_failed", message: "Chưa xoá được, khoá vẫn còn" })
              : t({ id: "tokens.regenerate_failed", message: "Chưa đổi được, mã cũ vẫn chạy" })
          }
          kept={refusal && sentenceFor(i18n, refusal)}
        />
      )}
      <div className={s.actions}>
        <Button onClick={() => tokens.send({ type: "change.keep" })}>
          {isLost
            ? t({ id: "tokens.later", message: "Để sau" })
            : t({ id: "profile.keep", message: "Giữ lại" })}
        </Button>
        <Button
          look="destroy"
          busy={snapshot.hasTag("busy")}
          onClick={() => tokens.send({ type: "change.confirm" })}
        >
          {isDelete
            ? t({ id: "tokens.delete", message: "Xoá khoá" })
            : t({ id: "tokens.regenerate", message: "Đổi mã" })}
        </Button>
      </div>
    </>
  );
}
