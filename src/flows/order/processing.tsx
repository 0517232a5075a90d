import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { stepsOf } from "#machines/order/order.rules.ts";
import { formatClock, formatLength } from "#src/lib/text/format.ts";
import type { ToolTone } from "#src/theme/colors.ts";
import { heading } from "#src/theme/type.css.ts";
import { TextLink } from "#src/ui/actions/text-link.tsx";
import { NamedSteps } from "#src/ui/feedback/named-steps.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { StepWedge } from "#src/ui/feedback/step-wedge.tsx";
import { InspectorBody } from "#src/ui/frames/inspector.tsx";
import { ServedPicture } from "#src/ui/pictures/served-picture.tsx";
import { TestStrip } from "#src/ui/pictures/test-strip.tsx";
import { mayCloseTexts, mediumOf, processingTitles, stepTexts } from "./order.messages.ts";
import { isLinkLost, type OrderRef, phaseIndex } from "./order.select.ts";
import * as s from "./processing.css.ts";
import { TellWhenDone } from "./tell-when-done.tsx";
import { useElapsed, usePhaseTimes, useUsualTime } from "./use-waiting.ts";

/** The test strip: the input brightens with the run's true progress; elapsed and usual time below. */
export function ProcessingStrip({
  job,
  picture,
  alt,
  tone,
}: {
  job: OrderRef;
  /** Null when no picture went in: the wedge stands alone. */
  picture: string | null;
  alt: string;
  tone: ToolTone;
}) {
  const { t } = useLingui();
  const progress = useSelector(job, (snapshot) => snapshot.context.progress);
  const generation = useSelector(job, (snapshot) => snapshot.context.generation);
  const feature = useSelector(job, (snapshot) => snapshot.context.feature);
  const elapsed = formatClock(useElapsed(generation));
  const usual = useUsualTime(feature);
  return (
    <div className={s.strip}>
      {picture && (
        <TestStrip src={picture} alt={alt} value={progress / 100} className={s.picture} />
      )}
      <StepWedge
        value={progress / 100}
        tone={tone}
        label={t({ id: "processing.progress", message: "Tiến độ" })}
      />
      <p className={s.times}>
        <span>{t({ id: "processing.elapsed", message: `${elapsed} đã qua` })}</span>
        <span>{usual}</span>
      </p>
    </div>
  );
}

/** What happens now, step by step, what it holds, and that the page may be closed. */
export function ProcessingFacts({
  job,
  tone,
  inputs,
}: {
  job: OrderRef;
  tone: ToolTone;
  /** `role` tells two uses of one picture apart. */
  inputs: { role: string; src: string; name: string }[];
}) {
  const { t, i18n } = useLingui();
  const phase = useSelector(job, phaseIndex);
  const { generation, feature, cancelFailed } = useSelector(job, (snapshot) => snapshot.context);
  const lost = useSelector(job, isLinkLost);
  const submitting = useSelector(job, (snapshot) => snapshot.matches("submitting"));
  const times = usePhaseTimes(phase, useElapsed(generation));
  const current = stepsOf(feature)[phase];
  const lead = submitting
    ? t({ id: "processing.sending", message: "Đang gửi yêu cầu." })
    : current
      ? `${i18n._(stepTexts[current])}.`
      : generation?.waits_for === "engine_data"
        ? t({
            id: "processing.waits_for_data",
            message: "Đang chờ tải xong bộ máy vẽ, chỉ lần đầu. Xong là chạy ngay.",
          })
        : t({ id: "processing.waits_for_turn", message: "Đang chờ tới lượt." });
  return (
    <InspectorBody>
      <div className={s.stack}>
        <h2 className={heading.title}>{i18n._(processingTitles[mediumOf(feature)])}</h2>
        <p className={s.lead} role="status">
          {lead}
        </p>
        <NamedSteps
          tone={tone}
          label={t({ id: "processing.steps", message: "Các bước" })}
          doneLabel={t({ id: "processing.done", message: "xong" })}
          steps={stepsOf(feature).map((step, index) => ({
            name: i18n._(stepTexts[step]),
            state: index < phase ? "done" : index === phase ? "current" : "ahead",
            time: times[index] == null ? undefined : formatLength(i18n, times[index] ?? 0),
          }))}
        />
        {inputs.length > 0 && (
          <div className={s.inputs}>
            {inputs.map((input) => (
              <ServedPicture
                key={input.role}
                room="thumb"
                src={input.src}
                alt={input.name}
                className={s.thumb}
              />
            ))}
            <span className={s.names}>{inputs.map((input) => input.name).join(", ")}</span>
          </div>
        )}
        {lost && (
          <Notice look="caution">
            <p role="status">
              {t({
                id: "processing.lost",
                message:
                  "Mất kết nối với máy chủ. Lượt này vẫn chạy ở đó, có mạng lại là thấy tiếp.",
              })}
            </p>
          </Notice>
        )}
        {cancelFailed && (
          <Notice look="caution">
            {t({
              id: "processing.cancel_failed",
              message: "Chưa huỷ được, lượt này vẫn chạy. Bạn thử lại nhé.",
            })}
          </Notice>
        )}
        <Notice>
          {i18n._(mayCloseTexts[mediumOf(feature)])}{" "}
          <TextLink href="/history">{t({ id: "nav.history", message: "Lịch sử" })}</TextLink>.{" "}
          {t({ id: "processing.if_broken", message: "Nếu hỏng, credit tự về lại số dư." })}
        </Notice>
        <TellWhenDone />
      </div>
    </InspectorBody>
  );
}
