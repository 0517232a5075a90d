import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useDeferredValue, useState } from "react";
import { useAssets, useSamples } from "#src/lib/api/queries.ts";
import { nameOf } from "#src/lib/text/asset-name.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { Tabs } from "#src/ui/choices/tabs.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { PictureTile, TileGrid } from "#src/ui/pictures/picture-tile.tsx";
import type { Asset, Sample } from "#wire/assets.ts";
import { fold } from "#wire/fold.ts";
import type { GarmentCategory } from "#wire/values.ts";
import * as s from "./wizard.css.ts";

interface ListProps {
  /** Which samples are offered, and of one's own pictures those that were uploaded for the same. */
  usage: "model" | "garment" | "face" | "hair";
  /** All of one's own pictures, whatever they were uploaded for. */
  all?: boolean;
  chosen: Asset | null;
  category: GarmentCategory;
  onChoose: (asset: Asset, category: GarmentCategory) => void;
}
type Source = "own" | "samples";

/** Own pictures and samples in two tabs, searched without marks. `filter` narrows the samples. */
export function PictureList({
  labels,
  filter,
  ...list
}: ListProps & { labels: Record<Source, string>; filter?: ReactNode }) {
  const { t } = useLingui();
  const isOwn = list.chosen !== null && list.chosen.origin !== "sample";
  // A picture just uploaded opens the tab it is in, unless another tab was pressed since.
  const [pressed, setPressed] = useState<{ source: Source; chosen: string | undefined } | null>(
    null,
  );
  const isCurrent = pressed !== null && (!isOwn || pressed.chosen === list.chosen?.id);
  const source = isCurrent ? pressed.source : isOwn ? "own" : "samples";
  const [typed, setTyped] = useState("");
  const q = useDeferredValue(typed.trim());
  return (
    <Tabs<Source>
      label={t({ id: "list.sources", message: "Nguồn ảnh" })}
      items={[
        { value: "own", label: labels.own },
        { value: "samples", label: labels.samples },
      ]}
      value={source}
      onChange={(next) => setPressed({ source: next, chosen: list.chosen?.id })}
    >
      <div className={s.stack}>
        <TextField
          type="search"
          icon="search"
          label={t({ id: "list.search", message: "Tìm" })}
          placeholder={t({ id: "list.search_hint", message: "Tìm, gõ không dấu cũng ra" })}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {source === "samples" && filter}
        {source === "samples" ? <SampleTiles {...list} q={q} /> : <OwnPictures {...list} q={q} />}
      </div>
    </Tabs>
  );
}

function SampleTiles({ usage, chosen, category, onChoose, q }: ListProps & { q: string }) {
  const { t } = useLingui();
  const { data, isPending, isError, refetch } = useSamples(usage === "face" ? "hair" : usage);
  if (isPending) return <TileSkeletons />;
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  const fits = (sample: Sample) => category === "all" || sample.category === category;
  const found = data.filter((sample) => fits(sample) && fold(nameOf(sample)).includes(fold(q)));
  if (found.length === 0) return <NothingFound />;
  return (
    <TileGrid
      label={
        usage === "garment"
          ? t({ id: "list.garments", message: "Đồ có sẵn" })
          : t({ id: "list.models", message: "Người mẫu có sẵn" })
      }
    >
      {found.map((sample) => (
        <PictureTile
          key={sample.id}
          src={sample.thumb_url}
          caption={nameOf(sample)}
          selected={sample.id === chosen?.id}
          fit={usage === "garment" ? "contain" : "cover"}
          onSelect={() => onChoose(sample, sample.category ?? "all")}
        />
      ))}
    </TileGrid>
  );
}

/** One's own pictures alone, for what no samples are offered. */
export function OwnPictures({ usage, all, chosen, onChoose, q = "" }: ListProps & { q?: string }) {
  const { t } = useLingui();
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useAssets(all ? undefined : usage, q);
  if (isPending) return <TileSkeletons />;
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  // A mask is no picture to work on.
  const items = data.pages.flatMap((page) => page.items).filter((own) => own.usage !== "mask");
  if (items.length === 0) return <NothingFound />;
  return (
    <div className={s.stack}>
      <TileGrid label={t({ id: "list.own", message: "Ảnh của bạn" })}>
        {items.map((asset) => (
          <PictureTile
            key={asset.id}
            src={asset.thumb_url}
            caption={nameOf(asset)}
            selected={asset.id === chosen?.id}
            onSelect={() => onChoose(asset, "all")}
          />
        ))}
      </TileGrid>
      {hasNextPage && (
        <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t({ id: "list.more", message: "Xem thêm" })}
        </Button>
      )}
    </div>
  );
}

function NothingFound() {
  const { t } = useLingui();
  return (
    <EmptyState
      drawing="print"
      title={t({ id: "assets.none", message: "Không thấy ảnh nào trong kho" })}
    >
      {t({ id: "assets.none.text", message: "Tải ảnh lên ở khung bên dưới." })}
    </EmptyState>
  );
}
function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <ErrorState
      title={t({ id: "assets.failed", message: "Chưa mở được kho ảnh" })}
      retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
      onRetry={onRetry}
    />
  );
}
function TileSkeletons() {
  const { t } = useLingui();
  return (
    <Loading label={t({ id: "shell.loading", message: "Đang tải…" })} className={s.skeletons}>
      {["a", "b", "c", "d", "e", "f"].map((key) => (
        <Skeleton key={key} shape="picture" />
      ))}
    </Loading>
  );
}
