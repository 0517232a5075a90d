import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { pickReasons } from "#machines/asset-picker/asset-picker.rules.ts";
import { sentenceFor } from "#src/lib/api/error-texts.ts";
import { nameOf } from "#src/lib/text/asset-name.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { Loading, Skeleton } from "#src/ui/feedback/skeleton.tsx";
import { PictureTile, TileGrid } from "#src/ui/pictures/picture-tile.tsx";
import { ServedVideo } from "#src/ui/pictures/served-picture.tsx";
import type { Asset } from "#wire/assets.ts";
import * as s from "./asset-picker.css.ts";
import type { AssetPickerRef } from "./asset-picker-ref.ts";

/** What the library answered, or why it did not. */
export function PickerList({ picker }: { picker: AssetPickerRef }) {
  const { t, i18n } = useLingui();
  const snapshot = useSelector(picker, (state) => state);
  const { kind, refusal } = snapshot.context;
  if (snapshot.hasTag("waiting")) {
    return (
      <Loading label={t({ id: "picker.loading", message: "Đang mở kho ảnh" })}>
        <Skeleton shape="fill" />
      </Loading>
    );
  }
  if (snapshot.matches({ open: "failed" })) {
    return (
      <ErrorState
        title={t({ id: "assets.failed", message: "Chưa mở được kho ảnh" })}
        kept={refusal && sentenceFor(i18n, refusal)}
        retryLabel={t({ id: "shell.try_again", message: "Thử lại" })}
        onRetry={() => picker.send({ type: "load.retry" })}
      />
    );
  }
  if (snapshot.matches({ open: "empty" })) {
    return kind === "video" ? (
      <EmptyState
        drawing="print"
        title={t({ id: "video.none", message: "Không thấy video nào" })}
      />
    ) : (
      <EmptyState
        drawing="print"
        title={t({ id: "assets.none", message: "Không thấy ảnh nào trong kho" })}
      >
        {t({ id: "assets.none.text", message: "Tải ảnh lên ở khung bên dưới." })}
      </EmptyState>
    );
  }
  return <Listed picker={picker} />;
}

function Listed({ picker }: { picker: AssetPickerRef }) {
  const { t } = useLingui();
  const snapshot = useSelector(picker, (state) => state);
  const { assets, cursor, picked, kind } = snapshot.context;
  const failed = snapshot.matches({ open: "selectFailed" });
  return (
    <>
      {failed && (
        <ErrorState
          title={t({ id: "picker.asset_error", message: "Tệp gặp trục trặc" })}
          kept={
            snapshot.matches({ open: { selectFailed: "notLoaded" } })
              ? t({ id: "picker.not_loaded", message: "Chưa mở được tệp này." })
              : t({ id: "picker.not_selected", message: "Chưa chọn được tệp này." })
          }
        />
      )}
      {kind === "video" ? (
        <Films films={assets} />
      ) : (
        <TileGrid label={t({ id: "picker.list", message: "Kho ảnh" })}>
          {assets.map((asset) => (
            <PictureTile
              key={asset.id}
              src={asset.thumb_url}
              caption={nameOf(asset)}
              selected={asset.id === picked?.id}
              reason={
                pickReasons(asset).length > 0
                  ? t({ id: "picker.video_not_taken", message: "Công cụ này cần ảnh" })
                  : null
              }
              onSelect={() => picker.send({ type: "asset.pick", asset })}
            />
          ))}
        </TileGrid>
      )}
      {cursor !== null && (
        <Button
          size="small"
          busy={!snapshot.can({ type: "more.ask" })}
          onClick={() => picker.send({ type: "more.ask" })}
        >
          {snapshot.matches({ open: "pageFailed" })
            ? t({ id: "picker.more_again", message: "Chưa mở thêm được, thử lại" })
            : t({ id: "list.more", message: "Xem thêm" })}
        </Button>
      )}
    </>
  );
}

/** Videos can be played here; no tool takes one in, so none can be chosen. */
const Films = ({ films }: { films: readonly Asset[] }) => (
  <ul className={s.films}>
    {films.map((film) => (
      <li key={film.id}>
        <ServedVideo
          className={s.film}
          src={film.url}
          poster={film.thumb_url}
          controls
          preload="none"
          playsInline
          aria-label={nameOf(film)}
        />
        <p className={s.filmName}>{nameOf(film)}</p>
      </li>
    ))}
  </ul>
);
