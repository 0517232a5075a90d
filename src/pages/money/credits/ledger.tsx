import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { unwrap } from "#src/lib/api/api.ts";
import { useApp } from "#src/lib/app.tsx";
import { formatDateTime, formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { TextLink } from "#src/ui/actions/text-link.tsx";
import * as table from "#src/ui/content/table.css.ts";
import type { Entry } from "#wire/credits.ts";
import type { EntryKind } from "#wire/values.ts";
import { Paged } from "./paged.tsx";

const kindTexts: Record<EntryKind, ReturnType<typeof msg>> = {
  grant: msg({ id: "entry.grant", message: "Cộng" }),
  reserve: msg({ id: "entry.reserve", message: "Giữ cho lượt tạo" }),
  capture: msg({ id: "entry.capture", message: "Lượt tạo xong" }),
  refund: msg({ id: "entry.refund", message: "Hoàn" }),
  expire: msg({ id: "entry.expire", message: "Hết hạn" }),
  adjust: msg({ id: "entry.adjust", message: "Điều chỉnh" }),
};

/** The whole ledger, newest first, each entry with what caused it. */
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
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
          </tbody>
        </>
      )}
    </Paged>
  );
}

function Row({ entry }: { entry: Entry }) {
  const { t, i18n } = useLingui();
  const language = currentLanguage();
  const sign = entry.credits > 0 ? "+" : "";
  return (
    <tr>
      <td className={table.cell}>{formatDateTime(language, entry.created_at)}</td>
      <td className={table.cell}>
        {i18n._(kindTexts[entry.kind])}{" "}
        {entry.generation_id && (
          <TextLink href={`/history/${entry.generation_id}`}>
            {t({ id: "credits.see_run", message: "xem lượt tạo" })}
          </TextLink>
        )}
        {entry.payment_id && (
          <TextLink href="/credits?tab=payments">
            {t({ id: "credits.see_payment", message: "xem thanh toán" })}
          </TextLink>
        )}
      </td>
      <td className={table.number}>{`${sign}${formatNumber(language, entry.credits)}`}</td>
      <td className={table.number}>{formatNumber(language, entry.balance_after)}</td>
    </tr>
  );
}
