import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** Where the drawing stands in its window, and how large. */
export interface View {
  x: number;
  y: number;
  scale: number;
}
interface Size {
  width: number;
  height: number;
}
/** Smaller than this its words are not read. */
const READABLE = 0.85;
const [SMALLEST, LARGEST] = [0.1, 3];
const within = (scale: number) => Math.min(LARGEST, Math.max(SMALLEST, scale));

const middled = (
  window: Size,
  drawing: Size,
  scale: number,
  at: { x: number; y: number },
): View => {
  const along = (size: number, whole: number, place: number) =>
    whole * scale <= size
      ? (size - whole * scale) / 2
      : Math.min(0, Math.max(size - whole * scale, size / 2 - place * scale));
  return {
    scale,
    x: along(window.width, drawing.width, at.x),
    y: along(window.height, drawing.height, at.y),
  };
};

/** Panning by dragging and arrow keys, zooming by wheel and + −, fitting the whole or one state. */
export function useView(window: RefObject<HTMLDivElement | null>, drawing: Size) {
  const [view, setView] = useState<View>({ x: 0, y: 0, scale: 1 });
  const grip = useRef<{ x: number; y: number } | null>(null);
  const sizeOf = useCallback((): Size => {
    const { clientWidth = 0, clientHeight = 0 } = window.current ?? {};
    return { width: clientWidth, height: clientHeight };
  }, [window]);

  const showWhole = useCallback(() => {
    const size = sizeOf();
    const scale = within(Math.min(1, size.width / drawing.width, size.height / drawing.height));
    setView(middled(size, drawing, scale, { x: 0, y: 0 }));
  }, [drawing, sizeOf]);
  /** The whole if it can be read so; else large enough to read, around this place. */
  const showAround = useCallback(
    (at: { x: number; y: number }) => {
      const size = sizeOf();
      const whole = Math.min(1, size.width / drawing.width, size.height / drawing.height);
      setView(middled(size, drawing, within(Math.max(whole, READABLE)), at));
    },
    [drawing, sizeOf],
  );
  const zoom = useCallback(
    (factor: number, at?: { x: number; y: number }) => {
      const size = sizeOf();
      const { x, y } = at ?? { x: size.width / 2, y: size.height / 2 };
      setView((now) => {
        const scale = within(now.scale * factor);
        const share = scale / now.scale;
        return { scale, x: x - (x - now.x) * share, y: y - (y - now.y) * share };
      });
    },
    [sizeOf],
  );
  const move = useCallback(
    (x: number, y: number) => setView((now) => ({ ...now, x: now.x + x, y: now.y + y })),
    [],
  );

  useEffect(() => {
    const element = window.current;
    if (element === null) return;
    // React listens to the wheel passively, which could not keep the page from scrolling.
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      zoom(Math.exp(-event.deltaY / 500), { x: event.clientX - left, y: event.clientY - top });
    };
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  }, [window, zoom]);

  const drag = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) grip.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent) => {
      if (grip.current === null || event.buttons === 0) return;
      move(event.clientX - grip.current.x, event.clientY - grip.current.y);
      grip.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: () => {
      grip.current = null;
    },
  };
  return { view, showWhole, showAround, zoom, move, drag };
}
