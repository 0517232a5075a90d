import type { ReactNode } from "react";
import * as s from "./empty-state.css.ts";

/** hanger: nothing to wear yet · print: no pictures · search: a filter matches nothing · plug: out of reach. */
const drawings = {
  hanger: "M56 14a8 8 0 1 1 6 13q-6 2-6 9M56 36 14 66q-4 4 2 4h80q6 0 2-4Z",
  print: "M22 12h68M26 12v64h60V12M36 66l14-18 12 13 8-8 14 13M66 32a5 5 0 1 0 .1 0",
  search: "M50 18a26 26 0 1 0 .1 0M69 63l20 20M40 44h20",
  plug: "M20 82h28q8 0 8-8V56M40 34h32v10q0 12-16 12T40 44ZM48 34V18M64 34V18",
} as const;

/** A drawing, a sentence, one action. */
export function EmptyState({
  drawing = "print",
  title,
  heading,
  children,
  action,
}: {
  drawing?: keyof typeof drawings;
  title: string;
  /** The title is the page's own h1: nothing else stands on it. */
  heading?: boolean;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const Title = heading ? "h1" : "p";
  return (
    <div className={s.box}>
      <svg className={s.drawing} viewBox="0 0 112 96" aria-hidden="true">
        <path d={drawings[drawing]} />
      </svg>
      <Title className={s.title}>{title}</Title>
      {children && <p className={s.words}>{children}</p>}
      {action && <div className={s.actions}>{action}</div>}
    </div>
  );
}
