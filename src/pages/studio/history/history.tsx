import { useLingui } from "@lingui/react/macro";
import { useGenerations } from "#src/lib/queries.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { ErrorState } from "#src/ui/error-state.tsx";
import { FilterBar } from "#src/ui/filter-bar.tsx";
import { PageBody, PageHead } from "#src/ui/frames/page-head.tsx";
import { LinkButton } from "#src/ui/link-button.tsx";
import { Loading, Skeleton } from "#src/ui/skeleton.tsx";
import { GENERATION_STATUSES, type GenerationStatus } from "#wire/values.ts";
import { HistoryGrid, statusTexts } from "../generation-card.tsx";
import * as s from "./history.css.ts";

export type HistoryFilter = GenerationStatus | "all";

/** Everything one has made, newest first; the filter stands in the address. */
export function History({
  status,
  onFilter,
}: {
  status: HistoryFilter;
  onFilter: (status: HistoryFilter) => void;
}) {
  const { t, i18n } = useLingui();
  const list = useGenerations(status === "all" ? {} : { status });
  return (
    <>
      <PageHead title={t({ id: "nav.history", message: "Lịch sử" })} />
      <PageBody>
        <div className={s.stack}>
          <FilterBar<HistoryFilter>
            label={t({ id: "history.filter", message: "Lọc theo trạng thái" })}
            items={[
              { value: "all", label: t({ id: "history.all", message: "Tất cả" }) },
              ...GENERATION_STATUSES.map((value) => ({ value, label: i18n._(statusTexts[value]) })),
            ]}
            value={status}
            onChange={onFilter}
          />
          <List list={list} filtered={status !== "all"} />
        </div>
      </PageBody>
    </>
  );
}

function List({ list, filtered }: { list: ReturnType<typeof useGenerations>; filtered: boolean }) {
  const { t } = useLingui();
  if (list.isPending) {
    return (
      <Loading label={t({ id: "shell.loading", message: "Đang tải…" })} className={s.grid}>
        {["a", "b", "c", "d", "e", "f"].map((key) => (
          <Skeleton key={key} shape="picture" />
        ))}
      </Loading>
    );
  }
  if (list.isError) {
    return (
      <ErrorState
        title={t({ id: "generations.failed", message: "Chưa mở được ảnh và video của bạn" })}
        kept={t({ id: "generations.failed.kept", message: "Mọi thứ vẫn nằm trên máy chủ." })}
        retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return filtered ? (
      <EmptyState
        drawing="search"
        title={t({ id: "history.none_match", message: "Không thấy lượt nào trong lịch sử" })}
      />
    ) : (
      <EmptyState
        title={t({ id: "history.empty", message: "Lịch sử còn trống" })}
        action={
          <LinkButton look="primary" href="/virtual-tryon">
            {t({ id: "history.first", message: "Tạo ảnh đầu tiên" })}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <HistoryGrid label={t({ id: "nav.history", message: "Lịch sử" })} items={items} />
      {list.hasNextPage && (
        <div className={s.more}>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t({ id: "list.more", message: "Xem thêm" })}
          </Button>
        </div>
      )}
    </>
  );
}
