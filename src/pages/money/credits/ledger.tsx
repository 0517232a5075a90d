import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { runWordsOf } from "#src/flows/kit/run-title.ts";
import { TOOL_FACES } from "#src/flows/kit/tools.ts";
import { unwrap } from "#src/lib/api/api.ts";
import { useApp } from "#src/lib/app.tsx";
import { formatDateTime, formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { planNames } from "#src/lib/text/plan-name.ts";
import { TextLink } from "#src/ui/actions/text-link.tsx";
import * as table from "#src/ui/content/table.css.ts";
import type { Entry } from "#wire/credits.ts";
import type { EntryKind, GenerationStatus } from "#wire/values.ts";
import * as s from "../money.css.ts";
import { Paged } from "./paged.tsx";

/** What has no words of its own cause. */
const kindTexts: Record<EntryKind, MessageDescriptor> = {
  grant: msg({ id: "entry.grant", message: "Cộng" }),
  reserve: msg({ id: "entry.reserve", message: "Giữ cho lượt tạo" }),
  capture: msg({ id: "entry.capture", message: "Lượt tạo xong" }),
  refund: msg({ id: "entry.refund", message: "Hoàn" }),
  expire: msg({ id: "entry.expire", message: "Hết hạn" }),
  adjust: msg({ id: "entry.adjust", message: "Điều chỉnh" }),
};
const runTexts: Record<GenerationStatus, MessageDescriptor> = {
  queued: msg({ id: "entry.run_open", message: "Đang giữ cho lượt này" }),
  processing: msg({ id: "entry.run_open", message: "Đang giữ cho lượt này" }),
  completed: msg({ id: "entry.run_done", message: "Đã tạo xong" }),
  failed: msg({ id: "entry.run_failed", message: "Hỏng, credit đã hoàn" }),
  cancelled: msg({ id: "entry.run_cancelled", message: "Đã huỷ, credit đã hoàn" }),
};

/** One line stands for a run. */
const isShown = ({ generation_id, run }: Entry): boolean => generation_id === null || run !== null;

/** The whole ledger as a statement, newest first: one line a run, and each other entry with its cause. */
export function Ledger() {
  const { t } = useLingui();
  const { api } = useApp();
  const list = useInfiniteQuery({
    queryKey: ["entries"],
    initialPageParam: "",
    queryFn: async ({ pageParam, signal }) =>
      unwrap(
        await api.call("GET", "/api/credits/entries", { query: { cursor: pageParam }, signal }),
      ),
    getNextPageParam: (page) => page.next_cursor,
  });
  return (
    <Paged<Entry>
      list={list}
      failed={t({ id: "credits.failed", message: "Chưa mở được sổ credit" })}
      none={t({ id: "credits.none", message: "Sổ credit còn trống" })}
    >
      {(entries) => (
        <>
          <thead>
            <tr>
              <th className={table.head}>{t({ id: "credits.col_date", message: "Lúc" })}</th>
              <th className={table.head}>{t({ id: "credits.col_what", message: "Việc" })}</th>
              <th className={table.numberHead}>
                {t({ id: "credits.col_credits", message: "Credit" })}
              </th>
              <th className={table.numberHead}>
                {t({ id: "credits.col_after", message: "Số dư sau đó" })}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.filter(isShown).map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
          </tbody>
        </>
      )}
    </Paged>
  );
}

function Row({ entry }: { entry: Entry }) {
  const language = currentLanguage();
  const credits = entry.run?.credits ?? entry.credits;
  const sign = credits > 0 ? "+" : "";
  return (
    <tr>
      <td className={table.cell}>{formatDateTime(language, entry.created_at)}</td>
      <td className={table.cell}>
        {entry.generation_id === null ? <Cause entry={entry} /> : <Run entry={entry} />}
      </td>
      <td className={table.number}>{`${sign}${formatNumber(language, credits)}`}</td>
      <td className={table.number}>{formatNumber(language, entry.balance_after)}</td>
    </tr>
  );
}

/** The tool, what was made of what, and how it ended. */
function Run({ entry }: { entry: Entry }) {
  const { t, i18n } = useLingui();
  const run = entry.run?.generation;
  if (!run) return t({ id: "entry.run_gone", message: "Lượt tạo đã xoá" });
  const tool = i18n._(TOOL_FACES[run.feature].name);
  const words = runWordsOf(run, i18n);
  return (
    <>
      <TextLink href={`/history/${run.id}`}>
        {words === "" ? tool : t({ id: "entry.run", message: `${tool}: ${words}` })}
      </TextLink>{" "}
      <span className={s.aside}>{i18n._(runTexts[run.status])}</span>
    </>
  );
}

/** What credits came by or went for beside runs, in a person's words. */
function Cause({ entry }: { entry: Entry }) {
  const { t } = useLingui();
  return (
    <>
      {useCauseWords(entry)}{" "}
      {entry.payment_id && (
        <TextLink href="/credits?tab=payments">
          {t({ id: "credits.see_payment", message: "xem thanh toán" })}
        </TextLink>
      )}
      {entry.reason && entry.payment_id === null && <span className={s.aside}>{entry.reason}</span>}
    </>
  );
}
function useCauseWords({ kind, source, plan_id, credits, payment_id }: Entry): string {
  const { t, i18n } = useLingui();
  const plan = plan_id ? i18n._(planNames[plan_id]) : null;
  if (kind === "grant" && source === "trial")
    return t({ id: "entry.trial", message: "Quà tặng khi mở tài khoản" });
  if (kind === "grant" && plan !== null)
    return t({ id: "entry.plan", message: `Credit của gói ${plan}` });
  if (kind === "adjust" && payment_id !== null)
    return plan === null
      ? t({ id: "entry.taken_back", message: "Thu lại, gói đã hoàn tiền" })
      : t({ id: "entry.taken_back_plan", message: `Thu lại, gói ${plan} đã hoàn tiền` });
  if (kind === "adjust")
    return credits > 0
      ? t({ id: "entry.given", message: "Được tặng thêm" })
      : t({ id: "entry.taken", message: "Bị bớt đi" });
  return i18n._(kindTexts[kind]);
}
