import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type AssetKindFilter, useLibrary } from "#src/lib/api/queries.ts";
import { useTyped } from "#src/lib/browser/use-typed.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { FilterBar } from "#src/ui/choices/filter-bar.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { PageBody, PageHead } from "#src/ui/frames/page-head.tsx";
import { grid } from "../generation-card.css.ts";
import { AssetCard } from "./asset-card.tsx";
import * as s from "./assets.css.ts";
import { Storage } from "./storage.tsx";
import { UploadHere } from "./upload-here.tsx";

/** Everything one has put in or made, to be named, used again, saved or deleted. */
export function Assets() {
  const { t } = useLingui();
  const [kind, setKind] = useState<AssetKindFilter>("all");
  const [typed, q, setTyped] = useTyped("");
  const library = useLibrary(kind, q);
  const storage = library.data?.pages[0]?.storage;
  return (
    <>
      <PageHead title={t({ id: "nav.assets", message: "Kho ảnh" })}>
        <TextField
          type="search"
          icon="search"
          label={t({ id: "list.search", message: "Tìm" })}
          placeholder={t({ id: "list.search_hint", message: "Tìm, gõ không dấu cũng ra" })}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </PageHead>
      <PageBody>
        <div className={s.stack}>
          <FilterBar<AssetKindFilter>
            label={t({ id: "picker.kinds", message: "Loại tệp" })}
            items={[
              { value: "all", label: t({ id: "picker.all", message: "Tất cả" }) },
              { value: "image", label: t({ id: "picker.images", message: "Ảnh" }) },
              { value: "video", label: t({ id: "picker.videos", message: "Video" }) },
            ]}
            value={kind}
            onChange={setKind}
          />
          {kind !== "video" && <UploadHere />}
          <List kind={kind} library={library} />
          {storage && <Storage storage={storage} />}
        </div>
      </PageBody>
    </>
  );
}

function List({
  kind,
  library,
}: {
  kind: AssetKindFilter;
  library: ReturnType<typeof useLibrary>;
}) {
  const { t } = useLingui();
  if (library.isPending) {
    return (
      <Loading label={t({ id: "picker.loading", message: "Đang mở kho ảnh" })} className={grid}>
        {["a", "b", "c", "d", "e", "f"].map((key) => (
          <Skeleton key={key} shape="picture" />
        ))}
      </Loading>
    );
  }
  if (!library.data) {
    return (
      <ErrorState
        title={t({ id: "assets.failed", message: "Chưa mở được kho ảnh" })}
        retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
        onRetry={() => void library.refetch()}
      />
    );
  }
  // A mask belongs to its picture and is no picture to work on.
  const items = library.data.pages.flatMap((page) => page.items).filter((a) => a.usage !== "mask");
  if (items.length === 0) {
    return (
      <EmptyState
        drawing="print"
        title={
          kind === "video"
            ? t({ id: "video.none", message: "Không thấy video nào" })
            : t({ id: "assets.none", message: "Không thấy ảnh nào trong kho" })
        }
      />
    );
  }
  return (
    <>
      <ul className={grid} aria-label={t({ id: "nav.assets", message: "Kho ảnh" })}>
        {items.map((asset) => (
          <AssetCard key={asset.id} asset={asset} />
        ))}
      </ul>
      {library.hasNextPage && (
        <div className={s.center}>
          <Button busy={library.isFetchingNextPage} onClick={() => void library.fetchNextPage()}>
            {library.isError
              ? t({ id: "picker.more_again", message: "Chưa mở thêm được, thử lại" })
              : t({ id: "list.more", message: "Xem thêm" })}
          </Button>
        </div>
      )}
    </>
  );
}
