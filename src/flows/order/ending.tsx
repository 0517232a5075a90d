import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { isWorthAgain } from "#machines/order/order.rules.ts";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import type { GenerationErrorCode } from "#wire/errors.ts";
import type { Generation } from "#wire/generations.ts";
import { TOOL_FACES } from "../kit/tools.ts";
import { failureTexts, mayArriveTexts, mediumOf, refusedTitles } from "./order.messages.ts";
import type { OrderRef } from "./order.select.ts";

/** "Đã hoàn 1 credit, số dư 5.", from the ledger's own numbers. */
export function useRefundLine(generation: Generation | null): string {
  const { t } = useLingui();
  const balance = generation?.balance_after ?? undefined;
  const refunded = generation?.refunded ?? 0;
  if (refunded === 0 && generation && generation.charged > 0)
    return t({
      id: "order.purchase_refunded",
      message: "Credit của lượt này thuộc gói đã hoàn tiền nên không về lại số dư.",
    });
  if (refunded === 0)
    return t({ id: "ending.nothing_spent", message: "Lượt này không tốn credit." });
  return balance === undefined
    ? t({ id: "ending.refunded", message: `Đã hoàn ${refunded} credit.` })
    : t({
        id: "ending.refunded_balance",
        message: `Đã hoàn ${refunded} credit, số dư ${balance}.`,
      });
}

/** How an order ended without a picture, what came back, and the way on. Null while none has. */
export function Ending({
  job,
  onAgain,
  remedy = () => null,
}: {
  job: OrderRef;
  onAgain: () => void;
  /** What to change after a failure that another try would only repeat. */
  remedy?: ((code: GenerationErrorCode) => ReactNode) | undefined;
}) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(job, (state) => state);
  const { generation, refusal, feature } = snapshot.context;
  const medium = mediumOf(feature);
  const refund = useRefundLine(generation);
  // Measurements alone leave no photo that could be kept.
  const hadPhotos = generation === null || generation.inputs.length > 0;
  const photos = hadPhotos ? [t({ id: "ending.photos_kept", message: "Ảnh gốc vẫn còn." })] : [];
  const again = t({ id: "ending.again", message: "Thử lại" });
  if (snapshot.matches("failed")) {
    const code = generation?.error?.code ?? "engine_failed";
    const texts = failureTexts[code];
    const broke = code === "engine_failed" ? TOOL_FACES[feature].broke : undefined;
    return (
      <ErrorState
        title={i18n._(texts.title)}
        kept={[i18n._(broke ?? texts.advice), ...photos, refund].join(" ")}
        retryLabel={again}
        onRetry={onAgain}
        lead={isWorthAgain(code) ? null : remedy(code)}
      />
    );
  }
  if (snapshot.matches("cancelled")) {
    return (
      <ErrorState
        look="asked"
        title={t({ id: "ending.cancelled", message: "Đã huỷ lượt này" })}
        kept={[...photos, refund].join(" ")}
        retryLabel={t({ id: "ending.create_again", message: "Tạo lại" })}
        onRetry={onAgain}
      />
    );
  }
  if (snapshot.matches("refused") && refusal) {
    return (
      <ErrorState
        title={i18n._(refusedTitles[medium])}
        kept={`${sentenceFor(i18n, refusal)} ${t({ id: "ending.nothing_spent", message: "Lượt này không tốn credit." })}`}
        retryLabel={again}
        onRetry={() => job.send({ type: "order.again" })}
      />
    );
  }
  if (snapshot.matches("unsent")) {
    return (
      <ErrorState
        title={t({ id: "ending.unsent", message: "Chưa gửi được yêu cầu" })}
        kept={t({
          id: "ending.unsent.kept",
          message: "Mạng đang chập chờn. Gửi lại cũng chỉ tính một lượt.",
        })}
        retryLabel={t({ id: "ending.send_again", message: "Gửi lại" })}
        onRetry={() => job.send({ type: "submit.retry" })}
      />
    );
  }
  if (snapshot.matches("timedOut") || snapshot.matches("unfound")) {
    return (
      <ErrorState
        title={
          snapshot.matches("timedOut")
            ? t({ id: "ending.timed_out", message: "Lâu hơn thường lệ" })
            : t({ id: "ending.unfound", message: "Chưa hỏi được lượt này" })
        }
        kept={i18n._(mayArriveTexts[medium])}
        retryLabel={t({ id: "ending.check", message: "Xem lại" })}
        onRetry={() => job.send({ type: "check.again" })}
      />
    );
  }
  return null;
}
