import { useLingui } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatNumber } from "#src/lib/text/format.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { Button } from "#src/ui/actions/button.tsx";
import * as table from "#src/ui/content/table.css.ts";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import * as s from "./admin.css.ts";
import { Asked } from "./asked.tsx";

export interface Page<Item> {
  items: readonly Item[];
  total: number;
  limit: number;
  offset: number;
}
type Frame = {
  /** What the list holds. */
  label: string;
  failed: string;
  none: string;
  /** Whether the address narrows the list, and how to undo that. */
  filtered: boolean;
  onClear: () => void;
  /** What an empty list says instead where it narrows to what waits: that nothing does. */
  done?: string | undefined;
  onOffset: (offset: number) => void;
};

/** A list of the administrators' in pages: its waiting, its fault, its emptiness, its pages. */
export function Paged<Item>({
  query,
  children,
  ...frame
}: Frame & {
  query: UseQueryResult<Page<Item>>;
  children: (items: readonly Item[]) => ReactNode;
}) {
  return (
    <Asked query={query} failed={frame.failed}>
      {(page) => (
        <div className={s.list} aria-busy={query.isPlaceholderData}>
          {page.items.length === 0 && <Nothing {...frame} />}
          {page.items.length > 0 && children(page.items)}
          <Pages page={page} onOffset={frame.onOffset} />
        </div>
      )}
    </Asked>
  );
}

/** The same as a table: `head` and `children` are its rows. */
export function PagedTable<Item>({
  head,
  children,
  ...rest
}: Frame & {
  query: UseQueryResult<Page<Item>>;
  head: ReactNode;
  children: (item: Item) => ReactNode;
}) {
  return (
    <Paged {...rest}>
      {(items) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard.
        <section className={table.scroll} aria-label={rest.label} tabIndex={0}>
          <table className={table.table}>
            <thead>{head}</thead>
            <tbody>{items.map(children)}</tbody>
          </table>
        </section>
      )}
    </Paged>
  );
}

function Nothing({ none, filtered, done, onClear }: Frame) {
  const { t } = useLingui();
  if (done !== undefined) return <EmptyState title={done} />;
  if (!filtered) return <EmptyState title={none} />;
  return (
    <EmptyState
      drawing="search"
      title={t({ id: "admin.none_match", message: "Không có mục nào khớp bộ lọc" })}
      action={
        <Button onClick={onClear}>{t({ id: "admin.clear", message: "Bỏ hết bộ lọc" })}</Button>
      }
    />
  );
}

function Pages({ page, onOffset }: { page: Page<unknown>; onOffset: (offset: number) => void }) {
  const { t } = useLingui();
  const language = currentLanguage();
  const { total, limit, offset, items } = page;
  const number = (value: number) => formatNumber(language, value);
  const first = number(Math.min(offset + 1, total));
  const last = number(offset + items.length);
  const all = number(total);
  const isMany = total > limit || offset > 0;
  return (
    <div className={s.pages}>
      <p role="status">
        {items.length === 0
          ? t({ id: "admin.total", message: `Tất cả: ${all}` })
          : t({ id: "admin.range", message: `${first}–${last} trong ${all}` })}
      </p>
      {isMany && (
        <>
          <Button
            size="small"
            icon="chevronLeft"
            reason={offset > 0 ? null : t({ id: "admin.first_page", message: "Đang ở trang đầu" })}
            onClick={() => onOffset(Math.max(0, Math.min(offset, total) - limit))}
          >
            {t({ id: "admin.previous", message: "Trang trước" })}
          </Button>
          <Button
            size="small"
            iconEnd="chevronRight"
            reason={
              offset + limit < total
                ? null
                : t({ id: "admin.last_page", message: "Đang ở trang cuối" })
            }
            onClick={() => onOffset(offset + limit)}
          >
            {t({ id: "admin.next", message: "Trang sau" })}
          </Button>
        </>
      )}
    </div>
  );
}
