import * as s from "./test-strip.css.ts";

const stateOf = (value: number, index: number, count: number): keyof typeof s.strips => {
  const filled = value * count - index;
  return filled >= 1 ? "done" : filled > 0 ? "current" : "ahead";
};

/**
 * The input picture comes up strip by strip from left to right as the run moves on; `value` is 0–1.
 * The wedge beside it carries the figure, so this is decoration apart from `alt`.
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
      <img src={src} alt={alt} className={className ?? s.picture} />
      <div className={s.veils} aria-hidden="true">
        {Array.from({ length: strips }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: strips are their places.
          <span key={index} className={s.strips[stateOf(value, index, strips)]} />
        ))}
      </div>
    </div>
  );
}
