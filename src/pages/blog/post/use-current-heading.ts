import { useEffect, useState } from "react";

/** How far below the window's top a heading counts as reached, in px. */
const REACH = 120;

/** The anchor of the heading one reads under; null above the first. */
export function useCurrentHeading(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const all = ids.join("\n");
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const reached = all
        .split("\n")
        .filter(
          (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? REACH) < REACH,
        );
      setCurrent(reached.at(-1) ?? null);
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    later();
    window.addEventListener("scroll", later, { passive: true });
    window.addEventListener("resize", later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", later);
      window.removeEventListener("resize", later);
    };
  }, [all]);
  return current;
}
