import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useHistoryItems } from "#src/flows/history-item/use-history-items.ts";
import { useHistorySelectionRef } from "#src/flows/history-selection/use-history-selection-ref.ts";
import { TOOL_FACES } from "#src/flows/kit/tools.ts";
import { known } from "#src/lib/address/search-params.ts";
import { FIRST_TOOL } from "#src/lib/address/tool-address.ts";
import { allOf, type GenerationsFilter } from "#src/lib/api/generation-pages.ts";
import { useGenerations } from "#src/lib/api/queries.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { LinkButton } from "#src/ui/actions/link-button.tsx";
import { FilterBar } from "#src/ui/choices/filter-bar.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { FilterText } from "#src/ui/fields/filter-text.tsx";
import { PageBody, PageHead } from "#src/ui/frames/page-head.tsx";
import {
  FEATURES,
  type Feature,
  GENERATION_STATUSES,
  type GenerationStatus,
} from "#wire/values.ts";
import { grid } from "../generation-card.css.ts";
import { statusTexts } from "../generation-card.tsx";
import * as s from "./history.css.ts";
import { HistoryGrid } from "./history-grid.tsx";

type Every<Value> = Value | "all";
const chosen = <Value,>(value: Every<Value>): Value | undefined =>
  value === "all" ? undefined : value;

/** Everything one has made, newest first; what narrows it stands in the address. */
export function History({
  filter,
  onFilter,
}: {
  filter: GenerationsFilter;
  onFilter: (filter: GenerationsFilter) => void;
}) {
  const { t, i18n } = useLingui();
  const all = t({ id: "history.all", message: "Tất cả" });
  const narrow = (
    change: { [Key in keyof GenerationsFilter]?: GenerationsFilter[Key] | undefined },
  ) => {
    const next = { ...filter, ...change };
    onFilter(known<GenerationsFilter>({ ...next, q: next.q || undefined }));
  };
  return (
    <>
      <PageHead title={t({ id: "nav.history", message: "Lịch sử" })}>
        <FilterText
          icon="search"
          label={t({ id: "list.search", message: "Tìm" })}
          placeholder={t({ id: "list.search_hint", message: "Tìm, gõ không dấu cũng ra" })}
          value={filter.q ?? ""}
          onChange={(q) => narrow({ q })}
        />
      </PageHead>
      <PageBody>
        <div className={s.stack}>
          <FilterBar<Every<Feature>>
            label={t({ id: "history.filter_tool", message: "Lọc theo công cụ" })}
            items={[
              { value: "all", label: all },
              ...FEATURES.map((value) => ({ value, label: i18n._(TOOL_FACES[value].short) })),
            ]}
            value={filter.feature ?? "all"}
            onChange={(feature) => narrow({ feature: chosen(feature) })}
          />
          <FilterBar<Every<GenerationStatus>>
            label={t({ id: "history.filter", message: "Lọc theo trạng thái" })}
            items={[
              { value: "all", label: all },
              ...GENERATION_STATUSES.map((value) => ({ value, label: i18n._(statusTexts[value]) })),
            ]}
            value={filter.status ?? "all"}
            onChange={(status) => narrow({ status: chosen(status) })}
          />
          <List filter={filter} />
        </div>
      </PageBody>
    </>
  );
}

function List({ filter }: { filter: GenerationsFilter }) {
  const { t } = useLingui();
  const list = useGenerations(filter);
  const rows = useHistoryItems();
  const selection = useHistorySelectionRef();
  const isChoosing = useSelector(selection, (snapshot) => snapshot.hasTag("choosing"));
  const goingAway = useSelector(selection, (snapshot) =>
    snapshot.hasTag("hidden") ? snapshot.context.chosen : null,
  );
  const isAway = (id: string) =>
    rows.hidden.has(id) || (goingAway?.some((one) => one.id === id) ?? false);
  const items = list.data ? allOf(list.data).filter(({ id }) => !isAway(id)) : [];
  // All that was shown has been deleted, and the server has more.
  const isCleared = list.data !== undefined && items.length === 0 && list.hasNextPage;
  const mayAsk = isCleared && !list.isFetchingNextPage && !list.isError;
  const { fetchNextPage } = list;
  const pages = list.data?.pages.length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that came empty asks for the next
  useEffect(() => {
    if (mayAsk) void fetchNextPage();
  }, [mayAsk, pages, fetchNextPage]);
  if (list.isPending || (isCleared && !list.isError)) {
    return (
      <Loading label={t({ id: "shell.loading", message: "Đang tải…" })} className={grid}>
        {["a", "b", "c", "d", "e", "f"].map((key) => (
          <Skeleton key={key} shape="picture" />
        ))}
      </Loading>
    );
  }
  if (!list.data || isCleared) {
    return (
      <ErrorState
        title={t({ id: "generations.failed", message: "Chưa mở được ảnh và video của bạn" })}
        kept={t({ id: "generations.failed.kept", message: "Mọi thứ vẫn nằm trên máy chủ." })}
        retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
        onRetry={() => void (isCleared ? fetchNextPage() : list.refetch())}
      />
    );
  }
  if (items.length === 0) return <Nothing filtered={Object.keys(filter).length > 0} />;
  return (
    <>
      {!isChoosing && (
        <div>
          <Button icon="check" onClick={() => selection.send({ type: "selection.start" })}>
            {t({ id: "selection.start", message: "Chọn nhiều" })}
          </Button>
        </div>
      )}
      <HistoryGrid
        items={items}
        refOf={rows.refOf}
        selection={selection}
        hidden={rows.hidden}
        onEnd={() => {
          if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
        }}
      />
      <div className={s.more}>
        {list.isError ? (
          <Button icon="refresh" onClick={() => void list.fetchNextPage()}>
            {t({ id: "picker.more_again", message: "Chưa mở thêm được, thử lại" })}
          </Button>
        ) : (
          list.isFetchingNextPage && (
            <p role="status">{t({ id: "shell.loading", message: "Đang tải…" })}</p>
          )
        )}
      </div>
    </>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  const { t } = useLingui();
  return filtered ? (
    <EmptyState
      drawing="search"
      title={t({ id: "history.none_match", message: "Không thấy lượt nào trong lịch sử" })}
    />
  ) : (
    <EmptyState
      title={t({ id: "history.empty", message: "Lịch sử còn trống" })}
      action={
        <LinkButton look="primary" href={FIRST_TOOL}>
          {t({ id: "history.first", message: "Tạo ảnh đầu tiên" })}
        </LinkButton>
      }
    />
  );
}
