import type { I18n, MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { customTexts, styleTexts } from "#src/flows/hairstyle/hairstyle.messages.ts";
import { presetTexts } from "#src/flows/image-editing/image-editing.messages.ts";
import { TOOL_FACES } from "#src/flows/kit/tools.ts";
import { useApp } from "#src/lib/app.tsx";
import { formatDateTime } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import type { Every, FilterOf } from "#src/pages/admin/filters.ts";
import { FilterBar } from "#src/ui/choices/filter-bar.tsx";
import type { AdminCommunityItem } from "#wire/admin.ts";
import { COMMUNITY_STATUSES, type CommunityStatus } from "#wire/values.ts";
import * as s from "../admin.css.ts";
import { OwnerLink } from "../owner-link.tsx";
import { Paged } from "../paged-table.tsx";
import { useCommunity } from "../queries.ts";
import { Case } from "./case.tsx";
import { decisionTexts } from "./decision-texts.ts";
import { Deed } from "./deed.tsx";

/** Pictures whose owners want them seen by everyone. */
export function Community({
  filter,
  onFilter,
}: {
  filter: FilterOf<"community">;
  onFilter: (filter: FilterOf<"community">) => void;
}) {
  const { t, i18n } = useLingui();
  const title = t({ id: "admin.community", message: "Ảnh xin hiện ở cộng đồng" });
  const { status, offset } = filter;
  return (
    <div className={s.list}>
      <FilterBar<Every<CommunityStatus>>
        label={t({ id: "history.filter", message: "Lọc theo trạng thái" })}
        items={[
          ...COMMUNITY_STATUSES.map((value) => ({ value, label: i18n._(decisionTexts[value]) })),
          { value: "all" as const, label: t({ id: "history.all", message: "Tất cả" }) },
        ]}
        value={status}
        onChange={(next) => onFilter({ ...filter, status: next, offset: 0 })}
      />
      <Paged<AdminCommunityItem>
        query={useCommunity({ offset, ...(status !== "all" && { status }) })}
        label={title}
        failed={t({ id: "admin.community_failed", message: "Chưa mở được danh sách ảnh" })}
        none={t({ id: "admin.no_community", message: "Chưa ai xin hiện ảnh nào" })}
        filtered={status !== "all"}
        done={
          status === "pending"
            ? t({ id: "admin.nothing_waits", message: "Không còn gì chờ duyệt" })
            : undefined
        }
        onClear={() => onFilter({ ...filter, status: "all", offset: 0 })}
        onOffset={(next) => onFilter({ ...filter, offset: next })}
      >
        {(items) => (
          <ul className={s.cases} aria-label={title}>
            {items.map((item) => (
              <Offered key={item.id} item={item} />
            ))}
          </ul>
        )}
      </Paged>
    </div>
  );
}

function Offered({ item }: { item: AdminCommunityItem }) {
  const { t, i18n } = useLingui();
  const { api } = useApp();
  const language = currentLanguage();
  const tool = i18n._(TOOL_FACES[item.feature].short);
  const made = item.style_name === null ? null : styleWords(i18n, item.style_name);
  const decide = (approved: boolean) => () =>
    api.call("PATCH", "/api/admin/community/:id", { params: { id: item.id }, body: { approved } });
  return (
    <Case asset={item.asset} name={made === null ? tool : `${tool}, ${made}`}>
      <OwnerLink owner={item.owner} />
      <p className={s.soft}>{formatDateTime(language, item.created_at)}</p>
      <p>
        {i18n._(decisionTexts[item.status])}
        {item.decided_at && (
          <span className={s.soft}>{` ${formatDateTime(language, item.decided_at)}`}</span>
        )}
      </p>
      <div className={s.actions}>
        {item.status !== "approved" && (
          <Deed
            look="primary"
            verb={t({ id: "admin.approve", message: "Duyệt" })}
            call={decide(true)}
          />
        )}
        {item.status !== "rejected" && (
          <Deed verb={t({ id: "admin.reject", message: "Từ chối" })} call={decide(false)} />
        )}
      </div>
    </Case>
  );
}

const NAMES: Readonly<Record<string, { name: MessageDescriptor }>> = {
  ...presetTexts,
  ...styleTexts,
  custom: customTexts,
};
/** A preset or hairstyle as its wizard calls it; what has no name of ours as it was told. */
const styleWords = (i18n: I18n, style: string): string =>
  NAMES[style] ? i18n._(NAMES[style].name) : style;
