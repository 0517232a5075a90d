import { useLingui } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#src/ui/feedback/skeleton.tsx";

/** What the server was asked for: its waiting, its fault with a way on, or the thing itself. */
export function Asked<Value>({
  query,
  failed,
  children,
}: {
  query: UseQueryResult<Value>;
  /** Why nothing is shown. */
  failed: string;
  children: (value: Value) => ReactNode;
}) {
  const { t } = useLingui();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) {
    return (
      <Loading label={t({ id: "shell.loading", message: "Đang tải…" })}>
        <Skeleton shape="fill" />
      </Loading>
    );
  }
  return (
    <ErrorState
      title={failed}
      retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
