import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useUser } from "#src/lib/app.tsx";
import { formatBytes, formatDateTime, formatLength } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { planNames } from "#src/lib/text/plan-name.ts";
import { heading } from "#src/theme/type.css.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { DefinitionList } from "#src/ui/content/definition-list.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { InspectorBody } from "#src/ui/frames/inspector.tsx";
import { Icon } from "#src/ui/marks/icon.tsx";
import type { Asset } from "#wire/assets.ts";
import type { Generation } from "#wire/generations.ts";
import { PLAN_LIMITS } from "#wire/limits.ts";
import type { DownloadRef } from "../download/download-dialog.tsx";
import type { ShareRef } from "../share/share-dialog.tsx";
import { GetCode } from "./get-code.tsx";
import { ResultInputs } from "./result-inputs.tsx";
import { TOOL_FACES } from "./tools.ts";
import { UseIn } from "./use-in.tsx";
import * as s from "./wizard.css.ts";
import type { WizardRef } from "./wizard-ref.ts";

export interface Fact {
  term: string;
  detail: ReactNode;
}

/** What was made and what it cost, with what can be done with it. */
export function ResultFacts({
  flow,
  download,
  share,
  generation,
  result,
  title,
  facts,
  againReason,
  actions,
  extra,
}: {
  flow: WizardRef;
  download: DownloadRef | null;
  share: ShareRef | null;
  generation: Generation;
  result: Asset | null;
  title: string;
  /** What it was made of, between the facts every result has. */
  facts: readonly Fact[];
  /** Why it cannot be made once more, or null. */
  againReason: string | null;
  actions?: ReactNode;
  /** Beneath the facts. */
  extra?: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const plan = useUser()?.plan ?? "free_trial";
  const { api: hasApi, watermark: isMarked } = PLAN_LIMITS[plan];
  const left = generation.balance_after ?? undefined;
  const language = currentLanguage();
  const length = formatLength(i18n, generation.processing_ms ?? 0);
  const { charged } = generation;
  return (
    <InspectorBody>
      <div className={s.resultTitle}>
        <p className={s.done} role="status">
          <Icon name="check" />
          {t({ id: "result.done_in", message: `Xong trong ${length}, tốn ${charged} credit` })}
        </p>
        <h2 className={heading.title} title={title}>
          <span className={s.resultName}>{title}</span>
        </h2>
      </div>
      <Button
        look="primary"
        icon="download"
        wide
        onClick={() => download?.send({ type: "download.open" })}
      >
        {t({ id: "download.title", message: "Tải xuống" })}
      </Button>
      <div className={s.actions}>
        {result && (
          <LinkButton size="small" icon="external" href={result.url} target="_blank" rel="noopener">
            {t({ id: "result.new_tab", message: "Mở thẻ mới" })}
          </LinkButton>
        )}
        <Button
          size="small"
          icon="refresh"
          reason={againReason}
          reasonPlace="below"
          onClick={() => flow.send({ type: "order.again" })}
        >
          {t({ id: "result.regenerate", message: "Tạo lại" })}
        </Button>
        <Button size="small" icon="share" onClick={() => share?.send({ type: "share.open" })}>
          {t({ id: "share.title", message: "Chia sẻ" })}
        </Button>
        {actions}
        {hasApi && <GetCode generation={generation} />}
        {result?.kind === "image" && <UseIn asset={result} except={generation.feature} />}
      </div>
      {result && (
        <DefinitionList
          items={[
            {
              term: t({ id: "result.tool", message: "Công cụ" }),
              detail: i18n._(TOOL_FACES[generation.feature].name),
            },
            {
              term: t({ id: "result.created", message: "Tạo lúc" }),
              detail: formatDateTime(language, generation.created_at),
            },
            { term: t({ id: "result.time", message: "Thời gian xử lý" }), detail: length },
            {
              term: t({ id: "result.size", message: "Kích thước" }),
              detail: `${result.width} × ${result.height}, ${formatBytes(language, result.bytes)}`,
            },
            ...facts,
            {
              term: t({ id: "result.cost", message: "Chi phí" }),
              detail:
                left === undefined
                  ? t({ id: "result.cost_only", message: `${charged} credit` })
                  : t({ id: "result.cost_left", message: `${charged} credit, còn ${left}` }),
            },
            {
              term: t({ id: "result.seed", message: "Mã ngẫu nhiên" }),
              // A code to copy, not a quantity: no digits are grouped.
              detail: String(generation.seed),
            },
            {
              term: t({ id: "result.engine", message: "Máy vẽ" }),
              detail:
                generation.engine.id === "local"
                  ? t({ id: "result.engine_local", message: "Máy tại chỗ" })
                  : `${generation.engine.id}, ${generation.engine.model}`,
            },
          ]}
        />
      )}
      <ResultInputs generation={generation} />
      {extra}
      {generation.engine.preview && (
        <Notice>
          {isMarked
            ? t({
                id: "result.preview",
                message: `Bản xem trước, máy tại chỗ. Gói ${{ plan: i18n._(planNames[plan]) }} có dấu mờ.`,
              })
            : t({ id: "result.preview_clean", message: "Bản xem trước, máy tại chỗ." })}
        </Notice>
      )}
    </InspectorBody>
  );
}
