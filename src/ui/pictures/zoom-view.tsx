import { setElementVars } from "@vanilla-extract/dynamic";
import { useLayoutEffect, useRef } from "react";
import { cx } from "../class-names.ts";
import { ServedPicture } from "./served-picture.tsx";
import * as s from "./zoom-view.css.ts";

/** A picture that can be enlarged and turned. At `zoom` 1 it fits the view. */
export function ZoomView({
  src,
  alt,
  zoom,
  turn,
  label,
}: {
  src: string;
  alt: string;
  zoom: number;
  turn: 0 | 90 | 180 | 270;
  /** Names the scrolling region. */
  label: string;
}) {
  const view = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const vars = { [s.zoomVar]: String(zoom), [s.turnVar]: `${turn}deg` };
    if (view.current) setElementVars(view.current, vars);
  }, [zoom, turn]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll the zoomed picture.
    <section ref={view} className={s.view} aria-label={label} tabIndex={0}>
      <div className={cx(s.plane, s.sized)}>
        <ServedPicture
          src={src}
          alt={alt}
          className={cx(s.picture, turn % 180 !== 0 && s.sideways)}
        />
      </div>
    </section>
  );
}
