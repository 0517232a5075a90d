import { ServedPicture } from "./served-picture.tsx";
import * as s from "./test-strip.css.ts";

const stateOf = (value: number, index: number, count: number): keyof typeof s.strips => {
  const filled = value * count - index;
  return filled >= 1 ? "done" : filled > 0 ? "current" : "ahead";
};

/**
 * The input picture, uncovered strip by strip from left to right while a tool works; `value` is
 * 0–1. Screen readers hear only `alt`: the progress is told by the StepWedge beside it.
 */
export function TestStrip({
  src,
  alt,
  value,
  strips = 8,
  className,
}: {
  src: string;
  alt: string;
  value: number;
  strips?: number;
  className?: string | undefined;
}) {
  return (
    <div className={s.strip}>
      <ServedPicture room="card" src={src} alt={alt} className={className ?? s.picture} />
      <div className={s.veils} aria-hidden="true">
        {Array.from({ length: strips }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: strips never change places.
          <span key={index} className={s.strips[stateOf(value, index, strips)]} />
        ))}
      </div>
    </div>
  );
}
