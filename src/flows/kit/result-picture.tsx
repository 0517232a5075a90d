import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { nameOf } from "#src/lib/text/asset-name.ts";
import { Button } from "#src/ui/actions/button.tsx";
import { IconButton } from "#src/ui/actions/icon-button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { JudgingStage } from "#src/ui/frames/stage.tsx";
import { BeforeAfter } from "#src/ui/pictures/before-after.tsx";
import { ServedVideo } from "#src/ui/pictures/served-picture.tsx";
import {
  type Ground,
  GroundChoice,
  Toolbar,
  ToolbarRule,
  ToolbarWords,
} from "#src/ui/pictures/toolbar.tsx";
import { ZoomView } from "#src/ui/pictures/zoom-view.tsx";
import type { Asset } from "#wire/assets.ts";
import { Compare } from "./compare.tsx";
import * as s from "./wizard.css.ts";

type Turn = 0 | 90 | 180 | 270;
const TURNED: Record<Turn, Turn> = { 0: 90, 90: 180, 180: 270, 270: 0 };

/**
 * The finished picture, judged on grey, beside what it was made of when there is such a picture; a
 * finished video, played in place.
 */
export function ResultPicture({
  result,
  before,
  title,
}: {
  result: Asset | null;
  before: Asset | null;
  title: string;
}) {
  const { t } = useLingui();
  const [ground, setGround] = useState<Ground>("grey");
  const [withInputs, setWithInputs] = useState(true);
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState<Turn>(0);
  const plain = zoom === 1 && turn === 0;
  const percent = Math.round(zoom * 100);
  return (
    <JudgingStage ground={ground}>
      {result === null ? (
        <EmptyState title={t({ id: "result.none", message: "Chưa có ảnh kết quả" })} />
      ) : result.kind === "video" ? (
        <div className={s.closeLook}>
          <ServedVideo
            className={s.film}
            src={result.url}
            poster={before?.url}
            controls
            loop
            playsInline
            aria-label={title}
          />
        </div>
      ) : (
        <div className={s.shots}>
          {withInputs && plain && before ? (
            <Compare ratio={result.width / result.height}>
              <BeforeAfter
                before={{
                  src: before.url,
                  alt: nameOf(before),
                  label: t({ id: "result.before", message: "Trước" }),
                }}
                after={{
                  src: result.url,
                  alt: title,
                  label: t({ id: "result.after", message: "Sau" }),
                }}
                sliderLabel={t({ id: "result.slider", message: "Kéo để so trước và sau" })}
              />
            </Compare>
          ) : (
            <div className={s.closeLook}>
              <ZoomView
                src={result.url}
                alt={title}
                zoom={zoom}
                turn={turn}
                label={t({ id: "result.picture", message: "Ảnh kết quả" })}
              />
            </div>
          )}
          <Toolbar label={t({ id: "result.tools", message: "Xem ảnh" })}>
            <IconButton
              icon="zoomOut"
              look="quiet"
              label={t({ id: "result.zoom_out", message: "Thu nhỏ" })}
              onClick={() => setZoom((value) => Math.max(0.5, value - 0.5))}
            />
            <ToolbarWords>{percent}%</ToolbarWords>
            <IconButton
              icon="zoomIn"
              look="quiet"
              label={t({ id: "result.zoom_in", message: "Phóng to" })}
              onClick={() => setZoom((value) => Math.min(4, value + 0.5))}
            />
            <IconButton
              icon="rotate"
              look="quiet"
              label={t({ id: "result.rotate", message: "Xoay" })}
              onClick={() => setTurn((value) => TURNED[value])}
            />
            <IconButton
              icon="refresh"
              look="quiet"
              label={t({ id: "result.reset_view", message: "Về cỡ vừa, hướng cũ" })}
              onClick={() => {
                setZoom(1);
                setTurn(0);
              }}
            />
            <ToolbarRule />
            <GroundChoice
              label={t({ id: "result.ground", message: "Nền soi" })}
              names={{
                white: t({ id: "result.white", message: "Trắng" }),
                grey: t({ id: "result.grey", message: "Xám" }),
                black: t({ id: "result.black", message: "Đen" }),
              }}
              value={ground}
              onChange={setGround}
            />
            {before && (
              <>
                <ToolbarRule />
                <Button
                  size="small"
                  look="quiet"
                  icon={withInputs ? "eyeOff" : "eye"}
                  aria-pressed={withInputs}
                  onClick={() => setWithInputs(!withInputs)}
                >
                  {withInputs
                    ? t({ id: "result.hide_inputs", message: "Ẩn ảnh gốc" })
                    : t({ id: "result.show_inputs", message: "Xem ảnh gốc" })}
                </Button>
              </>
            )}
          </Toolbar>
        </div>
      )}
    </JudgingStage>
  );
}
