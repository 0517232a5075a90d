import { useLingui } from "@lingui/react/macro";
import { formSentence } from "#src/lib/api/error-texts.ts";
import { useCall } from "#src/lib/api/use-call.ts";
import { useApp } from "#src/lib/app.tsx";
import { startDownload } from "#src/lib/browser/start-download.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import * as s from "./account.css.ts";
import { Section } from "./section.tsx";

/** Everything kept about one, in one archive. */
export function ExportData() {
  const { t, i18n } = useLingui();
  const { api } = useApp();
  const { busy, refusal, run } = useCall(
    async () => {
      const made = await api.call("POST", "/api/account/export");
      if (!made.ok) return made;
      return api.call("POST", "/api/downloads", {
        body: { kind: "account", id: made.value.id },
      });
    },
    ({ url }) => startDownload(url),
  );
  const sentence = formSentence(i18n, refusal);
  return (
    <Section
      title={t({ id: "profile.export", message: "Tải dữ liệu của bạn" })}
      words={t({
        id: "profile.export_text",
        message: "Một tệp zip gồm tài khoản, ảnh, video, lịch sử và sổ credit.",
      })}
    >
      {sentence && (
        <ErrorState
          title={t({ id: "profile.export_failed", message: "Chưa gói được dữ liệu" })}
          kept={sentence}
        />
      )}
      <div className={s.start}>
        <Button icon="download" busy={busy} onClick={() => void run(undefined)}>
          {t({ id: "profile.export_verb", message: "Tải tệp zip" })}
        </Button>
      </div>
    </Section>
  );
}
