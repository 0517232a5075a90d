import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { formSentence } from "#src/lib/api/error-texts.ts";
import { text } from "#src/theme/type.css.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Form } from "#src/ui/fields/form.tsx";
import { Switch } from "#src/ui/fields/switch.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { LastDelivery } from "./last-delivery.tsx";
import { RevealSecret } from "./reveal-secret.tsx";
import type { WebhookRef } from "./use-webhook-ref.ts";
import * as s from "./webhook.css.ts";

/** Where finished runs are told to a program of one's own, signed. */
export function Webhook({ webhook }: { webhook: WebhookRef }) {
  const { t } = useLingui();
  const snapshot = useSelector(webhook, (state) => state);
  const isLoading = snapshot.matches("loading");
  // While it is asked for once more, what went wrong stays to be read.
  const isFailed = snapshot.matches("loadFailed") || (isLoading && snapshot.context.refusal);
  return (
    <section className={s.section} aria-labelledby="webhook">
      <h2 id="webhook" className={text.head}>
        Webhook
      </h2>
      <p className={s.words}>
        {t({
          id: "webhook.what",
          message:
            "Lượt nào xong, hỏng hay bị huỷ thì gửi tới địa chỉ này, có chữ ký theo Standard Webhooks.",
        })}
      </p>
      {isFailed && (
        <ErrorState
          title={t({ id: "webhook.load_failed", message: "Chưa mở được webhook" })}
          retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
          retrying={isLoading}
          onRetry={() => webhook.send({ type: "webhook.retry" })}
        />
      )}
      {snapshot.hasTag("form") && <Settings webhook={webhook} />}
      <RevealSecret webhook={webhook} />
    </section>
  );
}

function Settings({ webhook }: { webhook: WebhookRef }) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(webhook, (state) => state);
  const { hook, draft, isMissing, refusal } = snapshot.context;
  // Once no answer came, nothing is said before it is known what the server has.
  const said = snapshot.hasTag("busy") ? null : refusal;
  const error = isMissing
    ? t({ id: "webhook.missing", message: "Nhập địa chỉ bắt đầu bằng https" })
    : said?.fields?.url;
  const isLocked = !snapshot.matches("ready");
  const wait = isLocked ? t({ id: "shell.wait", message: "Đợi trả lời đã" }) : null;
  return (
    <Form
      refusal={formSentence(i18n, said)}
      problemKey={error ?? ""}
      onSubmit={() => webhook.send({ type: "webhook.save" })}
    >
      <TextField
        type="url"
        inputMode="url"
        label={t({ id: "webhook.url", message: "Địa chỉ nhận" })}
        placeholder="https://"
        value={draft.url}
        error={error}
        readOnly={isLocked}
        onChange={(event) =>
          webhook.send({ type: "draft.change", change: { url: event.target.value } })
        }
      />
      <Switch
        label={t({ id: "webhook.enabled", message: "Bật webhook" })}
        checked={draft.enabled}
        disabled={isLocked}
        onChange={(enabled) => webhook.send({ type: "draft.change", change: { enabled } })}
      />
      {snapshot.matches({ ready: "secretLost" }) && (
        <div role="alert">
          <Notice look="caution">
            {t({
              id: "webhook.secret_lost",
              message:
                "Webhook đã lưu nhưng khoá ký chưa tới đây. Xoá webhook rồi lưu lại để nhận khoá mới.",
            })}
          </Notice>
        </div>
      )}
      <LastDelivery hook={hook} />
      <div className={s.actions}>
        <Button
          type="submit"
          look="primary"
          busy={snapshot.matches("saving")}
          reason={wait}
          reasonPlace="elsewhere"
        >
          {t({ id: "webhook.save", message: "Lưu webhook" })}
        </Button>
        {hook && (
          <>
            <Button
              busy={snapshot.matches("testing")}
              reason={wait}
              reasonPlace="elsewhere"
              onClick={() => webhook.send({ type: "webhook.test" })}
            >
              {t({ id: "webhook.test", message: "Gửi thử" })}
            </Button>
            <Button
              look="danger"
              busy={snapshot.matches("removing")}
              reason={wait}
              reasonPlace="elsewhere"
              onClick={() => webhook.send({ type: "webhook.remove" })}
            >
              {t({ id: "webhook.delete", message: "Xoá webhook" })}
            </Button>
          </>
        )}
      </div>
    </Form>
  );
}
