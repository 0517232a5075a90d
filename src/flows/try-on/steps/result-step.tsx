import { useLingui } from "@lingui/react/macro";
import { setElementVars } from "@vanilla-extract/dynamic";
import { useSelector } from "@xstate/react";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { orderReasons } from "#machines/try-on/try-on.rules.ts";
import { formatBytes, formatDateTime, formatLength, formatNumber } from "#src/lib/format.ts";
import { currentLanguage } from "#src/lib/i18n.ts";
import { useCredits, useFreshAsset } from "#src/lib/queries.ts";
import { heading } from "#src/theme/type.css.ts";
import { BeforeAfter } from "#src/ui/before-after.tsx";
import { Button } from "#src/ui/button.tsx";
import { DefinitionList } from "#src/ui/definition-list.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { InspectorBody } from "#src/ui/frames/inspector.tsx";
import { JudgingStage } from "#src/ui/frames/stage.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { LinkButton } from "#src/ui/link-button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { type Ground, GroundChoice, Toolbar, ToolbarRule, ToolbarWords } from "#src/ui/toolbar.tsx";
import { ZoomView } from "#src/ui/zoom-view.tsx";
import { DownloadDialog } from "../../download/download-dialog.tsx";
import { WayBack } from "../foot-parts.tsx";
import { nameOf, titleOf } from "../name-of.ts";
import * as s from "../try-on.css.ts";
import { bothNeeded, categoryTexts } from "../try-on.messages.ts";
import { downloadOf } from "../try-on.select.ts";
import { TryOnFrame } from "../try-on-frame.tsx";
import type { TryOnRef } from "../use-try-on-ref.ts";

type Turn = 0 | 90 | 180 | 270;

/** The finished picture, judged on grey beside what it was made of. */
export function ResultStep({ flow }: { flow: TryOnRef }) {
  const { t, i18n } = useLingui();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const download = useSelector(flow, downloadOf);
  const [ground, setGround] = useState<Ground>("grey");
  const [withInputs, setWithInputs] = useState(true);
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState<Turn>(0);
  const generation = context.result;
  const result = useFreshAsset(generation?.result?.asset ?? null);
  const model = useFreshAsset(context.model);
  const garment = useFreshAsset(context.garment);
  const { data: credits } = useCredits();
  const language = currentLanguage();
  const names = titleOf(model, garment);
  const length = formatLength(language, generation?.processing_ms ?? 0);
  const charged = generation?.charged ?? 0;
  const left = credits?.balance;
  const category = generation?.result?.details.category;
  const plain = zoom === 1 && turn === 0;
  const percent = Math.round(zoom * 100);
  return (
    <>
      <TryOnFrame
        flow={flow}
        thirdNote={t({ id: "try_on.saved", message: "Đã lưu vào Lịch sử" })}
        thirdPicture={result?.thumb_url}
        inspectorLabel={t({ id: "try_on.step.result", message: "Kết quả" })}
        stage={
          <JudgingStage ground={ground}>
            {result === null ? (
              <EmptyState title={t({ id: "result.none", message: "Chưa có ảnh kết quả" })} />
            ) : (
              <div className={s.shots}>
                {withInputs && plain && model ? (
                  <Compare ratio={result.width / result.height}>
                    <BeforeAfter
                      before={{
                        src: model.url,
                        alt: nameOf(model),
                        label: t({ id: "result.before", message: "Trước" }),
                      }}
                      after={{
                        src: result.url,
                        alt: names,
                        label: t({ id: "result.after", message: "Sau" }),
                      }}
                      sliderLabel={t({ id: "result.slider", message: "Kéo để so trước và sau" })}
                    />
                  </Compare>
                ) : (
                  <div className={s.closeLook}>
                    <ZoomView
                      src={result.url}
                      alt={names}
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
                    onClick={() => setTurn((value) => ((value + 90) % 360) as Turn)}
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
                </Toolbar>
              </div>
            )}
          </JudgingStage>
        }
        inspector={
          <InspectorBody>
            <div className={s.resultTitle}>
              <p className={s.done} role="status">
                <Icon name="check" />
                {t({
                  id: "result.done_in",
                  message: `Xong trong ${length}, tốn ${charged} credit`,
                })}
              </p>
              <h2 className={heading.title}>{names}</h2>
            </div>
            <Button
              look="primary"
              icon="download"
              wide
              onClick={() => download?.send({ type: "download.open" })}
            >
              {t({ id: "download.title", message: "Tải xuống" })}
            </Button>
            <div className={s.actions}>
              {result && (
                <LinkButton
                  size="small"
                  icon="external"
                  href={result.url}
                  target="_blank"
                  rel="noopener"
                >
                  {t({ id: "result.new_tab", message: "Mở thẻ mới" })}
                </LinkButton>
              )}
              <Button
                size="small"
                icon="refresh"
                reason={orderReasons(context).length === 0 ? null : i18n._(bothNeeded)}
                reasonPlace="below"
                onClick={() => flow.send({ type: "order.again" })}
              >
                {t({ id: "result.regenerate", message: "Tạo lại" })}
              </Button>
            </div>
            {generation && result && (
              <DefinitionList
                items={[
                  {
                    term: t({ id: "result.created", message: "Tạo lúc" }),
                    detail: formatDateTime(language, generation.created_at),
                  },
                  { term: t({ id: "result.time", message: "Thời gian xử lý" }), detail: length },
                  {
                    term: t({ id: "result.size", message: "Kích thước" }),
                    detail: `${result.width} × ${result.height}, ${formatBytes(language, result.bytes)}`,
                  },
                  {
                    term: t({ id: "try_on.step.model", message: "Người mẫu" }),
                    detail: model ? nameOf(model) : "",
                  },
                  {
                    term: t({ id: "try_on.step.outfit", message: "Trang phục" }),
                    detail: garment ? nameOf(garment) : "",
                  },
                  ...(category && category in categoryTexts
                    ? [
                        {
                          term: t({ id: "try_on.category", message: "Loại đồ" }),
                          detail: i18n._(categoryTexts[category as keyof typeof categoryTexts]),
                        },
                      ]
                    : []),
                  {
                    term: t({ id: "result.cost", message: "Chi phí" }),
                    detail:
                      left === undefined
                        ? t({ id: "result.cost_only", message: `${charged} credit` })
                        : t({ id: "result.cost_left", message: `${charged} credit, còn ${left}` }),
                  },
                  {
                    term: t({ id: "result.seed", message: "Mã ngẫu nhiên" }),
                    detail: formatNumber(language, generation.seed),
                  },
                ]}
              />
            )}
            {generation?.engine.preview && (
              <Notice>
                {t({
                  id: "result.preview",
                  message: "Bản xem trước, máy tại chỗ. Gói Dùng thử có dấu mờ.",
                })}
              </Notice>
            )}
          </InspectorBody>
        }
        foot={{
          start: (
            <>
              <Button
                icon="arrowLeft"
                onClick={() => flow.send({ type: "step.jump", step: "outfit" })}
              >
                {t({ id: "result.change_outfit", message: "Đổi trang phục" })}
              </Button>
              <WayBack flow={flow} />
            </>
          ),
          end: (
            <Button
              iconEnd="arrowRight"
              onClick={() => flow.send({ type: "step.jump", step: "outfit" })}
            >
              {t({ id: "result.another", message: "Chọn món khác" })}
            </Button>
          ),
        }}
      />
      {download && <DownloadDialog download={download} />}
    </>
  );
}

/** Holds the two pictures at their own proportions. */
function Compare({ ratio, children }: { ratio: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) setElementVars(box.current, { [s.ratio]: String(ratio) });
  }, [ratio]);
  return (
    <div ref={box} className={s.compare}>
      {children}
    </div>
  );
}
