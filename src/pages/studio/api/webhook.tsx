import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { unwrap } from "#src/lib/api/api.ts";
import { formSentence } from "#src/lib/api/error-texts.ts";
import { useCall } from "#src/lib/api/use-call.ts";
import { useApp } from "#src/lib/app.tsx";
import { formatDateTime } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { text } from "#src/theme/type.css.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { showToast } from "#src/ui/feedback/toast.tsx";
import { Form, textOf } from "#src/ui/fields/form.tsx";
import { Switch } from "#src/ui/fields/switch.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import type { Webhook as Hook } from "#wire/tokens.ts";
import * as s from "./api.css.ts";

/** Where finished runs are told to a program of one's own, signed. */
export function Webhook() {
  const { t } = useLingui();
  const { api } = useApp();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["webhook"],
    queryFn: async ({ signal }): Promise<Hook | null> => {
      const { url, ...rest } = unwrap(await api.call("GET", "/api/webhooks", { signal }));
      return url === null ? null : { ...rest, url };
    },
  });
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
      {isError && data === undefined && (
        <ErrorState
          title={t({ id: "webhook.load_failed", message: "Chưa mở được webhook" })}
          retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && <Settings hook={data} />}
    </section>
  );
}

function Settings({ hook }: { hook: Hook | null }) {
  const { t, i18n } = useLingui();
  const { api, queries } = useApp();
  const [enabled, setEnabled] = useState(hook?.enabled ?? true);
  const [secret, setSecret] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const again = () => void queries.invalidateQueries({ queryKey: ["webhook"] });
  const save = useCall(
    (url: string) => api.call("PUT", "/api/webhooks", { body: { url, enabled } }),
    (saved) => {
      setSecret(saved.secret ?? null);
      queries.setQueryData(["webhook"], saved);
      showToast("success", { title: t({ id: "webhook.saved", message: "Đã lưu webhook" }) });
    },
  );
  const test = useCall(
    () => api.call("POST", "/api/webhooks/test"),
    () => {
      again();
      showToast("success", {
        title: t({ id: "webhook.tested", message: "Đã gửi thử, xem kết quả bên dưới" }),
      });
    },
  );
  const remove = useCall(
    () => api.call("DELETE", "/api/webhooks"),
    () => {
      setSecret(null);
      queries.setQueryData(["webhook"], null);
    },
  );
  const refusal = save.refusal ?? test.refusal ?? remove.refusal;
  const error = isMissing
    ? t({ id: "webhook.missing", message: "Nhập địa chỉ bắt đầu bằng https" })
    : save.refusal?.fields?.url;
  const submit = (form: FormData) => {
    const url = textOf(form, "url").trim();
    const isAddress = /^https?:\/\/\S+$/.test(url);
    setMissing(!isAddress);
    if (isAddress) void save.run(url);
  };
  return (
    <Form refusal={formSentence(i18n, refusal)} problemKey={error ?? ""} onSubmit={submit}>
      <TextField
        name="url"
        type="url"
        inputMode="url"
        label={t({ id: "webhook.url", message: "Địa chỉ nhận" })}
        placeholder="https://"
        defaultValue={hook?.url ?? ""}
        error={error}
      />
      <Switch
        label={t({ id: "webhook.enabled", message: "Bật webhook" })}
        checked={enabled}
        onChange={setEnabled}
      />
      {secret !== null && (
        <Notice look="caution">
          <p>
            {t({
              id: "webhook.secret_once",
              message: "Khoá ký chỉ hiện một lần. Chép và cất kỹ.",
            })}
          </p>
          <code className={s.secret}>{secret}</code>
        </Notice>
      )}
      <LastDelivery hook={hook} />
      <div className={s.actions}>
        <Button type="submit" look="primary" busy={save.busy}>
          {t({ id: "webhook.save", message: "Lưu webhook" })}
        </Button>
        {hook && (
          <>
            <Button busy={test.busy} onClick={() => void test.run(undefined)}>
              {t({ id: "webhook.test", message: "Gửi thử" })}
            </Button>
            <Button look="danger" busy={remove.busy} onClick={() => void remove.run(undefined)}>
              {t({ id: "webhook.delete", message: "Xoá webhook" })}
            </Button>
          </>
        )}
      </div>
    </Form>
  );
}

function LastDelivery({ hook }: { hook: Hook | null }) {
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
