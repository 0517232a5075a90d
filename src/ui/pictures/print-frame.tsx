import type { ReactNode } from "react";
import * as s from "./print-frame.css.ts";
import { ServedPicture } from "./served-picture.tsx";

/** A print standing on the backdrop: contact shadow, caption beneath, one action at its end. */
export function PrintFrame({
  src,
  alt,
  caption,
  action,
  over,
  children,
}: {
  src?: string | undefined;
  alt?: string;
  caption?: ReactNode;
  action?: ReactNode;
  /** Drawn over the picture. */
  over?: ReactNode;
  /** Instead of `src`: something else that fills the print. */
  children?: ReactNode;
}) {
  return (
    <figure className={s.figure}>
      <div className={s.print}>
        {children ?? (src && <ServedPicture src={src} alt={alt ?? ""} className={s.picture} />)}
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
