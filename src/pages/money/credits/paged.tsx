import { useLingui } from "@lingui/react/macro";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "#src/ui/actions/button.tsx";
import * as table from "#src/ui/content/table.css.ts";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#src/ui/feedback/skeleton.tsx";
import * as s from "../money.css.ts";

/** A list that comes page by page, with its waiting, its fault, its emptiness and its next page. */
export function Paged<Item>({
  list,
  failed,
  none,
  children,
}: {
  list: UseInfiniteQueryResult<InfiniteData<{ items: readonly Item[] }>>;
  /** Why nothing is shown: it could not be asked for, or there is none. */
  failed: string;
  none: string;
  children: (items: readonly Item[]) => ReactNode;
}) {
  const { t } = useLingui();
  if (list.isPending) {
    return (
      <Loading label={t({ id: "shell.loading", message: "Đang tải…" })}>
        <Skeleton shape="fill" />
      </Loading>
    );
  }
  if (!list.data) {
    return (
      <ErrorState
        title={failed}
        retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <EmptyState title={none} />;
  return (
    <div className={s.stack}>
      <div className={table.scroll}>
        <table className={table.table}>{children(items)}</table>
      </div>
      {list.hasNextPage && (
        <div className={s.center}>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t({ id: "list.more", message: "Xem thêm" })}
          </Button>
        </div>
      )}
    </div>
  );
}
