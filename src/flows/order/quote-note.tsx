import { useLingui } from "@lingui/react/macro";
import { useRouterState } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useIsOpen } from "#src/lib/address/open-pages.ts";
import { addressOfTool } from "#src/lib/address/tool-address.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { TextLink } from "#src/ui/actions/text-link.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import type { Quote } from "#wire/generations.ts";
import { TOOL_FACES } from "../kit/tools.ts";
import { mediumOf } from "./order.messages.ts";
import type { OrderRef } from "./order.select.ts";

/** Where credit is bought; leads back to the page one came from. */
const PRICING = "/studio-pricing";

/** What the order would cost and what remains; null until the server has said. */
export function useCostLine(job: OrderRef): string | null {
  const { t } = useLingui();
  const { quote, feature } = useSelector(job, (snapshot) => snapshot.context);
  const known = useSelector(
    job,
    (snapshot) => snapshot.matches("affordable") || snapshot.matches("submitting"),
  );
  if (quote === null || !known) return null;
  const { cost } = quote;
  const left = quote.balance - cost;
  if (mediumOf(feature) === "video")
    return t({ id: "quote.line_video", message: `Video này tốn ${cost} credit, còn lại ${left}.` });
  return t({ id: "quote.line", message: `Ảnh này tốn ${cost} credit, còn lại ${left}.` });
}

/** The reason the verb is locked, or null when the order can be confirmed. */
export function useOrderReason(job: OrderRef): string | null {
  const { t } = useLingui();
  const state = useSelector(job, (snapshot) =>
    (["affordable", "quoting", "insufficient", "unavailable"] as const).find((name) =>
      snapshot.matches(name),
    ),
  );
  if (state === "quoting") return t({ id: "quote.asking", message: "Đang tính giá" });
  if (state === "insufficient") return t({ id: "quote.insufficient", message: "Không đủ credit" });
  if (state === "unavailable")
    return t({ id: "quote.unavailable", message: "Chưa tính được giá lượt này" });
  return null;
}

/** Not enough credit, with what still fits; or no price yet, with a retry. */
export function QuoteNote({ job }: { job: OrderRef }) {
  const { t } = useLingui();
  const quote = useSelector(job, (snapshot) => snapshot.context.quote);
  const insufficient = useSelector(job, (snapshot) => snapshot.matches("insufficient"));
  const unavailable = useSelector(job, (snapshot) => snapshot.matches("unavailable"));
  if (unavailable) {
    return (
      <ErrorState
        title={t({ id: "quote.unavailable", message: "Chưa tính được giá lượt này" })}
        kept={t({
          id: "quote.unavailable.kept",
          message: "Có mạng lại là tính tiếp. Ảnh đã chọn vẫn còn. Chưa tốn credit nào.",
        })}
        retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
        onRetry={() => job.send({ type: "quote.retry" })}
      />
    );
  }
  if (quote === null) return null;
  if (insufficient) return <NotEnough job={job} quote={quote} />;
  return <Undone words={quote.unsupported ?? []} />;
}

/** What of the instruction will be left undone, told before it costs. */
function Undone({ words }: { words: readonly string[] }) {
  const { t } = useLingui();
  if (words.length === 0) return null;
  const list = words.join(", ");
  return (
    <Notice look="caution">
      {t({
        id: "quote.undone",
        message: `Máy tại chỗ chưa làm được: ${list}. Phần còn lại vẫn làm.`,
      })}
    </Notice>
  );
}

/** Balance, cost and shortage; what still fits, and where credit is bought. */
function NotEnough({ job, quote }: { job: OrderRef; quote: Quote }) {
  const { t, i18n } = useLingui();
  const { balance, cost, alternatives } = quote;
  const shortage = cost - balance;
  const isOpen = useIsOpen();
  const here = useRouterState({ select: (state) => state.location.href });
  return (
    <Notice
      look="caution"
      actions={
        <>
          {isOpen(PRICING) && (
            <LinkButton
              size="small"
              look="primary"
              href={`${PRICING}?return=${encodeURIComponent(here)}`}
            >
              {t({ id: "quote.buy", message: "Mua thêm credit" })}
            </LinkButton>
          )}
          <Button size="small" icon="refresh" onClick={() => job.send({ type: "quote.retry" })}>
            {t({ id: "shell.try_again", message: "Thử lại" })}
          </Button>
        </>
      }
    >
      <p role="alert">
        <strong>{t({ id: "quote.insufficient", message: "Không đủ credit" })}</strong>
        <br />
        {t({
          id: "quote.shortage",
          message: `Bạn còn ${balance}, lượt này cần ${cost}. Thiếu ${shortage}.`,
        })}
      </p>
      {alternatives.length > 0 ? (
        <>
          <p>{t({ id: "quote.alternatives", message: "Với số dư này bạn vẫn làm được:" })}</p>
          <ul>
            {alternatives.map((item) => (
              <li key={item.feature}>
                <TextLink href={addressOfTool(item.feature)}>
                  {i18n._(TOOL_FACES[item.feature].name)}
                </TextLink>
                {t({ id: "quote.alternative_cost", message: `, ${{ cost: item.cost }} credit` })}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          {t({
            id: "quote.no_alternatives",
            message: "Số dư này chưa đủ cho công cụ nào. Những gì đã chọn vẫn được giữ.",
          })}
        </p>
      )}
    </Notice>
  );
}
