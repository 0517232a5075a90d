import { useLingui } from "@lingui/react/macro";
import { setElementVars } from "@vanilla-extract/dynamic";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import { type MaskPoint, toPicture } from "#machines/mask-editor/mask-editor.rules.ts";
import { ServedPicture } from "#src/ui/pictures/served-picture.tsx";
import type { Asset } from "#wire/assets.ts";
import * as s from "./mask-editor.css.ts";
import type { MaskEditorRef } from "./mask-editor-ref.ts";
import { painter } from "./paint.ts";
import { useView } from "./use-view.ts";

/** More pixels are not seen while painting; the stored mask has all of them. */
const CANVAS_SIDE = 2048;
const ARROWS: Record<string, MaskPoint> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The photo with the mask over it: mouse, pen and touch paint, two fingers and Ctrl+wheel zoom. */
export function MaskCanvas({
  editor,
  picture,
  over,
}: {
  editor: MaskEditorRef;
  picture: Asset;
  /** Drawn over the picture, beneath what is painted. */
  over?: ReactNode;
}) {
  const { t } = useLingui();
  const windowRef = useRef<HTMLElement>(null);
  const planeRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const ringRef = useRef<HTMLDivElement>(null);
  const touches = useRef(new Map<number, { x: number; y: number }>());
  const panning = useRef(false);
  const cursor = useRef<MaskPoint>([picture.width / 2, picture.height / 2]);
  const { zoomAt, pan } = useView(planeRef);
  const scale = Math.min(1, CANVAS_SIDE / Math.max(picture.width, picture.height));

  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas) return;
    const paint = painter(canvas, scale, editor.getSnapshot().context.meaning);
    const show = () => {
      const { entries, stroke } = editor.getSnapshot().context;
      paint(entries, stroke);
    };
    show();
    const watch = editor.subscribe(show);
    return () => watch.unsubscribe();
  }, [editor, scale]);

  const place = (client: { x: number; y: number }): MaskPoint => {
    const rect = planeRef.current?.getBoundingClientRect() ?? new DOMRect();
    return toPicture(client, rect, picture);
  };
  const showRing = ([x, y]: MaskPoint) => {
    const plane = planeRef.current?.getBoundingClientRect();
    const frame = windowRef.current?.getBoundingClientRect();
    if (!plane || !frame || !ringRef.current) return;
    const shown = plane.width / picture.width;
    setElementVars(ringRef.current, {
      [s.ringX]: `${plane.left - frame.left + x * shown}px`,
      [s.ringY]: `${plane.top - frame.top + y * shown}px`,
      [s.ringSize]: `${editor.getSnapshot().context.size * shown}px`,
    });
    cursor.current = [x, y];
  };
  useEffect(() => {
    const frame = windowRef.current;
    if (!frame) return;
    // React listens to wheels passively; the page must not scroll or zoom here.
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      if (event.ctrlKey)
        zoomAt({ x: event.clientX, y: event.clientY }, event.deltaY < 0 ? 1.2 : 1 / 1.2);
      else editor.send({ type: "brush.step", notches: event.deltaY < 0 ? 1 : -1 });
    };
    frame.addEventListener("wheel", wheel, { passive: false });
    return () => frame.removeEventListener("wheel", wheel);
  }, [editor, zoomAt]);

  const isDrawing = () => editor.getSnapshot().hasTag("drawing");
  const endStroke = () => isDrawing() && editor.send({ type: "stroke.end" });
  const down = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = { x: event.clientX, y: event.clientY };
    touches.current.set(event.pointerId, at);
    if (touches.current.size > 1) {
      // A second finger: what the first began was no stroke.
      if (isDrawing()) editor.send({ type: "stroke.cancel" });
      return;
    }
    if (panning.current || event.button === 1) return;
    const { tool } = editor.getSnapshot().context;
    const erases = event.button === 2 || event.shiftKey || tool === "erase";
    showRing(place(at));
    editor.send({
      type: "stroke.begin",
      tool: erases ? "erase" : "paint",
      point: place(at),
    });
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const at = { x: event.clientX, y: event.clientY };
    const before = touches.current.get(event.pointerId);
    showRing(place(at));
    if (!before) return;
    const other = [...touches.current].find(([id]) => id !== event.pointerId)?.[1];
    touches.current.set(event.pointerId, at);
    if (other) {
      const apart = (p: { x: number; y: number }) => Math.hypot(p.x - other.x, p.y - other.y);
      zoomAt({ x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }, apart(at) / apart(before));
      pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    } else if (isDrawing()) {
      const all = event.nativeEvent.getCoalescedEvents?.() ?? [];
      const events = all.length > 0 ? all : [event.nativeEvent];
      editor.send({
        type: "stroke.extend",
        points: events.map(({ clientX, clientY }) => place({ x: clientX, y: clientY })),
      });
    } else pan(at.x - before.x, at.y - before.y);
  };
  const up = (event: PointerEvent<HTMLElement>) => {
    touches.current.delete(event.pointerId);
    endStroke();
  };
  const key = (event: KeyboardEvent<HTMLElement>) => {
    const arrow = ARROWS[event.key];
    const { size } = editor.getSnapshot().context;
    if (arrow) {
      const step = Math.max(1, size / 4);
      const [x, y] = cursor.current;
      showRing([
        Math.min(picture.width, Math.max(0, x + arrow[0] * step)),
        Math.min(picture.height, Math.max(0, y + arrow[1] * step)),
      ]);
    } else if (event.key === "Enter") {
      const { tool } = editor.getSnapshot().context;
      const erases = event.shiftKey || tool === "erase";
      editor.send({
        type: "stroke.begin",
        tool: erases ? "erase" : "paint",
        point: cursor.current,
      });
      endStroke();
    } else if (event.key === "[" || event.key === "]") {
      editor.send({ type: "brush.step", notches: event.key === "]" ? 1 : -1 });
      showRing(cursor.current);
    } else if (event.key === " ") panning.current = true;
    else return;
    event.preventDefault();
  };
  return (
    <section
      ref={windowRef}
      className={s.window}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard paints here: arrows move, Enter stamps.
      tabIndex={0}
      aria-label={t({
        id: "mask.canvas",
        message: "Vùng tô. Phím mũi tên dời cọ, Enter tô, Shift và Enter xoá, [ và ] đổi cỡ cọ.",
      })}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onLostPointerCapture={up}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={key}
      onKeyUp={(event) => {
        if (event.key === " ") panning.current = false;
      }}
    >
      <div ref={planeRef} className={s.plane}>
        <ServedPicture
          room="card"
          src={picture.url}
          alt={picture.name}
          className={s.picture}
          draggable={false}
        />
        {over}
        <canvas
          ref={canvasRef}
          className={s.canvas}
          width={Math.round(picture.width * scale)}
          height={Math.round(picture.height * scale)}
        />
      </div>
      <div ref={ringRef} className={s.ring} />
    </section>
  );
}
