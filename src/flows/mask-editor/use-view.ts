import { setElementVars } from "@vanilla-extract/dynamic";
import { type RefObject, useCallback, useRef } from "react";
import * as s from "./mask-editor.css.ts";

const MOST = 8;

/** Zoom and pan of the shown picture, kept outside React: they move with every pointer event. */
export function useView(plane: RefObject<HTMLElement | null>) {
  const view = useRef({ zoom: 1, x: 0, y: 0 });
  const show = useCallback(() => {
    const { zoom, x, y } = view.current;
    if (plane.current) {
      setElementVars(plane.current, {
        [s.zoomVar]: String(zoom),
        [s.xVar]: `${x}px`,
        [s.yVar]: `${y}px`,
      });
    }
  }, [plane]);

  /** Keeps the place under the pointer where it is. */
  const zoomAt = useCallback(
    (client: { x: number; y: number }, factor: number) => {
      const rect = plane.current?.getBoundingClientRect();
      if (!rect) return;
      const { zoom, x, y } = view.current;
      const next = Math.min(MOST, Math.max(1, zoom * factor));
      const scale = next / zoom;
      view.current =
        next === 1
          ? { zoom: 1, x: 0, y: 0 }
          : {
              zoom: next,
              x: x - (client.x - rect.left) * (scale - 1),
              y: y - (client.y - rect.top) * (scale - 1),
            };
      show();
    },
    [plane, show],
  );
  const pan = useCallback(
    (dx: number, dy: number) => {
      if (view.current.zoom === 1) return;
      view.current = { ...view.current, x: view.current.x + dx, y: view.current.y + dy };
      show();
    },
    [show],
  );
  const fit = useCallback(() => {
    view.current = { zoom: 1, x: 0, y: 0 };
    show();
  }, [show]);
  return { zoomAt, pan, fit };
}
