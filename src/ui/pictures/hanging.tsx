import type { ReactNode } from "react";
import * as s from "./hanging.css.ts";
import { ServedPicture } from "./served-picture.tsx";

/** A chosen garment on a hanger from the roller, its name beneath. */
export function Hanging({
  src,
  alt,
  caption,
  action,
  over,
}: {
  src: string;
  alt: string;
  caption?: ReactNode;
  action?: ReactNode;
  /** Drawn over the picture. */
  over?: ReactNode;
}) {
  return (
    <figure className={s.figure}>
      <svg className={s.hanger} viewBox="0 0 110 68" aria-hidden="true">
        <path d="M55 0v12M55 12a7 7 0 1 1 5 12q-5 2-5 8M55 32 4 64M55 32l51 32" />
      </svg>
      <div className={s.hung}>
        <ServedPicture src={src} alt={alt} className={s.picture} />
        {over}
      </div>
      {(caption || action) && (
        <figcaption className={s.caption}>
          <span className={s.name} title={typeof caption === "string" ? caption : undefined}>
            {caption}
          </span>
          {action && <span className={s.action}>{action}</span>}
        </figcaption>
      )}
    </figure>
  );
}
