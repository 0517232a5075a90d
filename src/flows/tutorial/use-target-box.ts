import { useLayoutEffect, useState } from "react";
import type { Box, Size } from "#machines/tutorial/placement.rules.ts";

interface Measured {
  /** Null while there is no such element, or it takes no room. */
  target: Box | null;
  viewport: Size;
}

function measure(selector: string | null): Measured {
  const { clientWidth: width } = document.documentElement;
  const viewport = { width: width || innerWidth, height: innerHeight };
  const found = selector === null ? null : document.querySelector(selector);
  const box = found?.getBoundingClientRect();
  if (!box || box.width === 0 || box.height === 0) return { target: null, viewport };
  const { left, top } = box;
  return { target: { left, top, width: box.width, height: box.height }, viewport };
}
const isSame = (a: Measured, b: Measured) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Where the target is now: measured again when anything scrolls, the window or the target changes
 * its size, or the page is drawn anew; at most once a frame.
 */
export function useTargetBox(selector: string | null): Measured {
  const [measured, setMeasured] = useState(() => measure(selector));
  useLayoutEffect(() => {
    let frame = 0;
    const now = () => {
      frame = 0;
      const next = measure(selector);
      setMeasured((last) => (isSame(last, next) ? last : next));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(now);
    };
    now();
    const sizes = new ResizeObserver(soon);
    sizes.observe(document.documentElement);
    const found = selector === null ? null : document.querySelector(selector);
    if (found) sizes.observe(found);
    const nodes = new MutationObserver(soon);
    nodes.observe(document.body, { childList: true, subtree: true });
    addEventListener("scroll", soon, { capture: true, passive: true });
    addEventListener("resize", soon);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      nodes.disconnect();
      removeEventListener("scroll", soon, { capture: true });
      removeEventListener("resize", soon);
    };
  }, [selector]);
  return measured;
}
